package dev.piculet.binary.internal;

import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.runtime.RootCodec;
import java.lang.reflect.Field;
import java.util.Map;

/** The codecs inside a serializer. */
public final class Roots {
    private Roots() {}

    /** What the serializer calls for its own schema. */
    public static RootCodec current(SerializerCore core) {
        return core.root().current();
    }

    /** The oracle for the serializer's own schema. */
    public static InterpretedRoot interpreted(SerializerCore core) {
        return core.root().interpreted();
    }

    /** What the serializer calls for an older schema. */
    public static RootCodec older(SerializerCore core, int fingerprint) {
        try {
            Field field = SerializerCore.class.getDeclaredField("older");
            field.setAccessible(true);
            return ((SwitchingRoot) ((Map<?, ?>) field.get(core)).get(fingerprint)).current();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
