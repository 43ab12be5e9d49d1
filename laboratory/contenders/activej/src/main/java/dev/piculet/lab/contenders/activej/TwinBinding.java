package dev.piculet.lab.contenders.activej;

import dev.piculet.lab.contender.Binding;
import io.activej.serializer.BinarySerializer;
import io.activej.serializer.CorruptedDataException;
import java.util.Arrays;
import java.util.function.Function;

/**
 * Writes into one buffer that is kept, as ActiveJ's documentation does, and copies what was written.
 *
 * @param <P> the payload's class
 * @param <T> its annotated twin
 */
final class TwinBinding<P, T> implements Binding<T> {
    private static final int INITIAL_SIZE = 4096;

    private final BinarySerializer<T> serializer;
    private final Class<P> type;
    private final Function<P, T> toTwin;
    private final Function<T, P> toOriginal;
    private byte[] buffer = new byte[INITIAL_SIZE];

    TwinBinding(BinarySerializer<T> serializer, Class<P> type, Function<P, T> toTwin, Function<T, P> toOriginal) {
        this.serializer = serializer;
        this.type = type;
        this.toTwin = toTwin;
        this.toOriginal = toOriginal;
    }

    @Override
    public T adopt(Object payloadValue) {
        return toTwin.apply(type.cast(payloadValue));
    }

    @Override
    public Object release(T value) {
        return toOriginal.apply(value);
    }

    @Override
    public byte[] serialize(T value) {
        while (true) {
            try {
                return Arrays.copyOf(buffer, serializer.encode(buffer, 0, value));
            } catch (ArrayIndexOutOfBoundsException e) {
                // ActiveJ has no other way to say that the buffer is too small. Its own streams do the same.
                buffer = new byte[Math.multiplyExact(buffer.length, 2)];
            }
        }
    }

    @Override
    public T deserialize(byte[] bytes) throws CorruptedDataException {
        return serializer.decode(bytes, 0);
    }
}
