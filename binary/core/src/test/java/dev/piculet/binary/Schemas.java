package dev.piculet.binary;

import dev.piculet.binary.schema.WireSchema;

/** Converts between users' schemas and the layouts inside them. */
public final class Schemas {
    private Schemas() {}

    /** Returns a user's schema with this layout, even if it could not be parsed. */
    public static Schema of(WireSchema wire) {
        return new Schema(wire);
    }

    /** Returns the layout that a serializer writes. */
    public static WireSchema wire(TypedSerializer<?> serializer) {
        return serializer.schema().wire();
    }
}
