package dev.piculet.binary.encoding;

/**
 * Unsigned numbers in groups of seven bits, the lowest first; all bytes but the last have their highest bit set (LEB128,
 * DWARF 5 section 7.6). Only the shortest form is valid, so the {@link #size} follows from the number.
 */
public final class Varint {
    /** The most bytes that an {@code int} takes. */
    public static final int MAX_INT_SIZE = 5;

    private Varint() {}

    /** Returns the bytes that a number takes: 1 to 5. */
    public static int size(int value) {
        return (value & ~0x7F) == 0
                ? 1
                : (value & ~0x3FFF) == 0 ? 2 : (value & ~0x1F_FFFF) == 0 ? 3 : (value & ~0xFFF_FFFF) == 0 ? 4 : 5;
    }

    /** Writes a number and returns the position behind it. */
    public static int write(byte[] bytes, int position, int value) {
        int pos = position;
        int rest = value;
        while ((rest & ~0x7F) != 0) {
            bytes[pos++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[pos++] = (byte) rest;
        return pos;
    }

    /**
     * Reads a number that is a length or a count.
     *
     * @return a number of 31 bits; -1 if the bytes are not the shortest form of one
     * @throws IndexOutOfBoundsException if the array ends before the number does
     */
    public static int read(byte[] bytes, int position) {
        int value = bytes[position];
        return value >= 0 ? value : readRest(bytes, position, value);
    }

    private static int readRest(byte[] bytes, int position, int first) {
        int value = first & 0x7F;
        int pos = position;
        for (int shift = 7; shift <= 28; shift += 7) {
            int next = bytes[++pos];
            value |= (next & 0x7F) << shift;
            if (next >= 0) {
                boolean shortest = next != 0;
                boolean fits = shift < 28 || next <= 0x07;
                return shortest && fits ? value : -1;
            }
        }
        return -1;
    }
}
