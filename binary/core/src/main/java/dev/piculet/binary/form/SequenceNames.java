package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;

/** Which classes are which numbers of {@link SequenceCodes}: by name, since many of them are not public. */
final class SequenceNames {
    private SequenceNames() {}

    /** Returns the number of exactly this class, of the natural order if there are several; 0 if it has none. */
    static int code(String className) {
        return switch (className) {
            case "java.util.ArrayList" -> SequenceCodes.ARRAY_LIST;
            case "java.util.LinkedList" -> SequenceCodes.LINKED_LIST;
            case "java.util.Vector" -> SequenceCodes.VECTOR;
            case "java.util.Stack" -> SequenceCodes.STACK;
            case "java.util.concurrent.CopyOnWriteArrayList" -> SequenceCodes.COPY_ON_WRITE_ARRAY_LIST;
            case "java.util.HashSet" -> SequenceCodes.HASH_SET;
            case "java.util.LinkedHashSet" -> SequenceCodes.LINKED_HASH_SET;
            case "java.util.TreeSet" -> SequenceCodes.TREE_SET;
            case "java.util.RegularEnumSet", "java.util.JumboEnumSet" -> SequenceCodes.ENUM_SET;
            case "java.util.concurrent.CopyOnWriteArraySet" -> SequenceCodes.COPY_ON_WRITE_ARRAY_SET;
            case "java.util.concurrent.ConcurrentSkipListSet" -> SequenceCodes.CONCURRENT_SKIP_LIST_SET;
            case "java.util.concurrent.ConcurrentHashMap$KeySetView" -> SequenceCodes.CONCURRENT_KEY_SET;
            case "java.util.ArrayDeque" -> SequenceCodes.ARRAY_DEQUE;
            case "java.util.PriorityQueue" -> SequenceCodes.PRIORITY_QUEUE;
            case "java.util.concurrent.PriorityBlockingQueue" -> SequenceCodes.PRIORITY_BLOCKING_QUEUE;
            case "java.util.concurrent.ConcurrentLinkedQueue" -> SequenceCodes.CONCURRENT_LINKED_QUEUE;
            case "java.util.concurrent.ConcurrentLinkedDeque" -> SequenceCodes.CONCURRENT_LINKED_DEQUE;
            case "java.util.concurrent.LinkedBlockingQueue" -> SequenceCodes.LINKED_BLOCKING_QUEUE;
            case "java.util.concurrent.LinkedBlockingDeque" -> SequenceCodes.LINKED_BLOCKING_DEQUE;
            case "java.util.concurrent.LinkedTransferQueue" -> SequenceCodes.LINKED_TRANSFER_QUEUE;
            default -> fixedCode(className);
        };
    }

    /** Those that can't be changed, and wrappers. Kotlin's become the JDK's that behave alike. */
    private static int fixedCode(String className) {
        return switch (className) {
            case "java.util.ImmutableCollections$ListN",
                    "java.util.ImmutableCollections$List12",
                    "java.util.ImmutableCollections$SubList" -> SequenceCodes.LIST_OF;
            case "java.util.ImmutableCollections$SetN", "java.util.ImmutableCollections$Set12" -> SequenceCodes.SET_OF;
            case "java.util.Arrays$ArrayList" -> SequenceCodes.ARRAYS_AS_LIST;
            case "java.util.Collections$EmptyList", "kotlin.collections.EmptyList" -> SequenceCodes.EMPTY_LIST;
            case "java.util.Collections$EmptySet", "kotlin.collections.EmptySet" -> SequenceCodes.EMPTY_SET;
            case "java.util.Collections$UnmodifiableNavigableSet$EmptyNavigableSet" ->
                SequenceCodes.EMPTY_NAVIGABLE_SET;
            case "java.util.Collections$SingletonList" -> SequenceCodes.SINGLETON_LIST;
            case "java.util.Collections$SingletonSet" -> SequenceCodes.SINGLETON_SET;
            case "java.util.Collections$UnmodifiableCollection",
                    "java.util.Collections$UnmodifiableSequencedCollection" -> SequenceCodes.UNMODIFIABLE_COLLECTION;
            case "java.util.Collections$UnmodifiableList" -> SequenceCodes.UNMODIFIABLE_LIST;
            case "java.util.Collections$UnmodifiableRandomAccessList", "kotlin.collections.builders.ListBuilder" ->
                SequenceCodes.UNMODIFIABLE_RANDOM_ACCESS_LIST;
            case "java.util.Collections$UnmodifiableSet",
                    "java.util.Collections$UnmodifiableSequencedSet",
                    "kotlin.collections.builders.SetBuilder" -> SequenceCodes.UNMODIFIABLE_SET;
            case "java.util.Collections$UnmodifiableSortedSet" -> SequenceCodes.UNMODIFIABLE_SORTED_SET;
            case "java.util.Collections$UnmodifiableNavigableSet" -> SequenceCodes.UNMODIFIABLE_NAVIGABLE_SET;
            case "java.util.Collections$SynchronizedCollection" -> SequenceCodes.SYNCHRONIZED_COLLECTION;
            case "java.util.Collections$SynchronizedList" -> SequenceCodes.SYNCHRONIZED_LIST;
            case "java.util.Collections$SynchronizedRandomAccessList" -> SequenceCodes.SYNCHRONIZED_RANDOM_ACCESS_LIST;
            case "java.util.Collections$SynchronizedSet" -> SequenceCodes.SYNCHRONIZED_SET;
            case "java.util.Collections$SynchronizedSortedSet" -> SequenceCodes.SYNCHRONIZED_SORTED_SET;
            case "java.util.Collections$SynchronizedNavigableSet" -> SequenceCodes.SYNCHRONIZED_NAVIGABLE_SET;
            default -> 0;
        };
    }

    /** Returns the number that is meant by a declared class; 0 if it can't be declared. */
    static int declaredCode(String className) {
        return switch (className) {
            case "java.lang.Iterable",
                    "java.util.Collection",
                    "java.util.SequencedCollection",
                    "java.util.List",
                    "java.util.AbstractCollection",
                    "java.util.AbstractList" -> SequenceCodes.ARRAY_LIST;
            case "java.util.AbstractSequentialList" -> SequenceCodes.LINKED_LIST;
            case "java.util.Set", "java.util.AbstractSet" -> SequenceCodes.HASH_SET;
            case "java.util.SequencedSet" -> SequenceCodes.LINKED_HASH_SET;
            case "java.util.SortedSet", "java.util.NavigableSet" -> SequenceCodes.TREE_SET;
            case "java.util.EnumSet" -> SequenceCodes.ENUM_SET;
            case "java.util.Queue", "java.util.Deque" -> SequenceCodes.ARRAY_DEQUE;
            case "java.util.AbstractQueue" -> SequenceCodes.CONCURRENT_LINKED_QUEUE;
            case "java.util.concurrent.BlockingQueue" -> SequenceCodes.LINKED_BLOCKING_QUEUE;
            case "java.util.concurrent.BlockingDeque" -> SequenceCodes.LINKED_BLOCKING_DEQUE;
            case "java.util.concurrent.TransferQueue" -> SequenceCodes.LINKED_TRANSFER_QUEUE;
            default -> code(className);
        };
    }
}
