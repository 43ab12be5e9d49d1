package dev.piculet.lab.contender;

import java.io.InputStream;

/**
 * A library that reads streams of bytes itself, bound to one payload.
 *
 * @param <T> the type that the library works on, as in {@link Binding}
 */
public interface StreamBinding<T> extends Binding<T> {
    /** Reads a value from a stream, which holds nothing else; who called closes it. */
    T deserialize(InputStream stream) throws Exception;
}
