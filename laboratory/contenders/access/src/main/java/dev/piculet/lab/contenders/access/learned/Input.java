package dev.piculet.lab.contenders.access.learned;

import dev.piculet.lab.contenders.access.Latin;
import dev.piculet.lab.contenders.access.LittleEndian;

/** A place in bytes. Reads behind their end throw an {@link IndexOutOfBoundsException}. */
final class Input {
    /** The count of a collection that is null. */
    static final int NO_COUNT = -1;

    private byte[] bytes;
    private int pos;

    void reset(byte[] bytes) {
        this.bytes = bytes;
        pos = 0;
    }

    void requireEnd() {
        if (pos != bytes.length) {
            throw new IllegalArgumentException((bytes.length - pos) + " bytes are left behind the value.");
        }
    }

    /** Returns the position of so many bytes, which are to be read next. */
    private int next(int length) {
        int start = pos;
        pos = start + length;
        return start;
    }

    boolean getBoolean() {
        return bytes[next(1)] != 0;
    }

    short getShort() {
        return (short) LittleEndian.SHORT.get(bytes, next(Short.BYTES));
    }

    int getInt() {
        return (int) LittleEndian.INT.get(bytes, next(Integer.BYTES));
    }

    long getLong() {
        return (long) LittleEndian.LONG.get(bytes, next(Long.BYTES));
    }

    float getFloat() {
        return (float) LittleEndian.FLOAT.get(bytes, next(Float.BYTES));
    }

    double getDouble() {
        return (double) LittleEndian.DOUBLE.get(bytes, next(Double.BYTES));
    }

    /** Returns the text, or null. */
    String text() {
        int header = Latin.readHeader(bytes, pos);
        int start = next(Latin.size(header));
        return Latin.read(bytes, start, header);
    }

    /** Returns the size of a collection whose elements take a byte each at least, or {@link #NO_COUNT}. */
    int count() {
        int count = getInt();
        if (count < NO_COUNT || count > bytes.length - pos) {
            throw new IllegalArgumentException("A count of " + count + " in " + bytes.length + " bytes.");
        }
        return count;
    }
}
