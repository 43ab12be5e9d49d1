package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.BytePattern;
import dev.piculet.jackson.bytes.JsonBytes;

/**
 * The first keys that maps in one place had. Maps mostly have a few keys again and again, which are then neither made nor hashed
 * once more, as names are kept by Jackson's parsers. Any thread may use it: what one adds and another overwrites is added again.
 */
public final class SeenKeys {
    /** Keys that are kept at most; a power of two. */
    private static final int SLOTS = 64;

    /** Slots from the first on in which a key may be. */
    private static final int TRIED = 4;

    /** The longest key that is kept, in quotes. */
    private static final int MOST_BYTES = 3 * Long.BYTES;

    private final Key[] keys = new Key[SLOTS];

    private record Key(BytePattern quoted, String text) {}

    /** Returns the ASCII between two quotes. */
    String at(byte[] bytes, int quote, int last, int end) {
        int length = last + 1 - quote;
        if (length > MOST_BYTES || quote + Long.BYTES > end) {
            return JsonBytes.asciiAt(bytes, quote, last);
        }
        int slot = BytePattern.hash(bytes, quote, length) & SLOTS - 1;
        for (int i = 0; i < TRIED; i++) {
            Key key = keys[slot + i & SLOTS - 1];
            if (key == null) {
                return add(slot + i & SLOTS - 1, JsonBytes.asciiAt(bytes, quote, last));
            }
            if (key.quoted.length() == length && key.quoted.isAt(bytes, quote, end)) {
                return key.text;
            }
        }
        return JsonBytes.asciiAt(bytes, quote, last);
    }

    private String add(int slot, String text) {
        keys[slot] = new Key(BytePattern.of('"' + text + '"'), text);
        return text;
    }
}
