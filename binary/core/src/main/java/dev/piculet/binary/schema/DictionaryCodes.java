package dev.piculet.binary.schema;

import java.util.AbstractMap;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * Numbers of maps in the bytes, from 1 to 127, fixed for ever (docs/spec/collection-forms.md). Sorted ones take three
 * numbers in a row: natural order, reverse order, and that of strings without case; here stands the first.
 */
public final class DictionaryCodes {
    public static final int HASH_MAP = 1;
    public static final int LINKED_HASH_MAP = 2;
    public static final int CONCURRENT_HASH_MAP = 3;
    public static final int HASHTABLE = 4;
    public static final int PROPERTIES = 5;
    public static final int ENUM_MAP = 6;
    public static final int MAP_OF = 7;
    public static final int EMPTY_MAP = 8;
    public static final int SINGLETON_MAP = 9;
    public static final int UNMODIFIABLE_MAP = 10;
    public static final int SYNCHRONIZED_MAP = 11;
    public static final int EMPTY_NAVIGABLE_MAP = 12;
    public static final int IDENTITY_HASH_MAP = 13;

    public static final int TREE_MAP = 32;
    public static final int CONCURRENT_SKIP_LIST_MAP = 35;
    public static final int UNMODIFIABLE_SORTED_MAP = 38;
    public static final int UNMODIFIABLE_NAVIGABLE_MAP = 41;
    public static final int SYNCHRONIZED_SORTED_MAP = 44;
    public static final int SYNCHRONIZED_NAVIGABLE_MAP = 47;

    private static final int LAST = SYNCHRONIZED_NAVIGABLE_MAP + 2;

    private DictionaryCodes() {}

    /** Whether a number is one of three for different orders. */
    public static boolean isSorted(int code) {
        return code >= TREE_MAP && code <= LAST;
    }

    /** Returns the first of the numbers for the same map in different orders; any other unchanged. */
    public static int family(int code) {
        return isSorted(code) ? code - (code - TREE_MAP) % SequenceCodes.ORDERS : code;
    }

    /** Returns the class, or else the widest public supertype, of what is read; null if the number means nothing. */
    public static Class<?> type(int code) {
        return switch (family(code)) {
            case HASH_MAP -> HashMap.class;
            case LINKED_HASH_MAP -> LinkedHashMap.class;
            case CONCURRENT_HASH_MAP -> ConcurrentHashMap.class;
            case HASHTABLE -> Hashtable.class;
            case PROPERTIES -> Properties.class;
            case ENUM_MAP -> EnumMap.class;
            case IDENTITY_HASH_MAP -> IdentityHashMap.class;
            case EMPTY_MAP, SINGLETON_MAP -> AbstractMap.class;
            case MAP_OF, UNMODIFIABLE_MAP, SYNCHRONIZED_MAP -> Map.class;
            case TREE_MAP -> TreeMap.class;
            case CONCURRENT_SKIP_LIST_MAP -> ConcurrentSkipListMap.class;
            case UNMODIFIABLE_SORTED_MAP, SYNCHRONIZED_SORTED_MAP -> SortedMap.class;
            case UNMODIFIABLE_NAVIGABLE_MAP, SYNCHRONIZED_NAVIGABLE_MAP, EMPTY_NAVIGABLE_MAP -> NavigableMap.class;
            default -> null;
        };
    }
}
