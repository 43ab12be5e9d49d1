package dev.piculet.binary.untyped;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names of an object's fields, which all objects of one definition share. Immutable. */
public final class FieldNames {
    private final String[] names;
    private final Map<String, Integer> indices = new HashMap<>();

    /** @param names without duplicates */
    public FieldNames(List<String> names) {
        this.names = names.toArray(new String[0]);
        for (int i = 0; i < this.names.length; i++) {
            indices.put(this.names[i], i);
        }
    }

    int size() {
        return names.length;
    }

    String name(int index) {
        return names[index];
    }

    /** Returns the place of a name; -1 if there is none. */
    int indexOf(Object name) {
        return name instanceof String string ? indices.getOrDefault(string, -1) : -1;
    }

    boolean isSame(FieldNames other) {
        return this == other || indices.keySet().equals(other.indices.keySet());
    }
}
