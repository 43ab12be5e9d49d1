package dev.piculet.lab.contender;

import java.nio.charset.StandardCharsets;

/**
 * A text format bound to one payload. The byte calls default to converting the text, which is what users of a library
 * without byte methods have to do.
 *
 * @param <T> the type that the library works on, as in {@link Binding}
 */
public interface TextBinding<T> extends Binding<T> {
    String serializeText(T value) throws Exception;

    T deserializeText(String text) throws Exception;

    @Override
    default byte[] serialize(T value) throws Exception {
        return serializeText(value).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    default T deserialize(byte[] bytes) throws Exception {
        return deserializeText(new String(bytes, StandardCharsets.UTF_8));
    }
}
