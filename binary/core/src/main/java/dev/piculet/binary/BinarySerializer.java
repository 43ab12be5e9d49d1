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
 * Turns values of several classes into bytes that describe themselves, and back. The bytes hold the layout of the value
 * with the names of its classes and fields, so that any version of the classes that fits can read them, and {@link #tree}
 * can without any class. That costs some hundred bytes a value: where many values of one type are written, {@link
 * TypedSerializer} and {@link FramedWriter} write the layout once or not at all.
 *
 * <p>Only classes that {@link Builder#allow} names are ever created. Immutable and thread-safe.
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
     * Writes a value, which may be null, as an array of its own.
     *
     * @throws UnsupportedValueException if it, or something in it, is of a class that is not allowed
     * @throws LimitExceededException if it is deeper than the {@link Limits}, or larger together with its schema
     * @throws UnsupportedClassException if its class leads to one that can't be written
     */
    public byte[] serialize(Object value) {
        return cores.serialize(value);
    }

    /**
     * Reads the value that an array consists of.
     *
     * @throws MalformedInputException if the array is not what {@link #serialize} gave
     * @throws SchemaMismatchException if it holds a class that is not allowed, or that has changed so that it does not fit
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     */
    public Object deserialize(byte[] bytes) {
        return cores.deserialize(bytes);
    }

    /**
     * Reads the value, or null, that an array consists of.
     *
     * @throws ClassCastException if it is not null and none of {@code type}
     * @throws BinaryException as {@link #deserialize(byte[])} does
     */
    public <T> T deserialize(byte[] bytes, Class<T> type) {
        return Objects.requireNonNull(type).cast(deserialize(bytes));
    }

    /**
     * Reads a value without its classes: objects as {@link ObjectTree}.
     *
     * @throws MalformedInputException if the array is not what {@link #serialize} gave
     */
    public static Object tree(byte[] bytes) {
        return tree(bytes, Limits.DEFAULT);
    }

    /**
     * Reads a value without its classes, within limits.
     *
     * @throws MalformedInputException if the array is not what {@link #serialize} gave
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
