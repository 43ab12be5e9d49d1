package dev.piculet.binary.form;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;
import java.util.UUID;

/**
 * Bounds the comparisons that it takes to fill a table with keys from bytes, which can be made so that all of them meet: so
 * many a key, however many there are. Small collections never need a look.
 */
public final class Collisions {
    /** Comparisons for each key, and keys that may all have one hash code. */
    public static final int MAX_COMPARISONS = 512;

    /** A {@link #searchCost} of one comparison. */
    public static final int ONE = 16;

    public static final int MAX_SEARCH_COST = MAX_COMPARISONS * ONE;

    /** Keys with one hash code that a table like HashMap leaves in a list. */
    private static final int MAX_UNSORTED = 8;

    private Collisions() {}

    /** Whether the JDK's hash tables find keys of exactly this class, and no other, fast even if all hash codes are the same. */
    public static boolean isRemedied(Class<?> type) {
        return type == String.class
                || type == Integer.class
                || type == Long.class
                || type == UUID.class
                || type == Short.class
                || type == Byte.class
                || type == Character.class
                || type == Boolean.class
                || type == Double.class
                || type == Float.class
                || type == BigInteger.class
                || type.isEnum();
    }

    /**
     * Refuses keys if too many have the same hash code for a table like HashMap, which sorts colliding keys by hash
     * code, and those with the same one by their own order.
     *
     * @throws dev.piculet.binary.io.LimitExceededException if so, or if decimals among them take too long to sort
     */
    static void requireFew(Object[] keys) {
        if (keys.length > MAX_COMPARISONS && unremedied(keys) != null && !areFewEqual(hashes(keys))) {
            throw tooMany(keys);
        }
        if (keys.length > MAX_UNSORTED && ComparedDecimals.areExpensive(keys)) {
            requireCheapSorting(keys);
        }
    }

    private static void requireCheapSorting(Object[] keys) {
        // Hash codes with the places of their keys behind them.
        long[] places = new long[keys.length];
        for (int i = 0; i < places.length; i++) {
            places[i] = (long) Objects.hashCode(keys[i]) << Integer.SIZE | i;
        }
        Arrays.sort(places);
        int start = 0;
        for (int i = 1; i <= places.length; i++) {
            if (i == places.length || places[i] >> Integer.SIZE != places[start] >> Integer.SIZE) {
                if (i - start > MAX_UNSORTED) {
                    ComparedDecimals.requireCheap(at(places, start, i, keys));
                }
                start = i;
            }
        }
    }

    private static Object[] at(long[] places, int from, int to, Object[] keys) {
        Object[] found = new Object[to - from];
        for (int i = 0; i < found.length; i++) {
            found[i] = keys[(int) places[from + i]];
        }
        return found;
    }

    /** Returns the exception for keys that take too many comparisons. */
    public static BinaryException tooMany(Object[] keys) {
        Class<?> type = unremedied(keys);
        return ValueErrors.tooManyCollisions(
                type == null ? Objects.requireNonNullElse(keys[0], keys[1]).getClass() : type, MAX_COMPARISONS);
    }

    /** Returns the one class whose keys may collide, or null: keys of two classes have no order. */
    private static Class<?> unremedied(Object[] keys) {
        Class<?> first = null;
        for (Object key : keys) {
            if (key != null) {
                Class<?> type = key.getClass();
                if (!isRemedied(type) || first != null && type != first) {
                    return type;
                }
                first = type;
            }
        }
        return null;
    }

    private static int[] hashes(Object[] keys) {
        int[] hashes = new int[keys.length];
        for (int i = 0; i < hashes.length; i++) {
            hashes[i] = keys[i] == null ? 0 : keys[i].hashCode();
        }
        return hashes;
    }

    private static boolean areFewEqual(int[] hashes) {
        return comparisonsOf(hashes) <= (long) MAX_COMPARISONS * hashes.length;
    }

    private static long comparisonsOf(int[] hashes) {
        Arrays.sort(hashes);
        long comparisons = 0;
        int run = 0;
        for (int i = 1; i < hashes.length; i++) {
            run = hashes[i] == hashes[i - 1] ? run + 1 : 0;
            comparisons += run;
        }
        return comparisons;
    }

    /**
     * Returns how many comparisons it takes to find one of the keys in a table of HashMap's kind, in sixteenths, the last one
     * included: the mean over all keys.
     */
    public static int searchCost(Object[] keys) {
        return keys.length < 2 || unremedied(keys) == null ? ONE : cost(comparisonsOf(hashes(keys)), keys.length);
    }

    /** Returns the same of a table of List.of's kind, or of HashMap's kind if that is more, or if that is what they are put into. */
    static int searchCostInProbing(Object[] keys) {
        if (keys.length < 2) {
            return ONE;
        }
        long most = mostInProbing(keys);
        long comparisons = comparisonsInProbing(keys, most);
        int hashed = searchCost(keys);
        return comparisons > most ? hashed : Math.max(hashed, cost(comparisons, keys.length));
    }

    /** Returns the same of a table of Hashtable's kind, which sorts no keys. */
    static int searchCostInLists(Object[] keys, int capacity) {
        return keys.length < 2 ? ONE : cost(comparisonsInLists(keys, capacity), keys.length);
    }

    /** Returns the same of a list that is searched from its begin. */
    static int searchCostInList(int size) {
        return cost((long) size * size / 2, Math.max(1, size));
    }

    /** Returns the most that it is for so many keys, of any kind of table. */
    public static int mostSearchCost(int size) {
        return size < 2 ? ONE : (int) Math.min(2 * MAX_SEARCH_COST, ONE + (long) ONE * size / 2);
    }

    private static int cost(long comparisons, int keys) {
        return (int) Math.min(2 * MAX_SEARCH_COST, ONE + (ONE * comparisons + keys - 1) / keys);
    }

    /** Whether keys go into a table of List.of's kind, twice their number, that looks for the next free place. */
    static boolean areFewInProbing(Object[] keys) {
        long most = mostInProbing(keys);
        return keys.length <= MAX_COMPARISONS || comparisonsInProbing(keys, most) <= most;
    }

    private static long mostInProbing(Object[] keys) {
        return (long) MAX_COMPARISONS * keys.length;
    }

    /** Counts comparisons until there are more than so many. */
    private static long comparisonsInProbing(Object[] keys, long most) {
        boolean[] taken = new boolean[2 * keys.length];
        long comparisons = 0;
        for (Object key : keys) {
            int i = Math.floorMod(key.hashCode(), taken.length);
            for (; taken[i]; i = i + 1 < taken.length ? i + 1 : 0) {
                comparisons++;
                if (comparisons > most) {
                    return comparisons;
                }
            }
            taken[i] = true;
        }
        return comparisons;
    }

    /** Whether keys go into a table of Hashtable's kind, lists by the remainder of the hash code. */
    static boolean areFewInLists(Object[] keys, int capacity) {
        return keys.length <= MAX_COMPARISONS
                || comparisonsInLists(keys, capacity) <= (long) MAX_COMPARISONS * keys.length;
    }

    private static long comparisonsInLists(Object[] keys, int capacity) {
        int[] lengths = new int[capacity];
        long comparisons = 0;
        for (Object key : keys) {
            comparisons += lengths[(key.hashCode() & Integer.MAX_VALUE) % capacity]++;
        }
        return comparisons;
    }
}
