package dev.piculet.samples.move;

import com.google.common.primitives.ImmutableIntArray;
import dev.piculet.binary.BinarySerializer;

/** The program after, line by line. */
final class WithPiculet {
    private WithPiculet() {}

    // region after
    private static final BinarySerializer SERIALIZER = BinarySerializer.builder()
            .allowPackage("dev.piculet.samples.move", "com.google.common", "org.springframework")
            .references()
            .createWithoutConstructor(type -> true)
            // As the message of a refusal says: its transient field is 0, as it should be.
            .createWithoutConstructor(ImmutableIntArray.class)
            .build();

    static Object copy(Object value) {
        return SERIALIZER.deserialize(SERIALIZER.serialize(value));
    }
    // endregion
}
