package dev.piculet.binary;

import dev.piculet.binary.engine.SerializerCore;
import dev.piculet.binary.engine.SwitchingRoot;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * Turns values of one type into bytes and back. Make it once and keep it: making it looks at every class that the type
 * leads to.
 *
 * <p>The bytes hold no names. They begin with four bytes that tell the schema, unless {@link TypedSerializerBuilder#headerless} leaves
 * them out; bytes of another schema are never read as if they were of this one. Older schemas are read if {@link
 * TypedSerializerBuilder#reads} names them.
 *
 * <p>Immutable and thread-safe. Keeps the classes of the type alive, and nothing keeps it alive.
 *
 * @param <T> the type
 */
public final class TypedSerializer<T> {
    private final SerializerCore core;

    // The core's, for a hot path that is a read of memory shorter.
    private final SwitchingRoot root;

    TypedSerializer(SerializerCore core) {
        this.core = core;
        this.root = core.root();
    }

    /**
     * Makes a serializer with default options.
     *
     * @throws UnsupportedClassException if the class leads to one that can't be written; the message has
     *     the path to it
     */
    public static <T> TypedSerializer<T> of(Class<T> type) {
        return builder(type).build();
    }

    /**
     * Makes a serializer of a type with arguments, with default options: {@code of(new TypeRef<List<Order>>() {})}.
     *
     * @throws UnsupportedClassException as {@link #of(Class)} does
     */
    public static <T> TypedSerializer<T> of(TypeRef<T> type) {
        return builder(type).build();
    }

    /** Starts a serializer with options. */
    public static <T> TypedSerializerBuilder<T> builder(Class<T> type) {
        return new TypedSerializerBuilder<>(Objects.requireNonNull(type));
    }

    /** Starts a serializer with options. */
    public static <T> TypedSerializerBuilder<T> builder(TypeRef<T> type) {
        return new TypedSerializerBuilder<>(type.type());
    }

    /** Starts a serializer of a type that is known only at run time. */
    public static TypedSerializerBuilder<Object> builder(Type type) {
        return new TypedSerializerBuilder<>(type);
    }

    /**
     * Writes a value, which must not be null, as an array of its own.
     *
     * @throws UnsupportedValueException if it is null, or a place in it holds what its declared type does not allow
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     */
    public byte[] serialize(T value) {
        return root.current().serialize(value);
    }

    /**
     * Appends a value to an output, whose position is unchanged if that fails. Values that follow each other are told apart by
     * {@link #deserialize(BinaryInput)}.
     *
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public void serialize(T value, BinaryOutput out) {
        core.serialize(value, out, out.position());
    }

    /**
     * Writes a value at the position of a buffer, and moves the position behind it.
     *
     * @throws java.nio.BufferOverflowException if it does not fit; the position is unchanged then
     * @throws java.nio.ReadOnlyBufferException if the buffer can't be written
     * @throws BinaryException as {@link #serialize(Object)} does; the position is unchanged then
     */
    public void serialize(T value, ByteBuffer target) {
        core.serialize(value, target);
    }

    /**
     * Reads the value that an array consists of.
     *
     * @throws MalformedInputException if the array is no value's, or a part of one
     * @throws SchemaMismatchException if it was written with a schema that this serializer does not read
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     */
    @SuppressWarnings("unchecked") // The core is made for the type.
    public T deserialize(byte[] bytes) {
        Object value = root.current().deserialize(bytes, 0, bytes.length);
        return (T) (value != null ? value : core.deserializeOlder(bytes, 0, bytes.length));
    }

    /**
     * Reads the value that a part of an array consists of.
     *
     * @throws IndexOutOfBoundsException if the array has no such part
     * @throws BinaryException as {@link #deserialize(byte[])} does; its offset is counted from the part's first byte
     */
    @SuppressWarnings("unchecked") // The core is made for the type.
    public T deserialize(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        return (T) core.deserialize(bytes, offset, offset + length);
    }

    /**
     * Reads the value that begins at the position of an input, whatever follows it, and moves the position behind it.
     *
     * @throws BinaryException if there is no such value, as {@link #deserialize(byte[])} says; the position is unchanged
     *     then
     */
    @SuppressWarnings("unchecked") // The core is made for the type.
    public T deserialize(BinaryInput in) {
        return (T) core.deserialize(in);
    }

    /**
     * Reads the value that the rest of a buffer consists of, and moves the buffer's position to its limit.
     *
     * @throws BinaryException as {@link #deserialize(byte[])} does; the position is unchanged then
     */
    @SuppressWarnings("unchecked") // The core is made for the type.
    public T deserialize(ByteBuffer source) {
        return (T) core.deserialize(source);
    }

    /**
     * Starts a stream of many values, by writing the schema.
     *
     * @throws IOException if the stream throws it
     * @throws LimitExceededException if the schema takes more bytes than {@link Limits#size} allows
     */
    public FramedWriter<T> writer(OutputStream stream) throws IOException {
        return new FramedWriter<>(this, stream);
    }

    /**
     * Starts to read a stream of many values, by reading the schema that they were written with.
     *
     * @throws IOException if the stream throws it
     * @throws MalformedInputException if the stream is no such one
     * @throws SchemaMismatchException if values of that schema can't be read as this type
     */
    public FramedReader<T> reader(InputStream stream) throws IOException {
        return new FramedReader<>(this, stream);
    }

    /**
     * Returns a copy of a value, which must not be null, and of everything that it leads to, as if it were written and read.
     *
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public T copy(T value) {
        return deserialize(serialize(value));
    }

    /** The layout of the values, to be kept where they are kept without a header, or for {@link TypedSerializerBuilder#reads}. */
    public Schema schema() {
        return new Schema(core.schema());
    }

    SerializerCore core() {
        return core;
    }
}
