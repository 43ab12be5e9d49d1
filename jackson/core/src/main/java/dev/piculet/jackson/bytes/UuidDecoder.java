package dev.piculet.jackson.bytes;

import java.util.UUID;

/** Decodes a UUID from its 36 characters of RFC 9562, section 4; other forms are odd. */
public final class UuidDecoder implements StringDecoder {
    private static final int LENGTH = "123e4567-e89b-12d3-a456-426614174000".length();

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
        long first = digits(bytes, at, 8);
        long second = digits(bytes, at + 9, 4);
        long third = digits(bytes, at + 14, 4);
        long fourth = digits(bytes, at + 19, 4);
        long node = digits(bytes, at + 24, 12);
        boolean isOdd = (first | second | third | fourth | node) < 0;
        return isOdd ? null : new UUID(first << 32 | second << 16 | third, fourth << 48 | node);
    }

    /** Returns the number of up to 15 hexadecimal digits; negative if there is anything else. */
    private static long digits(byte[] bytes, int from, int count) {
        long number = 0;
        int odd = 0;
        for (int i = from; i < from + count; i++) {
            // Negative bytes are no digits.
            int digit = Character.digit(bytes[i], /* radix= */ 16);
            odd |= digit;
            number = number << 4 | digit;
        }
        return odd < 0 ? JsonBytes.ODD : number;
    }
}
