package dev.piculet.binary.io;

import static dev.piculet.binary.encoding.LittleEndian.CHAR;
import static dev.piculet.binary.encoding.LittleEndian.DOUBLE;
import static dev.piculet.binary.encoding.LittleEndian.FLOAT;
import static dev.piculet.binary.encoding.LittleEndian.INT;
import static dev.piculet.binary.encoding.LittleEndian.LONG;
import static dev.piculet.binary.encoding.LittleEndian.SHORT;

import dev.piculet.access.text.Latin1;
import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.state.WriteState;
import dev.piculet.binary.state.Writing;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A growing array of bytes. Numbers are little-endian. Serializers append values, and {@link #reset} keeps the array, so one
 * output serves many values.
 *
 * <p>Not safe for use by several threads.
 */
public final class BinaryOutput extends WriteState {
    private static final int DEFAULT_CAPACITY = 512;

    /** Room that codecs may request and leave unused. */
    private static final int SLACK = 16;

    /** Twice the length, and one more, is a number of 31 bits. */
    static final int MAX_STRING_LENGTH = Integer.MAX_VALUE >> 1;

    private byte[] bytes;
    private int position;

    /** Creates an output with room for 512 bytes. */
    public BinaryOutput() {
        this(DEFAULT_CAPACITY);
    }

    /**
     * Creates an output with room for {@code capacity} bytes.
     *
     * @throws NegativeArraySizeException if {@code capacity} is negative
     */
    public BinaryOutput(int capacity) {
        bytes = new byte[capacity];
    }

    /** The number of bytes written. */
    public int position() {
        return position;
    }

    /**
     * Moves the write position. Bytes before it count as written.
     *
     * @throws IndexOutOfBoundsException if the array has no such position
     */
    public void position(int position) {
        if (position < 0 || position > bytes.length) {
            throw new IndexOutOfBoundsException(position);
        }
        this.position = position;
    }

    /** Moves the write position to 0 and keeps the array. */
    public void reset() {
        position = 0;
    }

    /** Returns a copy of the bytes written. */
    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, position);
    }

    /** The array in use. A larger one may replace it on the next write. */
    public byte[] array() {
        return bytes;
    }

    /**
     * Makes room, and returns the array. Keeps everything before {@code from}.
     *
     * @param room the bytes that will be written from there
     * @throws LimitExceededException if they can't fit into an array, or are more than {@link Limits#size} leaves to the
     *     value that a serializer is writing
     */
    public byte[] ensure(int from, long room) {
        return bytes.length - from >= room ? bytes : grow(from, room);
    }

    private byte[] grow(int from, long room) {
        long needed = from + room;
        if (needed > Writing.ANY_SIZE) {
            throw BinaryErrors.valueTooLarge(needed);
        }
        long most = Math.min(Writing.ANY_SIZE, (long) Writing.valueEnd(this) + SLACK);
        if (needed > most) {
            throw BinaryErrors.sizeExceeded(Writing.sizeLimit(this));
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(most, Math.max(needed, 2L * bytes.length)));
        return bytes;
    }

    /** Writes a byte, 0 or 1. */
    public void writeBoolean(boolean value) {
        writeByte(value ? 1 : 0);
    }

    /** Writes the lowest eight bits. */
    public void writeByte(int value) {
        ensure(position, 1)[position] = (byte) value;
        position++;
    }

    /** Writes two bytes. */
    public void writeShort(short value) {
        SHORT.set(ensure(position, 2), position, value);
        position += 2;
    }

    /** Writes two bytes. */
    public void writeChar(char value) {
        CHAR.set(ensure(position, 2), position, value);
        position += 2;
    }

    /** Writes four bytes. */
    public void writeInt(int value) {
        INT.set(ensure(position, 4), position, value);
        position += 4;
    }

    /** Writes eight bytes. */
    public void writeLong(long value) {
        LONG.set(ensure(position, 8), position, value);
        position += 8;
    }

    /** Writes four bytes. */
    public void writeFloat(float value) {
        FLOAT.set(ensure(position, 4), position, value);
        position += 4;
    }

    /** Writes eight bytes. */
    public void writeDouble(double value) {
        DOUBLE.set(ensure(position, 8), position, value);
        position += 8;
    }

    /** Writes a number from 0 to 2<sup>31</sup>-1 in 1 to 5 bytes. */
    public void writeVarint(int value) {
        position = Varint.write(ensure(position, Varint.MAX_INT_SIZE), position, value);
    }

    /** Writes all bytes of an array, without their number. */
    public void writeBytes(byte[] source) {
        writeBytes(source, 0, source.length);
    }

    /** Writes bytes of an array, without their number. */
    public void writeBytes(byte[] source, int offset, int length) {
        System.arraycopy(source, offset, ensure(position, length), position, length);
        position += length;
    }

    /**
     * Writes a string that is not null, with its length: shifted left by one, plus one if a char is not Latin-1.
     *
     * @throws LimitExceededException if it is longer than {@link Limits#stringLength} of a serializer that is writing
     * @throws UnsupportedValueException if it has 2<sup>30</sup> chars or more
     */
    public void writeString(String value) {
        int length = checkedLength(value);
        boolean latin = Latin1.is(value);
        byte[] target = ensure(position, Varint.MAX_INT_SIZE + (latin ? 1L : 2L) * length);
        int start = Varint.write(target, position, 2 * length + (latin ? 0 : 1));
        if (latin) {
            Strings.writeLatin(target, start, value, length);
            position = start + length;
        } else {
            position = Writing.texts(this).writeWide(target, start, value);
        }
    }

    private int checkedLength(String value) {
        return checkedLength(value.length(), Writing.stringLimit(this));
    }

    static int checkedLength(int length, int limit) {
        if (length > limit) {
            throw BinaryErrors.stringTooLong(length, limit);
        }
        if (length > MAX_STRING_LENGTH) {
            throw BinaryErrors.stringTooLong(length);
        }
        return length;
    }

    /**
     * Writes a string that is not null as UTF-8 with the number of its bytes; a lone surrogate becomes a question mark.
     *
     * @throws LimitExceededException as {@link #writeString} does
     * @throws UnsupportedValueException as {@link #writeString} does
     */
    public void writeUtf8(String value) {
        checkedLength(value);
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        writeVarint(utf8.length);
        writeBytes(utf8);
    }
}
