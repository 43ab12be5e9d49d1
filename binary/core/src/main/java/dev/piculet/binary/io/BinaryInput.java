package dev.piculet.binary.io;

import dev.piculet.binary.encoding.LittleEndian;
import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.state.ReadState;
import dev.piculet.binary.state.Reading;
import java.util.Arrays;

/**
 * Reads bytes from a position on. A read past the end throws {@link MalformedInputException}.
 *
 * <p>Not safe for use by several threads.
 */
public final class BinaryInput extends ReadState {
    private final byte[] bytes;
    private final int start;
    private final int limit;
    private int position;

    /** Creates an input of a whole array, without a copy. */
    public BinaryInput(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    /**
     * Creates an input of a part of an array, without a copy.
     *
     * @throws IndexOutOfBoundsException if the array has no such part
     */
    public BinaryInput(byte[] bytes, int offset, int length) {
        super(offset);
        if ((offset | length) < 0 || length > bytes.length - offset) {
            throw new IndexOutOfBoundsException(
                    "Offset " + offset + " and length " + length + " are not within " + bytes.length + " bytes.");
        }
        this.bytes = bytes;
        this.start = offset;
        this.position = offset;
        this.limit = offset + length;
    }

    /** The array that is read. */
    public byte[] array() {
        return bytes;
    }

    /** The index in the array of the next byte. */
    public int position() {
        return position;
    }

    /**
     * Continues at an index in the array.
     *
     * @throws IndexOutOfBoundsException if it is before the first byte or past the end
     */
    public void position(int position) {
        if (position < start || position > limit) {
            throw new IndexOutOfBoundsException(
                    "Position " + position + " is not within " + start + " to " + limit + ".");
        }
        this.position = position;
    }

    /** The index in the array after the last byte. */
    public int limit() {
        return limit;
    }

    /** The number of bytes read, which errors give as their offset. */
    public int offset() {
        return position - start;
    }

    /** The number of all bytes, read or not. */
    public int length() {
        return limit - start;
    }

    /** The number of bytes not read. */
    public int remaining() {
        return limit - position;
    }

    /** Throws if bytes are left. */
    public void requireEnd() {
        if (position != limit) {
            throw BinaryErrors.trailingBytes(this);
        }
    }

    /** Throws if fewer than {@code size} bytes are left. */
    public void require(int size) {
        if (size > limit - position || size < 0) {
            throw BinaryErrors.cutOff(size, this);
        }
    }

    /** Throws if the bytes left can't hold {@code count} items of at least {@code bits} bits each. */
    public void requireCount(int count, int bits) {
        if ((long) count * bits / Byte.SIZE > remaining()) {
            throw BinaryErrors.tooMany(count, this);
        }
    }

    /** Reads 0 or 1. */
    public boolean readBoolean() {
        int value = readByte();
        if ((value & ~1) != 0) {
            throw BinaryErrors.notBoolean(value, this);
        }
        return value != 0;
    }

    /** Reads a byte. */
    public byte readByte() {
        require(1);
        return bytes[position++];
    }

    /** Reads two bytes. */
    public short readShort() {
        require(2);
        position += 2;
        return (short) LittleEndian.SHORT.get(bytes, position - 2);
    }

    /** Reads two bytes. */
    public char readChar() {
        require(2);
        position += 2;
        return (char) LittleEndian.CHAR.get(bytes, position - 2);
    }

    /** Reads four bytes. */
    public int readInt() {
        require(4);
        position += 4;
        return (int) LittleEndian.INT.get(bytes, position - 4);
    }

    /** Reads eight bytes. */
    public long readLong() {
        require(8);
        position += 8;
        return (long) LittleEndian.LONG.get(bytes, position - 8);
    }

    /** Reads four bytes. */
    public float readFloat() {
        require(4);
        position += 4;
        return (float) LittleEndian.FLOAT.get(bytes, position - 4);
    }

    /** Reads eight bytes. */
    public double readDouble() {
        require(8);
        position += 8;
        return (double) LittleEndian.DOUBLE.get(bytes, position - 8);
    }

    /** Reads a number from 0 to 2<sup>31</sup>-1 that {@link BinaryOutput#writeVarint} wrote, and no longer form of it. */
    public int readVarint() {
        int pos = position;
        while (pos < limit && bytes[pos] < 0) {
            pos++;
        }
        if (pos == limit) {
            throw BinaryErrors.cutOff(pos - position + 1, this);
        }
        int value = Varint.read(bytes, position);
        if (value < 0) {
            throw BinaryErrors.invalidVarint(this);
        }
        position = pos + 1;
        return value;
    }

    /** Reads the number of items that follow. Each takes at least a byte, so more than the bytes left is an error. */
    public int readCount() {
        int count = readVarint();
        if (count > remaining()) {
            throw BinaryErrors.tooMany(count, this);
        }
        return count;
    }

    /** Reads bytes into a new array. Allocates it only if that many bytes are left. */
    public byte[] readBytes(int length) {
        require(length);
        position += length;
        return Arrays.copyOfRange(bytes, position - length, position);
    }

    /**
     * Reads a string, never null, that {@link BinaryOutput#writeString} wrote.
     *
     * @throws LimitExceededException if it is longer than {@link Limits#stringLength} of a serializer that is reading
     */
    public String readString() {
        int header = readVarint();
        int length = header >>> 1;
        checkLength(length);
        boolean latin = (header & 1) == 0;
        // A length has 30 bits, so twice of it fits.
        int size = latin ? length : 2 * length;
        require(size);
        position += size;
        return Strings.read(bytes, position - size, length, !latin);
    }

    private void checkLength(int chars) {
        if (chars > Reading.stringLimit(this)) {
            throw BinaryErrors.stringTooLong(chars, Reading.stringLimit(this));
        }
    }

    /**
     * Reads a string, never null, that {@link BinaryOutput#writeUtf8} wrote; bytes that are not UTF-8 are malformed.
     *
     * @throws LimitExceededException as {@link #readString} does
     */
    public String readUtf8() {
        int length = readCount();
        String value = Strings.readUtf8(bytes, position, length);
        if (value == null) {
            throw BinaryErrors.notUtf8(this);
        }
        checkLength(value.length());
        position += length;
        return value;
    }
}
