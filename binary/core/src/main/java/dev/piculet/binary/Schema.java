package dev.piculet.binary;

import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.schema.WireSchema;

/**
 * The layout of one type's values, with the names of its classes and fields. Get it from {@link TypedSerializer#schema}, store
 * its bytes beside the values, and give it to {@link TypedSerializerBuilder#reads} or {@link Inspector#of}.
 *
 * <p>Immutable and thread-safe. Two schemas are equal if layout and names are.
 */
public final class Schema {
    private final WireSchema wire;

    Schema(WireSchema wire) {
        this.wire = wire;
    }

    /**
     * Reads a schema from bytes that {@link #toBytes} of 0.1.0 or later has written. Takes untrusted bytes.
     *
     * @throws MalformedInputException if the bytes are no schema
     */
    public static Schema parse(byte[] bytes) {
        return new Schema(WireSchema.parse(bytes));
    }

    /** Returns this schema as bytes that {@link #parse} reads (wire format, section 6). */
    public byte[] toBytes() {
        return wire.toBytes();
    }

    /**
     * A hash of layout and names: the first four bytes, little-endian, of a {@link TypedSerializer}'s values (wire format, section 2).
     * They have another if one of their objects is of an allowed subclass, and none in frames and without a header.
     */
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

    /** Returns this schema as text for people, one line a field. The text may change with any version. */
    @Override
    public String toString() {
        return wire.toString();
    }
}
