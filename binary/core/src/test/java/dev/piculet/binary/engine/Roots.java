package dev.piculet.binary.engine;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.runtime.GeneratedRoot;
import dev.piculet.binary.runtime.RootCodec;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The codecs inside a serializer. */
public final class Roots {
    private Roots() {}

    /** The codec that the serializer calls for its own schema. */
    public static RootCodec current(SerializerCore core) {
        return core.root().current();
    }

    /** Waits until the serializer, which was called often enough, has its generated codec. */
    public static RootCodec awaitGenerated(SerializerCore core) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!(current(core) instanceof GeneratedRoot) && System.nanoTime() < end) {
            Thread.sleep(5);
        }
        return assertInstanceOf(GeneratedRoot.class, current(core));
    }

    /** Makes the serializer believe that its generated code does not link. */
    public static void abandonGenerated(SerializerCore core, LinkageError cause) {
        core.root().abandon(cause);
    }

    /** The result of a generator that fails with an unexpected exception. */
    public static Optional<GeneratedRoot> ofBrokenGenerator(SerializerCore core, Class<?> type) {
        Subject subject = new Subject(TypeModel.of(type), /* isPart= */ false);
        return new Generation(
                        interpreted(core), core.schema(), subject, /* rules= */ null, new SerializerOptions(), true)
                .generate();
    }

    /** The interpreted codec for the serializer's own schema. */
    public static InterpretedRoot interpreted(SerializerCore core) {
        return core.root().interpreted();
    }

    /** The codec that the serializer calls for an older schema. */
    public static RootCodec older(SerializerCore core, int fingerprint) {
        try {
            Field field = SerializerCore.class.getDeclaredField("older");
            field.setAccessible(true);
            return ((SerializerCore.Older) ((Map<?, ?>) field.get(core)).get(fingerprint))
                    .root()
                    .current();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
