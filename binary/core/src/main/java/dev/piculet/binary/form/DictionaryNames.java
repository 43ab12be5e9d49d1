package dev.piculet.binary.form;

import dev.piculet.binary.schema.DictionaryCodes;

/** Which classes are which numbers of {@link DictionaryCodes}: by name, since many of them are not public. */
final class DictionaryNames {
    private DictionaryNames() {}

    /** Returns the number of exactly this class, of the natural order if there are several; 0 if it has none. */
    static int code(String className) {
        return switch (className) {
            case "java.util.HashMap" -> DictionaryCodes.HASH_MAP;
            case "java.util.LinkedHashMap" -> DictionaryCodes.LINKED_HASH_MAP;
            case "java.util.TreeMap" -> DictionaryCodes.TREE_MAP;
            case "java.util.EnumMap" -> DictionaryCodes.ENUM_MAP;
            case "java.util.IdentityHashMap" -> DictionaryCodes.IDENTITY_HASH_MAP;
            case "java.util.Hashtable" -> DictionaryCodes.HASHTABLE;
            case "java.util.Properties" -> DictionaryCodes.PROPERTIES;
            case "java.util.concurrent.ConcurrentHashMap" -> DictionaryCodes.CONCURRENT_HASH_MAP;
            case "java.util.concurrent.ConcurrentSkipListMap" -> DictionaryCodes.CONCURRENT_SKIP_LIST_MAP;
            case "java.util.ImmutableCollections$MapN", "java.util.ImmutableCollections$Map1" -> DictionaryCodes.MAP_OF;
            case "java.util.Collections$EmptyMap", "kotlin.collections.EmptyMap" -> DictionaryCodes.EMPTY_MAP;
            case "java.util.Collections$UnmodifiableNavigableMap$EmptyNavigableMap" ->
                DictionaryCodes.EMPTY_NAVIGABLE_MAP;
            case "java.util.Collections$SingletonMap" -> DictionaryCodes.SINGLETON_MAP;
            case "java.util.Collections$UnmodifiableMap", "kotlin.collections.builders.MapBuilder" ->
                DictionaryCodes.UNMODIFIABLE_MAP;
            case "java.util.Collections$UnmodifiableSortedMap" -> DictionaryCodes.UNMODIFIABLE_SORTED_MAP;
            case "java.util.Collections$UnmodifiableNavigableMap" -> DictionaryCodes.UNMODIFIABLE_NAVIGABLE_MAP;
            case "java.util.Collections$SynchronizedMap" -> DictionaryCodes.SYNCHRONIZED_MAP;
            case "java.util.Collections$SynchronizedSortedMap" -> DictionaryCodes.SYNCHRONIZED_SORTED_MAP;
            case "java.util.Collections$SynchronizedNavigableMap" -> DictionaryCodes.SYNCHRONIZED_NAVIGABLE_MAP;
            default -> 0;
        };
    }

    /** Returns the number that is meant by a declared class; 0 if it can't be declared. */
    static int declaredCode(String className) {
        return switch (className) {
            case "java.util.Map", "java.util.AbstractMap" -> DictionaryCodes.HASH_MAP;
            case "java.util.SequencedMap" -> DictionaryCodes.LINKED_HASH_MAP;
            case "java.util.SortedMap", "java.util.NavigableMap" -> DictionaryCodes.TREE_MAP;
            case "java.util.concurrent.ConcurrentMap" -> DictionaryCodes.CONCURRENT_HASH_MAP;
            case "java.util.concurrent.ConcurrentNavigableMap" -> DictionaryCodes.CONCURRENT_SKIP_LIST_MAP;
            default -> code(className);
        };
    }
}
