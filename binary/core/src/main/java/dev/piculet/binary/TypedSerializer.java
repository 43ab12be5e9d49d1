package dev.piculet.binary;

import dev.piculet.binary.engine.SerializerCore;
import dev.piculet.binary.engine.SwitchingRoot;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.BufferTooSmallException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * Turns values of one type into bytes and back. Make it once and keep it: making it inspects every class that the type
 * refers to.
 *
 * <pre>{@code
 * // Thread-safe: made once, kept for as long as the program runs.
 * private static final TypedSerializer<Order> ORDERS = TypedSerializer.of(Order.class);
 *
 * private static final TypedSerializer<Map<String, List<Order>>> BY_CUSTOMER = TypedSerializer.of(new TypeRef<>() {});
 *
 * byte[] bytes = ORDERS.serialize(order);
 * Order back = ORDERS.deserialize(bytes);
 * }</pre>
 *
 * <p>The bytes hold no names. They begin with the four-byte fingerprint of the schema, unless {@link
 * TypedSerializerBuilder#headerless} omits it. Bytes of another schema are refused. {@link TypedSerializerBuilder#reads} adds older
 * schemas.
 *
 * <p>Immutable and thread-safe. Keeps the classes of the type alive.
 *
 * @param <T> the type
 */
public final class TypedSerializer<T> {
    private final SerializerCore core;

    // Cached from core, to save one field load on the hot path.
    private final SwitchingRoot root;

    TypedSerializer(SerializerCore core) {
        this.core = core;
        this.root = core.root();
    }

    /**
     * Makes a serializer with default options.
     *
     * @throws UnsupportedClassException if no value of the class can be written, or none of a subclass that a sealed type or
     *     {@code subtypes} names; the message has the path to it. Any other class is refused where an instance of it is met
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

    /** Starts a serializer of a type that only the running program knows. */
    public static TypedSerializerBuilder<Object> builder(Type type) {
        return new TypedSerializerBuilder<>(type);
    }

    /**
     * Writes a non-null value to a new array.
     *
     * @throws UnsupportedValueException if it is null, or holds a value that the declared type does not allow
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     */
    public byte[] serialize(T value) {
        return root.current().serialize(value);
    }

    /**
     * Appends a value to an output. On failure the output's position is unchanged. {@link #deserialize(BinaryInput)} reads values that
     * follow each other one by one.
     *
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public void serialize(T value, BinaryOutput out) {
        core.serialize(value, out, out.position());
    }

    /**
     * Writes a value into an array, from the index {@code offset} on, and returns the index behind it. All other bytes of the array
     * stay as they are; on failure all do.
     *
     * @throws IndexOutOfBoundsException if {@code offset} is negative or beyond the array's length
     * @throws BufferTooSmallException if the value does not fit behind {@code offset}; it tells how many bytes the value takes
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public int serialize(T value, byte[] target, int offset) {
        return core.serialize(value, target, offset);
    }

    /**
     * Writes a value at the position of a buffer, and moves the position past it. On failure the buffer is unchanged.
     *
     * @throws BufferTooSmallException if the value does not fit; it tells how many bytes the value takes
     * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public void serialize(T value, ByteBuffer target) {
        core.serialize(value, target);
    }

    /**
     * Writes a value to a stream, by one call of {@link OutputStream#write(byte[], int, int)}. Does not flush it. {@link
     * #deserialize(InputStream)} reads a value up to the stream's end; use {@link #serializeDelimited} or {@link #writer} where more
     * follows.
     *
     * @throws IOException if the stream throws it; some of the value's bytes may have been written
     * @throws BinaryException as {@link #serialize(Object)} does; nothing is written then
     */
    public void serialize(T value, OutputStream target) throws IOException {
        core.serialize(value, target);
    }

    /**
     * Writes the length of a value and the value amid other data, by one call of {@link DataOutput#write(byte[], int, int)}. For
     * many values {@link #writer} is better: readers of its streams need no schemas of older versions.
     *
     * @throws IOException if the output throws it; some of the bytes may have been written
     * @throws BinaryException as {@link #serialize(Object)} does; nothing is written then
     */
    public void serializeDelimited(T value, DataOutput target) throws IOException {
        core.serializeDelimited(value, target);
    }

    /**
     * Returns the number of bytes that {@link #serialize(Object)} would return. Takes as long as writing the value, and allocates no
     * array.
     *
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public int size(T value) {
        return core.size(value);
    }

    /**
     * Reads a value that fills the whole array.
     *
     * @throws MalformedInputException if the bytes are no value, are cut off, or go on after the value
     * @throws SchemaMismatchException if it was written with a schema that this serializer does not read, or holds a constant or
     *     class that is gone or not allowed
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     */
    @SuppressWarnings("unchecked") // The core is made for the type.
    public T deserialize(byte[] bytes) {
        Object value = root.current().deserialize(bytes, 0, bytes.length);
        return (T) (value != null ? value : core.deserializeOlder(bytes, 0, bytes.length));
    }

    /**
     * Reads a value that fills this part of an array.
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
     * Reads the value at the position of an input, and moves the position past it. More bytes may follow.
     *
     * @throws BinaryException as {@link #deserialize(byte[])} does; the position is then unchanged
     */
    @SuppressWarnings("unchecked") // The core is made for the type.
    public T deserialize(BinaryInput in) {
        return (T) core.deserialize(in);
    }

    /**
     * Reads a value that fills the rest of a buffer, and moves the buffer's position to its limit.
     *
     * @throws BinaryException as {@link #deserialize(byte[])} does; the position is unchanged then
     */
    @SuppressWarnings("unchecked") // The core is made for the type.
    public T deserialize(ByteBuffer source) {
        return (T) core.deserialize(source);
    }

    /**
     * Reads a value that fills the rest of a stream. Leaves the stream open. Reads at most one byte more than {@link Limits#size}.
     *
     * @throws IOException if the stream throws it
     * @throws BinaryException as {@link #deserialize(byte[])} does; its offset is counted from the first byte that was read
     */
    @SuppressWarnings("unchecked") // The core is made for the type.
    public T deserialize(InputStream source) throws IOException {
        return (T) core.deserialize(source);
    }

    /**
     * Reads the value that {@link #serializeDelimited} wrote, and nothing behind it.
     *
     * @throws java.io.EOFException if the input ends before the value does
     * @throws IOException if the input throws it
     * @throws BinaryException as {@link #deserialize(byte[])} does; its offset is counted from the first byte of the length. The
     *     next value can be read unless the length is wrong or exceeds {@link Limits#size}
     */
    @SuppressWarnings("unchecked") // The core is made for the type.
    public T deserializeDelimited(DataInput source) throws IOException {
        return (T) core.deserializeDelimited(source);
    }

    /**
     * Starts a stream of many values: writes the schema.
     *
     * @throws IOException if the stream throws it
     * @throws LimitExceededException if the schema takes more bytes than {@link Limits#size} allows
     */
    public FramedWriter<T> writer(OutputStream stream) throws IOException {
        return new FramedWriter<>(this, stream);
    }

    /**
     * Starts to read a stream of many values: reads their schema.
     *
     * @throws IOException if the stream throws it
     * @throws MalformedInputException if the stream does not begin with a schema
     * @throws SchemaMismatchException if values of that schema can't be read as this type
     */
    public FramedReader<T> reader(InputStream stream) throws IOException {
        return new FramedReader<>(this, stream);
    }

    /**
     * Returns a deep copy of a non-null value, as if it were written and read.
     *
     * @throws BinaryException as {@link #serialize(Object)} does
     */
    public T copy(T value) {
        return deserialize(serialize(value));
    }

    /** The layout of the values. Keep it beside stored values, for {@link TypedSerializerBuilder#reads}. */
    public Schema schema() {
        return new Schema(core.schema());
    }

    /**
     * Tells for people how objects of each class that the type leads to are created: by which constructor or without one, which
     * fields it is given, which are set, filled or compared afterwards, and why constructors that come first were passed over.
     * Classes that only stand in open places are not told.
     */
    public String describe() {
        return core.describe();
    }

    SerializerCore core() {
        return core;
    }
}
