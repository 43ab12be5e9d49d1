package dev.piculet.jackson.bytes;

import java.util.Arrays;

/**
 * A text as it is written, eight bytes at a time. A record, because HotSpot takes the fields of constant records for
 * constants.
 *
 * @param room the bytes of a buffer that {@link #put} may change
 * @param head the first eight bytes, padded
 * @param next the next eight bytes, padded
 */
public record WrittenText(byte[] bytes, int length, int room, long head, long next) {
    private static final int WORDS = 2 * Long.BYTES;

    /** Returns the text of these bytes. */
    public static WrittenText of(byte[] bytes) {
        byte[] padded = Arrays.copyOf(bytes, Math.max(bytes.length, WORDS));
        return new WrittenText(
                bytes.clone(),
                bytes.length,
                padded.length,
                JsonBytes.word(padded, 0),
                JsonBytes.word(padded, Long.BYTES));
    }

    /**
     * Writes the text, and returns the place behind. The buffer must have {@link #room} behind {@code at}; what is there
     * behind the text is anything.
     */
    public int put(byte[] buffer, int at) {
        // Words whose number is a constant; beside them System.arraycopy of all bytes, which is a call.
        JsonBytes.putWord(buffer, at, head);
        if (length > Long.BYTES) {
            JsonBytes.putWord(buffer, at + Long.BYTES, next);
        }
        if (length > WORDS) {
            System.arraycopy(bytes, WORDS, buffer, at + WORDS, length - WORDS);
        }
        return at + length;
    }
}
