package dev.piculet.jackson.kotlin.bytes;

import java.util.Arrays;

/**
 * A property's name as it is written, eight bytes at a time. A record, because HotSpot takes the fields of constant records
 * for constants.
 *
 * @param quoted the name in quotes, with a colon
 * @param length of {@code quoted}
 * @param room the bytes of a buffer that {@link #put} may change, with a comma
 * @param head the first eight bytes, padded
 * @param next the next eight bytes, padded
 */
public record WrittenName(byte[] quoted, int length, int room, long head, long next) {
    private static final int WORDS = 2 * Long.BYTES;

    /** Returns the name of these bytes, which are escaped as JSON wants it. */
    public static WrittenName of(byte[] escaped) {
        int length = escaped.length + "\"\":".length();
        byte[] padded = new byte[Math.max(length, WORDS)];
        padded[0] = '"';
        System.arraycopy(escaped, 0, padded, 1, escaped.length);
        padded[length - 2] = '"';
        padded[length - 1] = ':';
        return new WrittenName(
                Arrays.copyOf(padded, length),
                length,
                ",".length() + padded.length,
                JsonBytes.word(padded, 0),
                JsonBytes.word(padded, Long.BYTES));
    }

    /**
     * Writes a comma and the name, and returns the place behind. The buffer must have {@link #room} behind {@code at}; what
     * is there behind the name is anything.
     *
     * @param isFirst whether no comma comes before
     */
    public int put(byte[] buffer, int at, boolean isFirst) {
        buffer[at] = ',';
        int from = isFirst ? at : at + 1;
        // Words whose number is a constant; beside them System.arraycopy of all bytes, which is a call.
        JsonBytes.putWord(buffer, from, head);
        if (length > Long.BYTES) {
            JsonBytes.putWord(buffer, from + Long.BYTES, next);
        }
        if (length > WORDS) {
            System.arraycopy(quoted, WORDS, buffer, from + WORDS, length - WORDS);
        }
        return from + length;
    }
}
