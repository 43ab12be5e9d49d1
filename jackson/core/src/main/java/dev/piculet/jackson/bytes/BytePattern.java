package dev.piculet.jackson.bytes;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Some ASCII characters, prepared for comparing with bytes, eight at a time. A record, because HotSpot takes the fields of
 * constant records for constants.
 *
 * @param bytes all of them
 * @param length of {@code bytes}
 * @param head the first eight bytes, or all
 * @param mask the bits of {@code head} that count
 * @param middle the eight bytes behind {@code head}; 0 if there are not as many
 * @param tail the last eight bytes; 0 if there are no more than eight
 */
public record BytePattern(byte[] bytes, int length, long head, long mask, long middle, long tail) {
    /** Head, middle and tail are all of a pattern up to this length. */
    private static final int MOST_IN_WORDS = 3 * Long.BYTES;

    /** 2^64 divided by the golden ratio, made odd: its products spread over the upper bits. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** Returns what to compare with. */
    public static BytePattern of(String ascii) {
        byte[] bytes = ascii.getBytes(StandardCharsets.US_ASCII);
        int length = bytes.length;
        byte[] padded = Arrays.copyOf(bytes, Math.max(length, Long.BYTES));
        long mask = length < Long.BYTES ? (1L << length * Byte.SIZE) - 1 : -1;
        long middle = length < 2 * Long.BYTES ? 0 : JsonBytes.word(bytes, Long.BYTES);
        long tail = length > Long.BYTES ? JsonBytes.word(bytes, length - Long.BYTES) : 0;
        return new BytePattern(bytes, length, JsonBytes.word(padded, 0), mask, middle, tail);
    }

    /** Returns the first eight of so many bytes, or all, as {@link #head}; there are eight bytes in the window. */
    public static long head(byte[] window, int at, int length) {
        long word = JsonBytes.word(window, at);
        return length < Long.BYTES ? word & (1L << length * Byte.SIZE) - 1 : word;
    }

    /** Returns the last eight of so many bytes, as {@link #tail}. */
    public static long tail(byte[] window, int at, int length) {
        return length > Long.BYTES ? JsonBytes.word(window, at + length - Long.BYTES) : 0;
    }

    /** Returns a hash of bytes with this head and this tail. */
    public static int hash(long head, long tail) {
        return (int) ((head ^ Long.rotateLeft(tail, Integer.SIZE / 2)) * SPREAD >>> Integer.SIZE);
    }

    /** Tells whether the bytes are these; the window has all of them. */
    public boolean isAt(byte[] window, int at, int end) {
        if (length > Long.BYTES) {
            return JsonBytes.word(window, at) == head
                    && JsonBytes.word(window, at + length - Long.BYTES) == tail
                    && (length <= 2 * Long.BYTES || isMiddleAt(window, at));
        }
        return at + Long.BYTES <= end ? (JsonBytes.word(window, at) & mask) == head : isAllAt(window, at);
    }

    private boolean isMiddleAt(byte[] window, int at) {
        return JsonBytes.word(window, at + Long.BYTES) == middle && (length <= MOST_IN_WORDS || isAllAt(window, at));
    }

    private boolean isAllAt(byte[] window, int at) {
        return Arrays.equals(window, at, at + length, bytes, 0, length);
    }
}
