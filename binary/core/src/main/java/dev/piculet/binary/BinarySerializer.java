package dev.piculet.binary;

import dev.piculet.binary.codec.TreeCodecFactory;
import dev.piculet.binary.engine.SelfDescribing;
import dev.piculet.binary.engine.SelfDescription;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.tree.ObjectTree;
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
 * <p>Creates only classes that {@link Builder#allow} names. Immutable and thread-safe.
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
     * @throws UnsupportedClassException if its class refers to one that can't be written
     */
    public byte[] serialize(Object value) {
        return cores.serialize(value);
    }

    /**
     * Reads a value that fills the whole array.
     *
     * @throws MalformedInputException if {@link #serialize} did not write the bytes
     * @throws SchemaMismatchException if it holds a class that is not allowed or not compatible any more
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     */
    public Object deserialize(byte[] bytes) {
        return cores.deserialize(bytes);
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
        SelfDescribing.checkSize(bytes, limits);
        SelfDescription description = SelfDescription.read(bytes);
        return description.decode(new TreeCodecFactory(description.schema(), limits).create(), limits);
    }

    /** The options of a {@link BinarySerializer}. Not safe for use by several threads. */
    public static final class Builder extends OptionsBuilder<Builder> {
        private Builder() {}

        /** Makes the serializer. */
        public BinarySerializer build() {
            return new BinarySerializer(new SelfDescribing(options.copy()));
        }

        @Override
        Builder self() {
            return this;
        }
    }
}
