package dev.piculet.lab.contender;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A library bound to one payload: the calls that are timed.
 *
 * @param <T> the type that the library works on. It is the payload's own class, unless the library needs classes of its
 *     own shape (generated or annotated); then {@link #adopt} and {@link #release} translate, outside the timed calls.
 */
public interface Binding<T> {
    /** Translates a payload's value into the library's own class. Never null. */
    @SuppressWarnings("unchecked")
    default T adopt(Object payloadValue) {
        return (T) payloadValue;
    }

    /** Translates a value of the library's own class back into the payload's class. */
    default Object release(T value) {
        return value;
    }

    /** Writes a value as bytes that no later call changes. */
    byte[] serialize(T value) throws Exception;

    /** Reads a value from bytes that {@link #serialize} wrote, or from the text that the payload dictates, in UTF-8. */
    T deserialize(byte[] bytes) throws Exception;

    /** Writes a value to a file, replacing it, in the way the library's users would. */
    default void write(T value, Path file) throws Exception {
        Files.write(file, serialize(value));
    }

    /** Reads a value from a file, in the way the library's users would. */
    default T read(Path file) throws Exception {
        return deserialize(Files.readAllBytes(file));
    }
}
