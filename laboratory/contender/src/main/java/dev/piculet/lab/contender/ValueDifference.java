package dev.piculet.lab.contender;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Predicate;

/**
 * Finds the first place where a value that was read differs from the one that was written, and says so in one line:
 * {@code $.nested.id: expected 7, found 8}.
 *
 * <p>Classes count: an object of ours, an array or a value of the JDK comes back in its own class, a collection as another
 * one of its kind (list, set, queue). Order counts where the expected collection has one. A number is equal to one of the
 * same class only, and NaN to NaN; {@code -0.0} is not {@code 0.0}.
 *
 * <p>The expected value is a tree: {@link ReferenceTree#of} refuses what is not.
 */
public final class ValueDifference {
    private final boolean areMapsOrdered;

    private ValueDifference(boolean areMapsOrdered) {
        this.areMapsOrdered = areMapsOrdered;
    }

    /** Compares a value with its copy. */
    public static Optional<String> between(Object expected, Object actual) {
        return new ValueDifference(true).at(ValuePath.ROOT, expected, actual);
    }

    /** Compares a value with its copy, read from a given JSON text: the members of its objects have no order. */
    public static Optional<String> betweenValueAndRead(Object expected, Object actual) {
        return new ValueDifference(false).at(ValuePath.ROOT, expected, actual);
    }

    private Optional<String> at(ValuePath path, Object expected, Object actual) {
        if (expected == null || actual == null) {
            return expected == actual ? Optional.empty() : Optional.of(path + unequal(expected, actual));
        }
        if (expected instanceof Collection<?> elements) {
            return ofCollection(path, elements, actual);
        }
        if (expected instanceof Map<?, ?> entries) {
            return ofMap(path, entries, actual);
        }
        if (expected.getClass() != actual.getClass()) {
            return Optional.of(path + ": expected " + expected.getClass().getTypeName() + " "
                    + TreeDifference.show(ReferenceTree.of(expected)) + ", found "
                    + actual.getClass().getTypeName());
        }
        if (expected.getClass().isArray()) {
            return inOrder(path, elementsOf(expected), elementsOf(actual));
        }
        if (expected instanceof Optional<?> holder) {
            return at(path, holder.orElse(null), ((Optional<?>) actual).orElse(null));
        }
        return ReferenceTree.isScalar(expected) ? ofScalars(path, expected, actual) : ofFields(path, expected, actual);
    }

    private static Optional<String> ofScalars(ValuePath path, Object expected, Object actual) {
        return Objects.equals(expected, actual) ? Optional.empty() : Optional.of(path + unequal(expected, actual));
    }

    private Optional<String> ofFields(ValuePath path, Object expected, Object actual) {
        boolean isNamed = !ReferenceTree.isWrittenAsItsField(expected.getClass());
        for (Field field : ReferenceTree.fieldsOf(expected.getClass())) {
            Optional<String> difference = at(
                    isNamed ? path.member(field.getName()) : path,
                    ReferenceTree.read(field, expected),
                    ReferenceTree.read(field, actual));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    private Optional<String> ofCollection(ValuePath path, Collection<?> expected, Object actual) {
        Class<?> kind = kindOf(expected);
        if (!kind.isInstance(actual)) {
            return Optional.of(path + ": expected a " + kind.getSimpleName() + ", found "
                    + actual.getClass().getTypeName());
        }
        List<Object> found = new ArrayList<>((Collection<?>) actual);
        boolean isOrdered =
                !(expected instanceof Set) || expected instanceof SortedSet || expected instanceof LinkedHashSet;
        return isOrdered
                ? inOrder(path, new ArrayList<>(expected), found)
                : inAnyOrder(path, new ArrayList<>(expected), found);
    }

    private static Class<?> kindOf(Collection<?> collection) {
        for (Class<?> kind : List.of(List.class, SortedSet.class, Set.class, Deque.class)) {
            if (kind.isInstance(collection)) {
                return kind;
            }
        }
        return Collection.class;
    }

    private Optional<String> inOrder(ValuePath path, List<?> expected, List<?> found) {
        for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
            Optional<String> difference = at(path.element(i), expected.get(i), found.get(i));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return sizes(path, expected.size(), found.size());
    }

    private Optional<String> inAnyOrder(ValuePath path, List<?> expected, List<?> found) {
        Optional<String> sizes = sizes(path, expected.size(), found.size());
        List<Object> left = new ArrayList<>(found);
        for (Object element : expected) {
            if (sizes.isEmpty() && !left.removeIf(new FirstEqual(element))) {
                return Optional.of(path + ": expected " + show(element) + " in the set, found it not");
            }
        }
        return sizes;
    }

    /** True once, for the first element that is equal. */
    private final class FirstEqual implements Predicate<Object> {
        private final Object expected;
        private boolean isFound;

        FirstEqual(Object expected) {
            this.expected = expected;
        }

        @Override
        public boolean test(Object element) {
            boolean isFirst = !isFound && at(ValuePath.ROOT, expected, element).isEmpty();
            isFound |= isFirst;
            return isFirst;
        }
    }

    private Optional<String> ofMap(ValuePath path, Map<?, ?> expected, Object actual) {
        if (!(actual instanceof Map<?, ?> found)) {
            return Optional.of(
                    path + ": expected a Map, found " + actual.getClass().getTypeName());
        }
        boolean isOrdered = areMapsOrdered && (expected instanceof LinkedHashMap || expected instanceof SortedMap);
        Iterator<? extends Map.Entry<?, ?>> others = found.entrySet().iterator();
        Map<Object, Map.Entry<?, ?>> byScalar = isOrdered ? new HashMap<>() : entriesByScalar(found);
        for (Map.Entry<?, ?> entry : expected.entrySet()) {
            Map.Entry<?, ?> other = isOrdered && others.hasNext() ? others.next() : byScalar.get(entry.getKey());
            other = other == null ? entryOf(found, entry.getKey()) : other;
            if (other == null) {
                return Optional.of(path + ": expected the key " + show(entry.getKey()) + ", found it not");
            }
            Optional<String> difference = at(path.member("key"), entry.getKey(), other.getKey());
            if (difference.isEmpty()) {
                difference = at(path.member(entry.getKey()), entry.getValue(), other.getValue());
            }
            if (difference.isPresent()) {
                return difference;
            }
        }
        return sizes(path, expected.size(), found.size());
    }

    /** Looking through all entries for each key of a large map would take minutes. */
    private static Map<Object, Map.Entry<?, ?>> entriesByScalar(Map<?, ?> map) {
        Map<Object, Map.Entry<?, ?>> entries = new HashMap<>();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (entry.getKey() != null && ReferenceTree.isScalar(entry.getKey())) {
                entries.put(entry.getKey(), entry);
            }
        }
        return entries;
    }

    private Map.Entry<?, ?> entryOf(Map<?, ?> map, Object key) {
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (at(ValuePath.ROOT, key, entry.getKey()).isEmpty()) {
                return entry;
            }
        }
        return null;
    }

    private static Optional<String> sizes(ValuePath path, int expected, int found) {
        return expected == found
                ? Optional.empty()
                : Optional.of(path + ": expected " + expected + " elements, found " + found);
    }

    private static List<Object> elementsOf(Object array) {
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(Array.get(array, i));
        }
        return elements;
    }

    private static String unequal(Object expected, Object actual) {
        return ": expected " + show(expected) + ", found " + show(actual);
    }

    private static String show(Object value) {
        return TreeDifference.show(ReferenceTree.of(value));
    }
}
