package dev.piculet.jackson.bytes;

import java.util.UUID;

/** Writes a UUID in quotes, with the 36 characters that {@link UUID#toString} gives. */
public final class UuidEncoder implements ValueEncoder {
    private static final int ROOM = "\"123e4567-e89b-12d3-a456-426614174000\"".length() + Long.BYTES;

    /** Half of the bits of each byte. */
    private static final long NIBBLES = 0x0F0F0F0F0F0F0F0FL;

    private static final long ONES = 0x0101010101010101L;

    @Override
    public int encode(byte[] buffer, int at, Object value, Object config) {
        if (buffer.length - at <= ROOM || !(value instanceof UUID uuid)) {
            return ODD;
        }
        long upper = uuid.getMostSignificantBits();
        long lower = uuid.getLeastSignificantBits();
        int first = at + 1;
        // From the front to the back: a word of four digits ends with others that are overwritten.
        buffer[at] = '"';
        JsonBytes.putWord(buffer, first, digits((int) (upper >>> 32)));
        buffer[first + 8] = '-';
        putFour(buffer, first + 9, upper >>> 16, (byte) '-');
        putFour(buffer, first + 14, upper, (byte) '-');
        putFour(buffer, first + 19, lower >>> 48, (byte) '-');
        putFour(buffer, first + 24, lower >>> 32, (byte) '0');
        JsonBytes.putWord(buffer, first + 28, digits((int) lower));
        buffer[first + 36] = '"';
        return first + 37;
    }

    /** Writes the digits of 16 bits, and one byte behind. */
    private static void putFour(byte[] buffer, int at, long bits, byte behind) {
        JsonBytes.putWord(buffer, at, digits((int) bits << 16));
        buffer[at + 4] = behind;
    }

    /** Returns eight hexadecimal digits, the first one lowest. */
    private static long digits(int bits) {
        // Spread by halves: four bits a byte, the highest ones in the lowest byte.
        long spread = Integer.toUnsignedLong(Integer.reverseBytes(bits));
        spread = (spread | spread << 16) & 0x0000FFFF0000FFFFL;
        spread = (spread | spread << 8) & 0x00FF00FF00FF00FFL;
        long nibbles = (spread >>> 4 | spread << 8) & NIBBLES;
        // A digit of ten and more has a carry in its fifth bit once six is added.
        long letters = nibbles + 6 * ONES >>> 4 & ONES;
        return nibbles + '0' * ONES + letters * ('a' - '0' - 10);
    }
}
