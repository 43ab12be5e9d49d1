package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.Spliterator;

/**
 * Finds the collection behind a view of the JDK that forbids changes, takes locks or checks classes. The view passes
 * its collection's spliterator through, whose class is nested in the collection's. Of hash tables only those that are
 * not told by {@code equals} can be recognized; sorted ones all can.
 */
final class Backing {
    private Backing() {}

    /** Refuses a view of a collection that compares elements by identity or holds them weakly. */
    static void requireEquality(Collection<?> view) {
        if (isOfMap(view) && !view.iterator().getClass().getName().startsWith("java.util.")) {
            throw FormErrors.unknownCollection(view.getClass());
        }
        requireEquality(spliteratorName(view), view.getClass());
    }

    private static boolean isOfMap(Collection<?> view) {
        String name = view.getClass().getName();
        return name.equals("java.util.Collections$SetFromMap")
                || name.equals("java.util.Collections$SequencedSetFromMap");
    }

    /**
     * Whether something sorted is behind a set that is no {@code SortedSet}, or the keys of a map that is no {@code SortedMap}:
     * its comparator tells which elements are one. Of other libraries' natural order, {@code equals} tells that as well.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if it is not the JDK's, and in another order
     */
    static boolean isSorted(Set<?> elements, Class<?> view) {
        Spliterator<?> spliterator = elements.spliterator();
        if (!spliterator.hasCharacteristics(Spliterator.SORTED)) {
            return false;
        }
        if (isOrdered(spliterator.getClass().getName())) {
            return true;
        }
        if (SortOrder.of(spliterator.getComparator()) != SortOrder.NATURAL) {
            throw FormErrors.unknownCollection(view);
        }
        return false;
    }

    /** Refuses a view of a map that compares keys by identity or holds them weakly. */
    static void requireEquality(Map<?, ?> view) {
        requireEquality(spliteratorName(view.keySet()), view.getClass());
    }

    private static void requireEquality(String spliterator, Class<?> view) {
        if (spliterator.startsWith("java.util.IdentityHashMap$")) {
            throw FormErrors.comparesIdentity(view);
        }
        if (spliterator.startsWith("java.util.WeakHashMap$")) {
            throw FormErrors.holdsWeakly(view);
        }
    }

    /** Refuses a view of a sorted collection that is not the JDK's: its order may differ from its comparator's. */
    static void requireOrder(Collection<?> view) {
        requireOrder(spliteratorName(view), view.getClass());
    }

    /** Refuses a view of a sorted map that is not the JDK's: its order may differ from its comparator's. */
    static void requireOrder(Map<?, ?> view) {
        requireOrder(spliteratorName(view.keySet()), view.getClass());
    }

    private static void requireOrder(String spliterator, Class<?> view) {
        if (!isOrdered(spliterator)) {
            throw FormErrors.unknownCollection(view);
        }
    }

    private static boolean isOrdered(String spliterator) {
        return spliterator.startsWith("java.util.TreeMap$")
                || spliterator.startsWith("java.util.concurrent.ConcurrentSkipListMap$")
                || spliterator.startsWith("java.util.Spliterators$EmptySpliterator");
    }

    private static String spliteratorName(Collection<?> elements) {
        return elements.spliterator().getClass().getName();
    }
}
