package dev.piculet.binary.codec;

import dev.piculet.model.TypeModel;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names that classes, fields and constants had before. */
final class Aliases {
    private final Map<String, Set<String>> former;

    /** @param former old names, by the name that something has now: of a class, or {@code class#member} */
    Aliases(Map<String, Set<String>> former) {
        this.former = former;
    }

    /** Whether a class has, or had, a name. */
    boolean isOrWas(Class<?> type, String name) {
        return type.getName().equals(name)
                || former.getOrDefault(type.getName(), Set.of()).contains(name);
    }

    /** The old names of a field or constant. */
    Set<String> of(Class<?> type, String member) {
        return former.getOrDefault(type.getName() + "#" + member, Set.of());
    }

    /** Returns the class that has, or had, a name; null if none. */
    TypeModel find(String name, List<TypeModel> classes) {
        for (TypeModel type : classes) {
            if (type.rawClass().getName().equals(name)) {
                return type;
            }
        }
        for (TypeModel type : classes) {
            if (former.getOrDefault(type.rawClass().getName(), Set.of()).contains(name)) {
                return type;
            }
        }
        return null;
    }
}
