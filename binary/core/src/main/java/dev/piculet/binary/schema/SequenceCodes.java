package dev.piculet.binary.schema;

import java.util.AbstractList;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;

/**
 * Numbers of collections in the bytes, from 1 to 127, fixed for ever (docs/spec/collection-forms.md). Sorted ones take
 * three numbers in a row: natural order, reverse order, and that of strings without case; here stands the first.
 */
public final class SequenceCodes {
    /** The numbers in a row that a sorted collection takes. */
    static final int ORDERS = 3;

    public static final int ARRAY_LIST = 1;
    public static final int LINKED_LIST = 2;
    public static final int VECTOR = 3;
    public static final int STACK = 4;
    public static final int COPY_ON_WRITE_ARRAY_LIST = 5;
    public static final int LIST_OF = 6;
    public static final int EMPTY_LIST = 7;
    public static final int SINGLETON_LIST = 8;
    public static final int ARRAYS_AS_LIST = 9;
    public static final int UNMODIFIABLE_COLLECTION = 10;
    public static final int UNMODIFIABLE_LIST = 11;
    public static final int UNMODIFIABLE_RANDOM_ACCESS_LIST = 12;
    public static final int SYNCHRONIZED_COLLECTION = 13;
    public static final int SYNCHRONIZED_LIST = 14;
    public static final int SYNCHRONIZED_RANDOM_ACCESS_LIST = 15;

    public static final int HASH_SET = 20;
    public static final int LINKED_HASH_SET = 21;
    public static final int ENUM_SET = 22;
    public static final int COPY_ON_WRITE_ARRAY_SET = 23;
    public static final int CONCURRENT_KEY_SET = 24;
    public static final int SET_OF = 25;
    public static final int EMPTY_SET = 26;
    public static final int SINGLETON_SET = 27;
    public static final int UNMODIFIABLE_SET = 28;
    public static final int SYNCHRONIZED_SET = 29;
    public static final int EMPTY_NAVIGABLE_SET = 30;

    public static final int TREE_SET = 32;
    public static final int CONCURRENT_SKIP_LIST_SET = 35;
    public static final int UNMODIFIABLE_SORTED_SET = 38;
    public static final int UNMODIFIABLE_NAVIGABLE_SET = 41;
    public static final int SYNCHRONIZED_SORTED_SET = 44;
    public static final int SYNCHRONIZED_NAVIGABLE_SET = 47;

    public static final int ARRAY_DEQUE = 64;
    public static final int CONCURRENT_LINKED_QUEUE = 65;
    public static final int CONCURRENT_LINKED_DEQUE = 66;
    public static final int LINKED_BLOCKING_QUEUE = 67;
    public static final int LINKED_BLOCKING_DEQUE = 68;
    public static final int LINKED_TRANSFER_QUEUE = 69;

    public static final int PRIORITY_QUEUE = 72;
    public static final int PRIORITY_BLOCKING_QUEUE = 75;

    /** No collection's: of an array whose class is another than the declared one, and follows. */
    public static final int ARRAY_OF_OTHER_CLASS = 127;

    private static final int FIRST_SORTED = TREE_SET;
    private static final int LAST_SORTED = SYNCHRONIZED_NAVIGABLE_SET + 2;
    private static final int LAST = PRIORITY_BLOCKING_QUEUE + 2;

    private SequenceCodes() {}

    /** Whether a number is one of three for different orders. */
    public static boolean isSorted(int code) {
        return code >= FIRST_SORTED && code <= LAST_SORTED || code >= PRIORITY_QUEUE && code <= LAST;
    }

    /** Returns the first of the numbers for the same collection in different orders; any other unchanged. */
    public static int family(int code) {
        if (!isSorted(code)) {
            return code;
        }
        return code - (code - (code >= PRIORITY_QUEUE ? PRIORITY_QUEUE : FIRST_SORTED)) % ORDERS;
    }

    /** Returns the class, or else the widest public supertype, of what is read; null if the number means nothing. */
    public static Class<?> type(int code) {
        return switch (family(code)) {
            case ARRAY_LIST -> ArrayList.class;
            case LINKED_LIST -> LinkedList.class;
            case VECTOR -> Vector.class;
            case STACK -> Stack.class;
            case COPY_ON_WRITE_ARRAY_LIST -> CopyOnWriteArrayList.class;
            case EMPTY_LIST, SINGLETON_LIST, ARRAYS_AS_LIST -> AbstractList.class;
            case LIST_OF,
                    UNMODIFIABLE_LIST,
                    UNMODIFIABLE_RANDOM_ACCESS_LIST,
                    SYNCHRONIZED_LIST,
                    SYNCHRONIZED_RANDOM_ACCESS_LIST -> List.class;
            case UNMODIFIABLE_COLLECTION, SYNCHRONIZED_COLLECTION -> Collection.class;
            case HASH_SET -> HashSet.class;
            case LINKED_HASH_SET -> LinkedHashSet.class;
            case ENUM_SET -> EnumSet.class;
            case COPY_ON_WRITE_ARRAY_SET -> CopyOnWriteArraySet.class;
            case CONCURRENT_KEY_SET -> ConcurrentHashMap.KeySetView.class;
            case EMPTY_SET, SINGLETON_SET -> AbstractSet.class;
            case SET_OF, UNMODIFIABLE_SET, SYNCHRONIZED_SET -> Set.class;
            default -> orderedType(family(code));
        };
    }

    private static Class<?> orderedType(int family) {
        return switch (family) {
            case TREE_SET -> TreeSet.class;
            case CONCURRENT_SKIP_LIST_SET -> ConcurrentSkipListSet.class;
            case UNMODIFIABLE_SORTED_SET, SYNCHRONIZED_SORTED_SET -> SortedSet.class;
            case UNMODIFIABLE_NAVIGABLE_SET, SYNCHRONIZED_NAVIGABLE_SET, EMPTY_NAVIGABLE_SET -> NavigableSet.class;
            case ARRAY_DEQUE -> ArrayDeque.class;
            case CONCURRENT_LINKED_QUEUE -> ConcurrentLinkedQueue.class;
            case CONCURRENT_LINKED_DEQUE -> ConcurrentLinkedDeque.class;
            case LINKED_BLOCKING_QUEUE -> LinkedBlockingQueue.class;
            case LINKED_BLOCKING_DEQUE -> LinkedBlockingDeque.class;
            case LINKED_TRANSFER_QUEUE -> LinkedTransferQueue.class;
            case PRIORITY_QUEUE -> PriorityQueue.class;
            case PRIORITY_BLOCKING_QUEUE -> PriorityBlockingQueue.class;
            default -> null;
        };
    }
}
