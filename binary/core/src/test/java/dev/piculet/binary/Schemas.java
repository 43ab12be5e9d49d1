package dev.piculet.binary;

import dev.piculet.binary.schema.WireSchema;

/** What users hold of a schema, and what is inside. */
public final class Schemas {
    private Schemas() {}

    /** Returns a layout as users hold it, whether or not it could be parsed. */
    public static Schema of(WireSchema wire) {
        return new Schema(wire);
    }

    /** Returns the layout that a serializer writes. */
    public static WireSchema wire(TypedSerializer<?> serializer) {
        return serializer.schema().wire();
    }
}
