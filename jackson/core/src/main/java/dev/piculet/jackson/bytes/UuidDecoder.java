package dev.piculet.jackson.bytes;

import java.util.UUID;

/** Decodes a UUID from its 36 characters of RFC 9562, section 4; other forms are odd. */
public final class UuidDecoder implements StringDecoder {
    private static final int LENGTH = "123e4567-e89b-12d3-a456-426614174000".length();

    private static final long LOWER_HALF = 0xFFFF_FFFFL;

    @Override
    public Object decode(byte[] bytes, int quote, int behind, int end, Object config) {
        int at = quote + 1;
        boolean isUuid = behind - at == LENGTH
                && bytes[at + 8] == '-'
                && bytes[at + 13] == '-'
                && bytes[at + 18] == '-'
                && bytes[at + 23] == '-';
        if (!isUuid) {
            return null;
        }
        // Eight digits at a time; beside it Character.digit.
        long first = JsonBytes.word(bytes, at);
        long second = fours(bytes, at + 9, at + 14);
        long third = fours(bytes, at + 19, at + 24);
        long fourth = JsonBytes.word(bytes, at + 28);
        if ((others(first) | others(second) | others(third) | others(fourth)) != 0) {
            return null;
        }
        return new UUID(number(first) << Integer.SIZE | number(second), number(third) << Integer.SIZE | number(fourth));
    }

    /** Returns four bytes at each of two places as a word. */
    private static long fours(byte[] bytes, int at, int next) {
        return JsonBytes.word(bytes, at) & LOWER_HALF | JsonBytes.word(bytes, next) << Integer.SIZE;
    }

    /** Marks bytes that are no hexadecimal digits. */
    private static long others(long word) {
        // Sums of bytes below 0x80 that reach 0x80 where something is at least so large: nothing is carried.
        long digits = (word ^ '0' * JsonBytes.ONES) & ~JsonBytes.HIGH;
        long noDigits = digits + (0x80 - 10) * JsonBytes.ONES;
        long letters = (word | ' ' * JsonBytes.ONES) ^ ('a' - 1) * JsonBytes.ONES;
        letters &= ~JsonBytes.HIGH;
        long areLetters = letters + (0x80 - 1) * JsonBytes.ONES & ~(letters + (0x80 - 7) * JsonBytes.ONES);
        return (noDigits & ~areLetters | word) & JsonBytes.HIGH;
    }

    /** Returns the number of eight hexadecimal digits, of which the first is the lowest byte. */
    private static long number(long word) {
        long digits = (word & 0x0F * JsonBytes.ONES) + (word >>> 6 & JsonBytes.ONES) * 9;
        long pairs = (digits << 4 | digits >>> 8) & 0x00FF_00FF_00FF_00FFL;
        long fours = (pairs << 8 | pairs >>> 16) & 0x0000_FFFF_0000_FFFFL;
        return (fours << 16 | fours >>> 32) & LOWER_HALF;
    }
}
