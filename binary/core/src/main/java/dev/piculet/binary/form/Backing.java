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

    /**
     * Returns the number of a view of a set that is no {@code SortedSet}: one of two.
     *
     * @param plain of one behind which {@code equals} tells which elements are one
     * @param sorted of one behind which the comparator tells it
     * @throws dev.piculet.binary.io.UnsupportedValueException if identity tells it, or the comparator of one that is not the JDK's,
     *     or elements are held weakly
     */
    static int code(Set<?> view, int plain, int sorted) {
        if (isOfMap(view) && !view.iterator().getClass().getName().startsWith("java.util.")) {
            throw FormErrors.unknownCollection(view.getClass());
        }
        return isSorted(view.spliterator(), view.getClass()) ? sorted : plain;
    }

    /** Returns the number of a view of a map that is no {@code SortedMap}, likewise. */
    static int code(Map<?, ?> view, int plain, int sorted) {
        return isSorted(view.keySet().spliterator(), view.getClass()) ? sorted : plain;
    }

    /** Whether what is behind a view may be changed while other threads look at it. */
    static boolean isConcurrent(Collection<?> view) {
        String name = spliteratorName(view);
        return name.startsWith("java.util.concurrent.ConcurrentHashMap$")
                || name.startsWith("java.util.concurrent.ConcurrentSkipListMap$");
    }

    /** Whether a view lets nobody change what is behind it. */
    static boolean isUnmodifiable(Object view) {
        return view.getClass().getName().startsWith("java.util.Collections$Unmodifiable");
    }

    private static boolean isOfMap(Collection<?> view) {
        String name = view.getClass().getName();
        return name.equals("java.util.Collections$SetFromMap")
                || name.equals("java.util.Collections$SequencedSetFromMap");
    }

    /** Of other libraries' natural order, {@code equals} tells as well which elements are one. */
    private static boolean isSorted(Spliterator<?> elements, Class<?> view) {
        String name = elements.getClass().getName();
        requireEquality(name, view);
        if (!elements.hasCharacteristics(Spliterator.SORTED)) {
            return false;
        }
        if (!isOrdered(name) && SortOrder.of(elements.getComparator()) != SortOrder.NATURAL) {
            throw FormErrors.unknownCollection(view);
        }
        return isOrdered(name);
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
