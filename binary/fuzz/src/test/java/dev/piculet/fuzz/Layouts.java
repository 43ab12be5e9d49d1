package dev.piculet.fuzz;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.schema.WireSchema;

/** Gives tests the layout inside a schema, which users do not see. */
final class Layouts {
    private Layouts() {}

    static WireSchema of(TypedSerializer<?> serializer) {
        return WireSchema.parse(serializer.schema().toBytes());
    }
}
