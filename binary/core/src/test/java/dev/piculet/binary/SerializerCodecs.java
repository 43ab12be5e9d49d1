package dev.piculet.binary;

import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.engine.Roots;

/** The codecs of public serializers, for tests of other packages. */
public final class SerializerCodecs {
    private SerializerCodecs() {}

    public static InterpretedRoot interpreted(TypedSerializer<?> serializer) {
        return Roots.interpreted(serializer.core());
    }
}
