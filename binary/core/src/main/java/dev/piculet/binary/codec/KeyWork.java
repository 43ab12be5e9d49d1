package dev.piculet.binary.codec;

import dev.piculet.binary.form.Collisions;
import dev.piculet.binary.form.TableKeys;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.Reading;
import java.util.List;

/**
 * Bounds what it takes to find a key in a table if keys hold tables themselves: two keys are compared by finding what is in
 * the one in the other, so that the comparisons of tables inside each other multiply. The input knows the most that any
 * table takes of those that were read inside of the present keys.
 */
final class KeyWork {
    /** Of keys that hold no tables. */
    static final KeyWork NONE = new KeyWork(null, null);

    private final Codec key;
    private final Codec value;

    // Not volatile: set before the codecs are seen by others.
    private boolean holdTables;
    private boolean areTables;

    private KeyWork(Codec key, Codec value) {
        this.key = key;
        this.value = value;
    }

    /**
     * Returns what counts comparisons of keys.
     *
     * @param key reads the keys
     * @param value reads the values of a map; null if there are none
     * @param asked to which it is added if {@link TablesInKeys} is to tell it what keys hold
     */
    static KeyWork of(Codec key, Codec value, List<KeyWork> asked) {
        if (!mayHoldTables(key)) {
            return NONE;
        }
        KeyWork work = new KeyWork(key, value);
        asked.add(work);
        return work;
    }

    /** Whether what a codec reads can be or hold tables at all. Not asked of its class, for that would load others. */
    static boolean mayHoldTables(Codec codec) {
        return switch (codec.wireType().wireKind()) {
            case PRIMITIVE, TEXT, ENUM, PRIMITIVE_ARRAY -> false;
            case LEAF -> ((WireType.Leaf) codec.wireType()).ownClass() != null;
            case SEQUENCE, DICTIONARY, OBJECT, CHOICE, OPEN -> true;
        };
    }

    Codec key() {
        return key;
    }

    Codec value() {
        return value;
    }

    /**
     * Says what {@link TablesInKeys} has found. To be called before a value is read.
     *
     * @param holdTables whether keys may be or hold tables, so that these are looked at
     * @param areTables whether each key is such a table itself, and nothing inside of it or beside it holds any
     */
    void tell(boolean holdTables, boolean areTables) {
        this.holdTables = holdTables;
        this.areTables = areTables;
    }

    /** Notes that keys follow in the input, and returns what {@link #end} is to be told. */
    int begin(BinaryInput in) {
        int outside = Reading.keyWork(in);
        if (holdTables) {
            Reading.keyWork(in, Collisions.ONE);
        }
        return outside;
    }

    /** Whether {@link #end} has to look at keys. */
    static boolean isCounted(BinaryInput in) {
        return Reading.keyWork(in) > 0;
    }

    /**
     * Notes that the keys have been read, of a table that is to be filled with them. What is too much for one table alone is
     * refused by those who fill it: keys that are never compared are taken by this and by generated code alike.
     *
     * @param outside what {@link #begin} said
     * @param own what finding one of them takes, as a {@link Collisions#searchCost}
     * @throws dev.piculet.binary.io.LimitExceededException if that is too much
     */
    void end(BinaryInput in, int outside, int own, Object[] keys) {
        int alone = Math.min(own, Collisions.MAX_SEARCH_COST);
        long work = holdTables ? product(alone, Reading.keyWork(in)) : alone;
        if (work > Collisions.MAX_SEARCH_COST) {
            throw Collisions.tooMany(keys);
        }
        int most = (int) Math.max(work, Reading.keyWork(in));
        Reading.keyWork(in, outside == 0 ? 0 : Math.max(outside, most));
    }

    /** What it takes to find a key, if each comparison with one takes as much as finding something in a table that it holds. */
    private static long product(int own, int inner) {
        return (long) own * inner / Collisions.ONE;
    }

    /** Whether keys that generated code has read may take too much, whatever they are. Few small ones do not. */
    boolean isInDoubt(Object[] keys) {
        if (!holdTables) {
            return false;
        }
        int most = Collisions.mostSearchCost(keys.length);
        return !areTables || !isLittle(most) || !isLittle(product(most, TableKeys.mostSearchCost(keys)));
    }

    /**
     * Refuses keys that generated code has read if they meet, and so are compared, unless they show what that takes: its twin
     * reads them again, and knows what is in them.
     *
     * @param own as for {@link #end}
     */
    void requireLittle(int own, Object[] keys) {
        boolean isLittle = own <= Collisions.ONE || areTables && isLittle(product(own, TableKeys.searchCost(keys)));
        if (!isLittle) {
            throw Collisions.tooMany(keys);
        }
    }

    private static boolean isLittle(long work) {
        return work <= Collisions.MAX_SEARCH_COST;
    }
}
