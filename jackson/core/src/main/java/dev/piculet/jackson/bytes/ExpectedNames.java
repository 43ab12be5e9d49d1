package dev.piculet.jackson.bytes;

import java.util.List;

/**
 * Tells which of some names comes next in a window of bytes: a hash table by the first and the last eight bytes of names in
 * their quotes, with open addressing. A record, because HotSpot takes the fields of constant records for constants.
 *
 * @param names by slot; null where none is
 * @param places what is returned for a name, by slot
 */
public record ExpectedNames(ExpectedName[] names, int[] places) {
    /** No expected name is next, or none that can be told by its bytes. */
    public static final int UNKNOWN = -1;

    /** Returns a table for names; each stands for its place in the list. What {@link ExpectedName} does not take is left out. */
    public static ExpectedNames of(List<String> names) {
        // At most half of the slots are taken, so that a search ends soon.
        int size = Integer.highestOneBit(Math.max(1, names.size())) << 2;
        ExpectedNames table = new ExpectedNames(new ExpectedName[size], new int[size]);
        for (int place = 0; place < names.size(); place++) {
            ExpectedName name = ExpectedName.of(names.get(place));
            if (name != null) {
                table.add(name, place);
            }
        }
        return table;
    }

    private void add(ExpectedName name, int place) {
        int slot = BytePattern.hash(name.quoted().head(), name.quoted().tail()) & places.length - 1;
        while (names[slot] != null) {
            slot = behind(slot);
        }
        names[slot] = name;
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
        int quote = JsonStructure.nextQuote(bytes, from, end, isFirst);
        if (quote < 0) {
            return UNKNOWN;
        }
        int last = JsonBytes.nextMark(bytes, quote + 1, end);
        boolean isWhole = last < end && bytes[last] == '"' && JsonStructure.isValueAhead(bytes, last + 1, end);
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
        long head = BytePattern.head(bytes, quote, length);
        int first = BytePattern.hash(head, BytePattern.tail(bytes, quote, length)) & places.length - 1;
        for (int slot = first; names[slot] != null; slot = behind(slot)) {
            if (names[slot].length() == length && names[slot].isAt(bytes, quote, end)) {
                return places[slot];
            }
        }
        return UNKNOWN;
    }

    private int behind(int slot) {
        return slot + 1 & places.length - 1;
    }
}
