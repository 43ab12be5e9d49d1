package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.TextBinding;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;

/**
 * Reads and writes one class on the bytes. Texts and streams go through byte arrays.
 *
 * <p>Reading expects the members in declared order and without blanks, and takes them from anywhere else; unknown ones are
 * skipped. Null is read and written for every reference.
 *
 * <p>For one thread, because an object keeps the buffer that it writes into.
 */
abstract class JsonCodec<T> implements TextBinding<T>, StreamBinding<T> {
    private final JsonInput input = new JsonInput();
    private final JsonOutput output = new JsonOutput();

    /** Reads the value at the input's position, or null. */
    abstract T read(JsonInput in);

    abstract void write(JsonOutput out, T value);

    @Override
    public final byte[] serialize(T value) {
        output.reset();
        write(output, value);
        return output.toBytes();
    }

    @Override
    public final T deserialize(byte[] bytes) {
        input.reset(bytes);
        try {
            T value = read(input);
            input.requireEnd();
            return value;
        } catch (DateTimeException | IllegalArgumentException e) {
            throw MalformedJsonException.refused(e, input.position());
        }
    }

    @Override
    public final String serializeText(T value) {
        return new String(serialize(value), StandardCharsets.UTF_8);
    }

    @Override
    public final T deserializeText(String text) {
        return deserialize(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public final T deserialize(InputStream stream) throws IOException {
        return deserialize(stream.readAllBytes());
    }
}
