package dev.piculet.lab.fork;

import dev.piculet.lab.contender.ReferenceTree;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Changes the numbers, texts and flags in an object and in the objects that it refers to, in place, and puts them back:
 * a contender that remembers the bytes of such an object writes outdated ones.
 */
final class Mutation {
    private final List<Change> changes = new ArrayList<>();

    private record Change(Field field, Object owner, Object before) {}

    private Mutation() {}

    static Mutation of(Object value) {
        Mutation mutation = new Mutation();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>();
        open.add(value);
        while (!open.isEmpty()) {
            Object next = open.remove();
            if (!seen.add(next) || next instanceof Enum) {
                continue;
            }
            if (next instanceof Collection<?> elements) {
                elements.stream().filter(element -> element != null).forEach(open::add);
            } else if (!(next instanceof Map) && !next.getClass().isArray() && !ReferenceTree.isScalar(next)) {
                ReferenceTree.fieldsOf(next.getClass()).forEach(field -> mutation.change(field, next, open));
            }
        }
        return mutation;
    }

    private void change(Field field, Object owner, Deque<Object> open) {
        Object before = ReferenceTree.read(field, owner);
        Object after = other(before);
        try {
            if (after != null) {
                field.set(owner, after);
                changes.add(new Change(field, owner, before));
            } else if (before != null) {
                open.add(before);
            }
        } catch (IllegalAccessException e) {
            // A record's field, which nobody can change.
        }
    }

    /** Returns another value of the same class, or null if there is none to be had. */
    private static Object other(Object value) {
        if (value instanceof Integer number) {
            return number ^ 1;
        }
        if (value instanceof Long number) {
            return number ^ 1;
        }
        if (value instanceof Double number) {
            return number == 1.5 ? 2.5 : 1.5;
        }
        if (value instanceof Boolean flag) {
            return !flag;
        }
        return value instanceof String text ? text + "~" : null;
    }

    boolean isEmpty() {
        return changes.isEmpty();
    }

    void undo() throws IllegalAccessException {
        for (Change change : changes) {
            change.field.set(change.owner, change.before);
        }
    }
}
