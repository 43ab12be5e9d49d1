package dev.piculet.binary;

import dev.piculet.binary.codec.TreeCodecFactory;
import dev.piculet.binary.engine.SelfDescribing;
import dev.piculet.binary.engine.SelfDescription;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BufferTooSmallException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.tree.ObjectTree;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * Turns values of several classes into self-describing bytes, and back.
 *
 * <pre>{@code
 * BinarySerializer any =
 *         BinarySerializer.builder().allow(Order.class, Refund.class).build();
 * byte[] bytes = any.serialize(new Refund(7, "broken"));
 * Object back = any.deserialize(bytes);
 * ObjectTree tree = (ObjectTree) BinarySerializer.tree(bytes);
 * }</pre>
 *
 * <p>The bytes hold the schema of the value, with the names of its classes and fields. Every compatible version of the classes
 * reads them; {@link #tree} needs no class. That costs some hundred bytes a value. For many values of one type use {@link
 * TypedSerializer} or {@link FramedWriter}, which write the schema once or not at all.
 *
 * <p>Creates only classes that the options allow, besides values of the JDK's classes, arrays and collections. Immutable and
 * thread-safe.
 */
public final class BinarySerializer {
    private final SelfDescribing cores;

    private BinarySerializer(SelfDescribing cores) {
        this.cores = cores;
    }

    /** Starts a serializer. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Writes a value, which may be null, to a new array.
     *
     * @throws UnsupportedValueException if it holds an object of a class that is not allowed
     * @throws LimitExceededException if it is deeper than the {@link Limits}, or larger together with its schema
     * @throws UnsupportedClassException if no value of its class can be written
     */
    public byte[] serialize(Object value) {
        return cores.serialize(value);
    }

    /**
     * Writes a value into an array, from the index {@code offset} on, and returns the index behind it. All other bytes of the array
     * stay as they are; on failure all do.
     *
     * @throws IndexOutOfBoundsException if {@code offset} is negative or beyond the array's length
     * @throws BufferTooSmallException if the value does not fit behind {@code offset}; it tells how many bytes the value takes
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public int serialize(Object value, byte[] target, int offset) {
        return cores.serialize(value, target, offset);
    }

    /**
     * Writes a value at the position of a buffer, and moves the position past it. On failure the buffer is unchanged.
     *
     * @throws BufferTooSmallException if the value does not fit; it tells how many bytes the value takes
     * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public void serialize(Object value, ByteBuffer target) {
        cores.serialize(value, target);
    }

    /**
     * Writes a value to a stream, by one call of {@link OutputStream#write(byte[], int, int)}. Does not flush it. {@link
     * #deserialize(InputStream)} reads a value up to the stream's end; use {@link #serializeDelimited} where more follows.
     *
     * @throws IOException if the stream throws it; some of the value's bytes may have been written
     * @throws BinaryException as {@link #serialize(Object)} does; nothing is written then
     */
    public void serialize(Object value, OutputStream target) throws IOException {
        cores.serialize(value, target);
    }

    /**
     * Writes the length of a value and the value amid other data, by one call of {@link DataOutput#write(byte[], int, int)}.
     *
     * @throws IOException if the output throws it; some of the bytes may have been written
     * @throws BinaryException as {@link #serialize(Object)} does; nothing is written then
     */
    public void serializeDelimited(Object value, DataOutput target) throws IOException {
        cores.serializeDelimited(value, target);
    }

    /**
     * Returns the number of bytes that {@link #serialize(Object)} would return. Takes as long as writing the value, and allocates no
     * array.
     *
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public int size(Object value) {
        return cores.size(value);
    }

    /**
     * Reads a value that fills the whole array.
     *
     * @throws MalformedInputException if {@link #serialize} did not write the bytes
     * @throws SchemaMismatchException if it holds a class that is not allowed or not compatible any more
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     */
    public Object deserialize(byte[] bytes) {
        return cores.deserialize(bytes, 0, bytes.length);
    }

    /**
     * Reads a value that fills this part of an array.
     *
     * @throws IndexOutOfBoundsException if the array has no such part
     * @throws BinaryException as {@link #deserialize(byte[])} does; its offset is counted from the part's first byte
     */
    public Object deserialize(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        return cores.deserialize(bytes, offset, offset + length);
    }

    /**
     * Reads a value that fills the rest of a buffer, and moves the buffer's position to its limit.
     *
     * @throws BinaryException as {@link #deserialize(byte[])} does; the position is unchanged then
     */
    public Object deserialize(ByteBuffer source) {
        return cores.deserialize(source);
    }

    /**
     * Reads a value that fills the rest of a stream. Leaves the stream open. Reads at most one byte more than {@link Limits#size}.
     *
     * @throws IOException if the stream throws it
     * @throws BinaryException as {@link #deserialize(byte[])} does; its offset is counted from the first byte that was read
     */
    public Object deserialize(InputStream source) throws IOException {
        return cores.deserialize(source);
    }

    /**
     * Reads the value that {@link #serializeDelimited} wrote, and nothing behind it.
     *
     * @throws java.io.EOFException if the input ends before the value does
     * @throws IOException if the input throws it
     * @throws BinaryException as {@link #deserialize(byte[])} does; its offset is counted from the first byte of the length. The
     *     next value can be read unless the length is wrong or exceeds {@link Limits#size}
     */
    public Object deserializeDelimited(DataInput source) throws IOException {
        return cores.deserializeDelimited(source);
    }

    /**
     * Reads a value of {@code type}, or null, that fills the whole array.
     *
     * @throws ClassCastException if it is of another class
     * @throws BinaryException as {@link #deserialize(byte[])} does
     */
    public <T> T deserialize(byte[] bytes, Class<T> type) {
        return Objects.requireNonNull(type).cast(deserialize(bytes));
    }

    /**
     * Reads a value without its classes. Objects become {@link ObjectTree}s.
     *
     * @throws MalformedInputException if {@link #serialize} did not write the bytes
     */
    public static Object tree(byte[] bytes) {
        return tree(bytes, Limits.DEFAULT);
    }

    /**
     * Reads a value without its classes, within limits.
     *
     * @throws MalformedInputException if {@link #serialize} did not write the bytes
     * @throws LimitExceededException if the value is deeper or larger than the limits
     */
    public static Object tree(byte[] bytes, Limits limits) {
        SelfDescribing.checkSize(bytes.length, limits);
        SelfDescription description = SelfDescription.read(bytes, 0, bytes.length);
        return description.decode(new TreeCodecFactory(description.schema(), limits).create(), limits);
    }

    /** The options of a {@link BinarySerializer}. Not safe for use by several threads. */
    public static final class Builder extends OptionsBuilder<Builder> {
        private Builder() {}

        /** Makes the serializer. */
        public BinarySerializer build() {
            return new BinarySerializer(new SelfDescribing(options.copyFor(Object.class)));
        }

        @Override
        Builder self() {
            return this;
        }
    }
}
