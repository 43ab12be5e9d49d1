package dev.piculet.lab.contenders.handwritten.json;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.LONG;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Bytes that are compared and stored eight at a time. A record in a static final field is a constant for the JIT, with its words.
 *
 * @param bytes the bytes
 * @param length how many there are, at most {@link #WIDTH}
 * @param word0 the first eight, zeros behind the end; the others likewise
 * @param mask0 ones where {@code word0} has bytes; the others likewise
 */
record Pattern(byte[] bytes, int length, long word0, long mask0, long word1, long mask1, long word2, long mask2) {
    /** Room that comparing and storing takes, whatever the length. */
    static final int WIDTH = 3 * Long.BYTES;

    static Pattern of(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > WIDTH) {
            throw new IllegalArgumentException("'" + text + "' is longer than " + WIDTH + " bytes.");
        }
        byte[] words = Arrays.copyOf(bytes, WIDTH);
        byte[] masks = new byte[WIDTH];
        Arrays.fill(masks, 0, bytes.length, (byte) 0xFF);
        return new Pattern(
                bytes,
                bytes.length,
                (long) LONG.get(words, 0),
                (long) LONG.get(masks, 0),
                (long) LONG.get(words, Long.BYTES),
                (long) LONG.get(masks, Long.BYTES),
                (long) LONG.get(words, 2 * Long.BYTES),
                (long) LONG.get(masks, 2 * Long.BYTES));
    }

    /** True if these bytes stand at a position. */
    boolean isAt(byte[] input, int at, int end) {
        if (end - at < WIDTH) {
            return end - at >= length && Arrays.equals(input, at, at + length, bytes, 0, length);
        }
        return (((long) LONG.get(input, at) ^ word0) & mask0) == 0
                && (length <= Long.BYTES || (((long) LONG.get(input, at + Long.BYTES) ^ word1) & mask1) == 0)
                && (length <= 2 * Long.BYTES || (((long) LONG.get(input, at + 2 * Long.BYTES) ^ word2) & mask2) == 0);
    }

    /** Stores these bytes, and anything behind them, where there is room for {@link #WIDTH}. */
    void put(byte[] output, int at) {
        LONG.set(output, at, word0);
        if (length > Long.BYTES) {
            LONG.set(output, at + Long.BYTES, word1);
        }
        if (length > 2 * Long.BYTES) {
            LONG.set(output, at + 2 * Long.BYTES, word2);
        }
    }
}
