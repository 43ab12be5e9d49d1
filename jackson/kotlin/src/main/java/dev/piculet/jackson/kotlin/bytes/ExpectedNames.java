package dev.piculet.jackson.kotlin.bytes;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Tells which of some names comes next in a window of bytes: a hash table whose keys are the first and the last eight bytes
 * of names in their quotes, with open addressing. A record, because HotSpot takes the fields of constant records for
 * constants.
 *
 * @param quoted names in quotes, by slot; null where none is
 * @param heads the first eight bytes, or all, by slot
 * @param tails the last eight bytes, by slot; 0 where there are no more than eight
 * @param places what is returned for a name, by slot
 */
public record ExpectedNames(byte[][] quoted, long[] heads, long[] tails, int[] places) {
    /** No expected name is next, or none that can be told by its bytes. */
    public static final int UNKNOWN = -1;

    /** Twice the golden ratio's fraction of 2^64, made odd: its products spread over the upper bits. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** Returns a table for names; each stands for its place in the list. What {@link ExpectedName} does not take is left out. */
    public static ExpectedNames of(List<String> names) {
        // At most half of the slots are taken, so that a search ends soon.
        int size = Integer.highestOneBit(Math.max(1, names.size())) << 2;
        ExpectedNames table = new ExpectedNames(new byte[size][], new long[size], new long[size], new int[size]);
        for (int place = 0; place < names.size(); place++) {
            if (ExpectedName.of(names.get(place)) != null) {
                table.add(('"' + names.get(place) + '"').getBytes(StandardCharsets.US_ASCII), place);
            }
        }
        return table;
    }

    private void add(byte[] name, int place) {
        byte[] padded = Arrays.copyOf(name, Math.max(name.length, Long.BYTES));
        long head = JsonBytes.word(padded, 0);
        long tail = tail(name, 0, name.length);
        int slot = slot(head, tail);
        while (quoted[slot] != null) {
            slot = behind(slot);
        }
        quoted[slot] = name;
        heads[slot] = head;
        tails[slot] = tail;
        places[slot] = place;
    }

    /**
     * Returns the place of the name that comes next; {@link #UNKNOWN} if it is not one of these, has an escape, or if the
     * begin of its value is not in the window. Jackson leaves a parser in another state where a name breaks off if it
     * expected that one.
     *
     * @param from the place behind the value before, or behind the brace
     * @param end the end of the window
     * @param isFirst whether no comma comes before the name
     */
    public int find(byte[] bytes, int from, int end, boolean isFirst) {
        int quote = quoteAhead(bytes, from, end, isFirst);
        if (quote < 0) {
            return UNKNOWN;
        }
        int last = JsonBytes.nextMark(bytes, quote + 1, end);
        boolean isWhole = last < end && bytes[last] == '"' && JsonBytes.isValueAhead(bytes, last + 1, end);
        return isWhole ? placeAt(bytes, quote, last, end) : UNKNOWN;
    }

    /**
     * Returns the place of the name between two quotes; {@link #UNKNOWN} if it is not one of these, or ends near the
     * window's end.
     */
    public int placeAt(byte[] bytes, int quote, int last, int end) {
        if (quote + Long.BYTES > end) {
            return UNKNOWN;
        }
        int length = last + 1 - quote;
        long word = JsonBytes.word(bytes, quote);
        long head = length < Long.BYTES ? word & (1L << length * Byte.SIZE) - 1 : word;
        long tail = tail(bytes, quote, length);
        for (int slot = slot(head, tail); quoted[slot] != null; slot = behind(slot)) {
            if (heads[slot] == head && tails[slot] == tail && isSame(quoted[slot], bytes, quote, length)) {
                return places[slot];
            }
        }
        return UNKNOWN;
    }

    /** Returns the last eight bytes of more. */
    private static long tail(byte[] bytes, int from, int length) {
        return length > Long.BYTES ? JsonBytes.word(bytes, from + length - Long.BYTES) : 0;
    }

    /** Tells whether the bytes are a name, whose first and last eight they have. */
    private static boolean isSame(byte[] name, byte[] bytes, int from, int length) {
        return name.length == length
                && (length <= 2 * Long.BYTES || Arrays.equals(bytes, from, from + length, name, 0, length));
    }

    private int slot(long head, long tail) {
        long hash = (head ^ Long.rotateLeft(tail, Integer.SIZE / 2)) * SPREAD;
        return (int) (hash >>> Integer.SIZE) & places.length - 1;
    }

    private int behind(int slot) {
        return slot + 1 & places.length - 1;
    }

    private static int quoteAhead(byte[] bytes, int from, int end, boolean isFirst) {
        int quote = isFirst ? from : from + 1;
        if (quote < end && bytes[quote] == '"' && (isFirst || bytes[from] == ',')) {
            return quote;
        }
        int at = JsonBytes.skipSpace(bytes, from, end);
        if (!isFirst) {
            if (at == end || bytes[at] != ',') {
                return -1;
            }
            at = JsonBytes.skipSpace(bytes, at + 1, end);
        }
        return at < end && bytes[at] == '"' ? at : -1;
    }
}
