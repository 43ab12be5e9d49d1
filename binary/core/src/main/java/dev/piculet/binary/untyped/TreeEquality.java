package dev.piculet.binary.untyped;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Compares trees in time that grows with their size, however often objects stand in them, cycles included: objects that
 * have been compared are taken as one from then on (Hopcroft and Karp's test of automata). Used once.
 */
public final class TreeEquality {
    private record Pair(Object first, Object second) {}

    private final Deque<Pair> open = new ArrayDeque<>();
    private final Map<Object, Object> parents = new IdentityHashMap<>();

    private TreeEquality() {}

    /** Whether two values have the same classes, fields and elements. */
    public static boolean areEqual(Object first, Object second) {
        TreeEquality equality = new TreeEquality();
        equality.later(first, second);
        while (!equality.open.isEmpty()) {
            Pair pair = equality.open.pop();
            if (!equality.isSame(pair.first, pair.second)) {
                return false;
            }
        }
        return true;
    }

    private void later(Object first, Object second) {
        if (first != second) {
            open.push(new Pair(first, second));
        }
    }

    /** Compares what is not inside something else, and leaves the rest for later. */
    private boolean isSame(Object first, Object second) {
        if (first instanceof TreeObject a && second instanceof TreeObject b) {
            return a.className().equals(b.className()) && (!unite(a, b) || isSame(a.fields(), b.fields()));
        }
        if (first instanceof FieldMap a && second instanceof FieldMap b) {
            return fields(a, b);
        }
        if (first instanceof TreeList a && second instanceof TreeList b) {
            return elements(a, b);
        }
        if (first instanceof Map.Entry<?, ?> a && second instanceof Map.Entry<?, ?> b) {
            later(a.getKey(), b.getKey());
            later(a.getValue(), b.getValue());
            return true;
        }
        return first != null && second != null && first.getClass().isArray()
                ? Objects.deepEquals(first, second)
                : Objects.equals(first, second);
    }

    private boolean fields(FieldMap first, FieldMap second) {
        if (!first.names().isSame(second.names())) {
            return false;
        }
        for (int i = 0; i < first.size(); i++) {
            later(first.value(i), second.get(first.names().name(i)));
        }
        return true;
    }

    private boolean elements(List<?> first, List<?> second) {
        if (first.size() != second.size()) {
            return false;
        }
        for (int i = 0; i < first.size(); i++) {
            later(first.get(i), second.get(i));
        }
        return true;
    }

    /** Returns false if two objects have been taken as one before. */
    private boolean unite(Object first, Object second) {
        Object a = representative(first);
        Object b = representative(second);
        if (a == b) {
            return false;
        }
        parents.put(a, b);
        return true;
    }

    private Object representative(Object object) {
        Object current = object;
        Object parent = parents.get(current);
        while (parent != null) {
            Object grandparent = parents.get(parent);
            if (grandparent != null) {
                // Halves the path, so that the next walk is shorter.
                parents.put(current, grandparent);
            }
            current = parent;
            parent = grandparent;
        }
        return current;
    }
}
