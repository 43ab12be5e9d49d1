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

    /** The longest key that is kept, in quotes. */
    private static final int MOST_BYTES = 3 * Long.BYTES;

    private final Key[] keys = new Key[SLOTS];

    /** A key, and its bytes in quotes: the first eight, the last eight, and those between. */
    private record Key(String text, int length, long head, long middle, long tail) {
        /** Whether this may be a key. One comparison: branches for each part are hard to predict where keys differ. */
        private boolean isLike(int otherLength, long otherHead, long otherTail) {
            return (head ^ otherHead | tail ^ otherTail | length ^ otherLength) == 0;
        }
    }

    /** Returns the ASCII between two quotes. */
    String at(byte[] bytes, int quote, int last, int end) {
        int length = last + 1 - quote;
        if (length > MOST_BYTES || quote + Long.BYTES > end) {
            return JsonBytes.asciiAt(bytes, quote, last);
        }
        long head = BytePattern.head(bytes, quote, length);
        long tail = BytePattern.tail(bytes, quote, length);
        int slot = BytePattern.hash(head, tail) & SLOTS - 1;
        Key key = keys[slot];
        if (key != null && !key.isLike(length, head, tail)) {
            slot ^= 1;
            key = keys[slot];
        }
        long middle = length > 2 * Long.BYTES ? JsonBytes.word(bytes, quote + Long.BYTES) : 0;
        if (key != null && key.isLike(length, head, tail) && key.middle == middle) {
            return key.text;
        }
        String text = JsonBytes.asciiAt(bytes, quote, last);
        if (key == null) {
            keys[slot] = new Key(text, length, head, middle, tail);
        }
        return text;
    }
}
