package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.schema.SequenceCodes;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** Decides as which number of {@link SequenceCodes} a collection is written. */
public final class SequenceImplementations {
    /** Queues with a limit of less than that have been given one. */
    private static final int UNLIMITED = 1 << 30;

    private SequenceImplementations() {}

    /** Returns the number of a declared class; 0 if it has none. */
    public static int declaredCode(Class<?> declared) {
        int code = SequenceNames.declaredCode(declared.getName());
        return code != 0 ? code : OwnCollections.code(declared);
    }

    /** Whether a class alone tells that its values have this number. */
    public static boolean isToldByClass(int code) {
        return switch (code) {
            case SequenceCodes.ARRAY_LIST,
                    SequenceCodes.LINKED_LIST,
                    SequenceCodes.HASH_SET,
                    SequenceCodes.LINKED_HASH_SET,
                    SequenceCodes.ARRAY_DEQUE -> true;
            default -> false;
        };
    }

    /**
     * Returns the number of a collection: its class's, or that of the closest collection with the same elements that
     * can stand where {@code declared} does.
     *
     * @param elementClass the class of all elements
     * @throws dev.piculet.binary.io.UnsupportedValueException if there is none
     */
    public static int code(Object value, Class<?> declared, Class<?> elementClass) {
        int code = implementation(value, elementClass);
        if (code == 0 || !declared.isAssignableFrom(SequenceCodes.type(code))) {
            code = substitute(value, declared);
        }
        return SequenceCodes.isSorted(code) ? code + SortOrder.of(comparator(value)) : code;
    }

    /**
     * Returns the number of a value's class, or of the superclass that it adds nothing to; 0 if there is none, or the
     * class does not fit.
     */
    private static int implementation(Object value, Class<?> elementClass) {
        int exact = SequenceNames.code(value.getClass().getName());
        int code = exact != 0 ? exact : Strangers.sequence(value.getClass());
        return switch (code) {
            case SequenceCodes.ENUM_SET -> isEnumKnown((Set<?>) value, elementClass) ? code : 0;
            case SequenceCodes.COPY_ON_WRITE_ARRAY_SET ->
                ((Set<?>) value).size() <= SetForm.MAX_COPY_ON_WRITE ? code : 0;
            case SequenceCodes.LINKED_BLOCKING_QUEUE, SequenceCodes.LINKED_BLOCKING_DEQUE -> unlimited(value, code);
            case SequenceCodes.UNMODIFIABLE_SET ->
                Backing.code((Set<?>) value, code, SequenceCodes.UNMODIFIABLE_SORTED_SET);
            case SequenceCodes.SYNCHRONIZED_SET ->
                Backing.code((Set<?>) value, code, SequenceCodes.SYNCHRONIZED_SORTED_SET);
            case SequenceCodes.UNMODIFIABLE_SORTED_SET,
                    SequenceCodes.UNMODIFIABLE_NAVIGABLE_SET,
                    SequenceCodes.SYNCHRONIZED_SORTED_SET,
                    SequenceCodes.SYNCHRONIZED_NAVIGABLE_SET -> {
                if (exact != 0) {
                    Backing.requireOrder((Set<?>) value);
                }
                yield code;
            }
            default -> code;
        };
    }

    /** An empty set does not show its enum. */
    private static boolean isEnumKnown(Set<?> set, Class<?> elementClass) {
        return elementClass.isEnum() || !set.isEmpty();
    }

    private static int unlimited(Object value, int code) {
        if (((BlockingQueue<?>) value).remainingCapacity() < UNLIMITED) {
            throw FormErrors.boundedQueue(value.getClass());
        }
        return code;
    }

    private static Comparator<?> comparator(Object value) {
        if (value instanceof SortedSet<?> set) {
            return set.comparator();
        }
        if (value instanceof Set<?> set) {
            return set.spliterator().getComparator();
        }
        return value instanceof PriorityQueue<?> queue
                ? queue.comparator()
                : ((PriorityBlockingQueue<?>) value).comparator();
    }

    /** Returns a number whose collections have the same elements in the same order. */
    private static int substitute(Object value, Class<?> declared) {
        if (Backing.isUnmodifiable(value)) {
            // No other collection forbids changes.
            throw FormErrors.unsupportedCollection(value.getClass(), declared);
        }
        int code = closest(value);
        if (code != 0 && declared.isAssignableFrom(SequenceCodes.type(code))) {
            return code;
        }
        int plain = declaredCode(declared);
        if (code == 0 || !isBuiltOf(plain, code)) {
            throw FormErrors.unsupportedCollection(value.getClass(), declared);
        }
        return plain;
    }

    /** Whether the plain form of a declared class keeps as much as another number does. */
    private static boolean isBuiltOf(int plain, int code) {
        boolean sameOrder = SequenceCodes.isSorted(plain) == SequenceCodes.isSorted(code);
        boolean limited = plain == SequenceCodes.ENUM_SET || plain == SequenceCodes.COPY_ON_WRITE_ARRAY_SET;
        return isSet(plain) == isSet(code) && sameOrder && !limited;
    }

    private static boolean isSet(int code) {
        return Set.class.isAssignableFrom(SequenceCodes.type(code));
    }

    private static int closest(Object value) {
        if (value instanceof SortedSet<?> set) {
            Backing.requireOrder(set);
            return Backing.isConcurrent(set) ? SequenceCodes.CONCURRENT_SKIP_LIST_SET : SequenceCodes.TREE_SET;
        }
        if (value instanceof Set<?> set) {
            return Backing.isConcurrent(set)
                    ? Backing.code(set, SequenceCodes.CONCURRENT_KEY_SET, SequenceCodes.CONCURRENT_SKIP_LIST_SET)
                    : Backing.code(set, SequenceCodes.LINKED_HASH_SET, SequenceCodes.TREE_SET);
        }
        if (value instanceof List) {
            return value instanceof Deque ? SequenceCodes.LINKED_LIST : SequenceCodes.ARRAY_LIST;
        }
        if (value instanceof Queue) {
            if (value instanceof BlockingQueue<?> queue && queue.remainingCapacity() < UNLIMITED) {
                throw FormErrors.boundedQueue(value.getClass());
            }
            return 0;
        }
        return value instanceof Collection ? SequenceCodes.ARRAY_LIST : 0;
    }
}
