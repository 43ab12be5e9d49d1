package dev.piculet.lab.contenders.handwritten;

import java.util.Arrays;

/** A byte array that is kept for the next value and grows as needed, for values whose size is not known before. */
public final class ReusedBuffer {
    private static final int INITIAL_SIZE = 512;
    private static final int MAX_SIZE = Integer.MAX_VALUE - 8;

    private byte[] bytes = new byte[INITIAL_SIZE];

    /** Returns an array with everything before {@code pos}, and room for {@code size} bytes from there. */
    public byte[] ensure(int pos, long size) {
        return bytes.length - pos >= size ? bytes : grow(pos, size);
    }

    /** Returns the bytes before {@code end}. */
    public byte[] copy(int end) {
        return Arrays.copyOf(bytes, end);
    }

    private byte[] grow(int pos, long size) {
        long needed = pos + size;
        if (needed > MAX_SIZE) {
            throw new IllegalArgumentException("Value may take " + needed + " bytes, more than an array can hold.");
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(MAX_SIZE, Math.max(needed, 2L * bytes.length)));
        return bytes;
    }
}
