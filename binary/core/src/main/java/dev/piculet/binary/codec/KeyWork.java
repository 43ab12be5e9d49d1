package dev.piculet.binary.codec;

import dev.piculet.binary.form.Collisions;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.state.Reading;

/**
 * Bounds what it takes to find a key in a table if keys hold tables themselves: two keys are compared by finding what is in
 * the one in the other, so that the comparisons of tables inside each other multiply. The input knows the most that any
 * table takes of those that were read inside of the present keys.
 */
final class KeyWork {
    private final boolean holdTables;

    /** @param holdTables whether keys may hold tables, so that these are looked at */
    KeyWork(boolean holdTables) {
        this.holdTables = holdTables;
    }

    /** Notes that keys follow in the input, and returns what {@link #end} is to be told. */
    int begin(BinaryInput in) {
        int outside = Reading.keyWork(in);
        if (holdTables) {
            Reading.keyWork(in, Collisions.ONE);
        }
        return outside;
    }

    /** Whether keys may hold tables. */
    boolean isOfTables() {
        return holdTables;
    }

    /** Whether {@link #end} has to look at keys. */
    static boolean isCounted(BinaryInput in) {
        return Reading.keyWork(in) > 0;
    }

    /**
     * Notes that the keys have been read, of a table that is to be filled with them.
     *
     * @param outside what {@link #begin} said
     * @param own what finding one of them takes, as a {@link Collisions#searchCost}
     * @throws dev.piculet.binary.io.LimitExceededException if that is too much
     */
    void end(BinaryInput in, int outside, int own, Object[] keys) {
        long work = holdTables ? (long) own * Reading.keyWork(in) / Collisions.ONE : own;
        if (work > Collisions.MAX_SEARCH_COST) {
            throw Collisions.tooMany(keys);
        }
        int most = (int) Math.max(work, Reading.keyWork(in));
        Reading.keyWork(in, outside == 0 ? 0 : Math.max(outside, most));
    }

    /**
     * Refuses keys that generated code has read if any of them meet, and so are compared: its twin reads them again, and knows
     * what is in them.
     *
     * @param own as for {@link #end}
     */
    void requireNone(int own, Object[] keys) {
        if (own > Collisions.ONE) {
            throw Collisions.tooMany(keys);
        }
    }
}
