package dev.piculet.lab.contenders.handwritten;

import dev.piculet.lab.contender.Binding;

/**
 * Reads safely without checks of its own: the JVM checks every access to an array anyway, so an access behind the end
 * is turned into a message here, and only what would allocate memory is checked before.
 *
 * <p>Not safe for use by several threads, because subclasses may keep a buffer.
 */
abstract class Codec<T> implements Binding<T> {
    /** Reads the value that {@code bytes} consist of; accesses behind their end are allowed. */
    abstract T decode(byte[] bytes);

    @Override
    public final T deserialize(byte[] bytes) {
        try {
            return decode(bytes);
        } catch (IndexOutOfBoundsException e) {
            throw MalformedInputException.cutOff(bytes.length);
        }
    }

    /** Refuses bytes after the value. */
    static void requireEnd(int pos, int end) {
        if (pos != end) {
            throw pos < end ? MalformedInputException.tooLong(end - pos) : MalformedInputException.cutOff(end);
        }
    }
}
