package dev.piculet.binary.codec.form;

/**
 * Counts how often keys meet in the hash tables of the JDK that have no remedy against it. Bytes can be made so that
 * all keys meet, and a table of a million would take hours to fill.
 */
final class Collisions {
    /** Comparisons that are no attack: a tenth of a second. */
    private static final long MAX_COMPARISONS = 1 << 24;

    private Collisions() {}

    /** Whether keys go into a table of List.of's kind, twice their number, that looks for the next free place. */
    static boolean areFewInProbing(Object[] keys) {
        if ((long) keys.length * keys.length <= MAX_COMPARISONS) {
            return true;
        }
        boolean[] taken = new boolean[2 * keys.length];
        long comparisons = 0;
        for (Object key : keys) {
            int i = Math.floorMod(key.hashCode(), taken.length);
            for (; taken[i]; i = i + 1 < taken.length ? i + 1 : 0) {
                comparisons++;
                if (comparisons > MAX_COMPARISONS) {
                    return false;
                }
            }
            taken[i] = true;
        }
        return true;
    }

    /** Whether keys go into a table of Hashtable's kind, lists by the remainder of the hash code. */
    static boolean areFewInLists(Object[] keys, int capacity) {
        if ((long) keys.length * keys.length <= MAX_COMPARISONS) {
            return true;
        }
        int[] lengths = new int[capacity];
        long comparisons = 0;
        for (Object key : keys) {
            comparisons += lengths[(key.hashCode() & Integer.MAX_VALUE) % capacity]++;
        }
        return comparisons <= MAX_COMPARISONS;
    }
}
