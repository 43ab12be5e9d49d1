package dev.piculet.binary;

import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.schema.WireSchema;

/**
 * The layout of one type's values with the names of its classes and fields: what tells their bytes apart without any class.
 * {@link TypedSerializer#schema} gives it, to be kept as bytes where values are kept; {@link TypedSerializerBuilder#reads} and
 * {@link Inspector#of} take it.
 *
 * <p>Immutable and thread-safe. Two are equal if they are the same layout with the same names.
 */
public final class Schema {
    private final WireSchema wire;

    Schema(WireSchema wire) {
        this.wire = wire;
    }

    /**
     * Reads a schema from bytes that {@link #toBytes} gave, in this version or an older one. They need not be trusted.
     *
     * @throws MalformedInputException if they are not a schema's
     */
    public static Schema parse(byte[] bytes) {
        return new Schema(WireSchema.parse(bytes));
    }

    /** Returns this schema as bytes that {@link #parse} reads (wire format, section 6). */
    public byte[] toBytes() {
        return wire.toBytes();
    }

    /** A hash of the layout and all names: the header of every value with this schema (wire format, section 2). */
    public int fingerprint() {
        return wire.fingerprint();
    }

    WireSchema wire() {
        return wire;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Schema schema && schema.wire.equals(wire);
    }

    @Override
    public int hashCode() {
        return wire.hashCode();
    }

    /** Returns this schema as text for people, one line a field. It may change with any version. */
    @Override
    public String toString() {
        return wire.toString();
    }
}
