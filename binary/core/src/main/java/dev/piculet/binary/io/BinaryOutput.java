package dev.piculet.binary.io;

import static dev.piculet.binary.encoding.LittleEndian.CHAR;
import static dev.piculet.binary.encoding.LittleEndian.DOUBLE;
import static dev.piculet.binary.encoding.LittleEndian.FLOAT;
import static dev.piculet.binary.encoding.LittleEndian.INT;
import static dev.piculet.binary.encoding.LittleEndian.LONG;
import static dev.piculet.binary.encoding.LittleEndian.SHORT;

import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.encoding.Varint;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Bytes that grow as they are written. Numbers are little-endian. Serializers append values to it, so one output can be
 * reused for many: {@link #reset} keeps the array.
 *
 * <p>Not safe for use by several threads.
 */
public final class BinaryOutput {
    private static final int DEFAULT_CAPACITY = 512;
    private static final int MAX_SIZE = Integer.MAX_VALUE - 8;

    /** Bytes that codecs may ask room for and leave unused. */
    private static final int SLACK = 16;

    private byte[] bytes;
    private int position;
    private int depth;
    private int valueStart;
    private long objects;
    private long places;

    /** What holds for the value that is being written. */
    private Limits limits = Limits.DEFAULT;

    /** The index behind the last byte that the value may take. */
    private int end = MAX_SIZE;

    private OpenObjects openObjects;
    private WrittenObjects writtenObjects;

    /** Creates an output with room for 512 bytes. */
    public BinaryOutput() {
        this(DEFAULT_CAPACITY);
    }

    /**
     * Creates an output with room for {@code capacity} bytes.
     *
     * @throws NegativeArraySizeException if that is negative
     */
    public BinaryOutput(int capacity) {
        bytes = new byte[capacity];
    }

    /** The number of bytes written. */
    public int position() {
        return position;
    }

    /**
     * Forgets, or takes as written, what stands in the array behind or before a position.
     *
     * @throws IndexOutOfBoundsException if the array has no such position
     */
    public void position(int position) {
        if (position < 0 || position > bytes.length) {
            throw new IndexOutOfBoundsException(position);
        }
        this.position = position;
    }

    /** Forgets everything that was written. */
    public void reset() {
        position = 0;
    }

    /** Returns a copy of the bytes written. */
    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, position);
    }

    /** The array that is written into, until it is replaced by a larger one. */
    public byte[] array() {
        return bytes;
    }

    /**
     * Makes room, and returns the array, in which everything before {@code from} is kept.
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
        if (needed > MAX_SIZE) {
            throw BinaryErrors.valueTooLarge(needed);
        }
        long most = Math.min(MAX_SIZE, (long) end + SLACK);
        if (needed > most) {
            throw BinaryErrors.sizeExceeded(limits.size());
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
     */
    public void writeString(String value) {
        int length = checkedLength(value);
        boolean latin = Strings.isLatin(value);
        byte[] target = ensure(position, Varint.MAX_INT_SIZE + (latin ? 1L : 2L) * length);
        int start = Varint.write(target, position, Math.multiplyExact(length, 2) + (latin ? 0 : 1));
        if (latin) {
            Strings.writeLatin(target, start, value, length);
            position = start + length;
        } else {
            position = Strings.writeWide(target, start, value);
        }
    }

    private int checkedLength(String value) {
        int length = value.length();
        if (length > limits.stringLength()) {
            throw BinaryErrors.stringTooLong(length, limits.stringLength());
        }
        return length;
    }

    /**
     * Writes a string that is not null as UTF-8 with the number of its bytes; a lone surrogate becomes a question mark.
     *
     * @throws LimitExceededException as {@link #writeString} does
     */
    public void writeUtf8(String value) {
        checkedLength(value);
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        writeVarint(utf8.length);
        writeBytes(utf8);
    }

    /** For codecs: objects of recursive types that are being written, one inside the other. */
    public int depth() {
        return depth;
    }

    /** For codecs: notes how many objects of recursive types are being written, one inside the other. */
    public void depth(int depth) {
        this.depth = depth;
    }

    /** For codecs: notes an object of this value, one of as many as {@link BinaryInput#countObject} takes. */
    public void countObject() {
        ObjectBudget.checkObjects(++objects, position - valueStart);
    }

    /** For codecs: notes room for constants of an enum, as much as {@link BinaryInput#countPlaces} takes. */
    public void countPlaces(int count) {
        places += count;
        ObjectBudget.checkPlaces(places, position - valueStart);
    }

    /** For codecs: the shared objects of this value that have been written. */
    public WrittenObjects writtenObjects() {
        if (writtenObjects == null) {
            writtenObjects = new WrittenObjects();
        }
        return writtenObjects;
    }

    /** For codecs: the objects that are being written, one inside the other; null unless a cycle is looked for. */
    public OpenObjects openObjects() {
        return openObjects;
    }

    /** For codecs: an empty output for a part of the value, which may take no more than what is left to that. */
    public BinaryOutput part() {
        BinaryOutput part = new BinaryOutput();
        part.limits = limits;
        part.end = Math.max(0, end - position);
        return part;
    }

    /**
     * For serializers: a value begins at the position, within limits, with a header of so many bytes.
     *
     * @param start the index of the first byte that {@link Limits#size} counts
     */
    public void beginValue(Limits limits, int start, int headerSize) {
        this.limits = limits;
        this.end = (int) Math.min(MAX_SIZE, (long) start + limits.size());
        this.valueStart = position + headerSize;
        this.objects = 0;
        this.places = 0;
    }

    /** For serializers: the value that begins is written to see whether it contains itself. */
    public void lookForCycles() {
        openObjects = new OpenObjects();
    }

    /** For serializers: forgets what is known of the value that was written last. */
    public void endValue() {
        depth = 0;
        limits = Limits.DEFAULT;
        end = MAX_SIZE;
        openObjects = null;
        if (writtenObjects != null) {
            writtenObjects.clear();
        }
    }
}
