package dev.piculet.lab.contenders.access.learned;

import dev.piculet.lab.contenders.access.Latin;
import dev.piculet.lab.contenders.access.LittleEndian;
import java.util.Arrays;

/** Bytes that grow, and are kept for the next value. */
final class Output {
    private static final int INITIAL_SIZE = 512;
    private static final int MAX_SIZE = Integer.MAX_VALUE - 8;

    private byte[] bytes = new byte[INITIAL_SIZE];
    private int size;

    void reset() {
        size = 0;
    }

    byte[] copy() {
        return Arrays.copyOf(bytes, size);
    }

    /** Returns the position of room for so many bytes, which are to be written next. */
    private int room(int length) {
        int pos = size;
        size = Math.addExact(pos, length);
        if (size > bytes.length) {
            bytes = Arrays.copyOf(bytes, (int) Math.max(size, Math.min(2L * bytes.length, MAX_SIZE)));
        }
        return pos;
    }

    void putBoolean(boolean value) {
        int pos = room(1);
        bytes[pos] = (byte) (value ? 1 : 0);
    }

    void putShort(short value) {
        int pos = room(Short.BYTES);
        LittleEndian.SHORT.set(bytes, pos, value);
    }

    void putInt(int value) {
        int pos = room(Integer.BYTES);
        LittleEndian.INT.set(bytes, pos, value);
    }

    void putLong(long value) {
        int pos = room(Long.BYTES);
        LittleEndian.LONG.set(bytes, pos, value);
    }

    void putFloat(float value) {
        int pos = room(Float.BYTES);
        LittleEndian.FLOAT.set(bytes, pos, value);
    }

    void putDouble(double value) {
        int pos = room(Double.BYTES);
        LittleEndian.DOUBLE.set(bytes, pos, value);
    }

    /** @param text may be null */
    void putText(String text) {
        int header = Latin.header(text);
        int pos = room(Latin.size(header));
        Latin.write(bytes, pos, text, header);
    }
}
