package dev.piculet.binary;

/**
 * A user's own layout of a class's values, given to {@code Builder.codec}. The bytes are stored with their length, so that
 * a codec which reads too far does no harm. Must be thread-safe.
 *
 * @param <T> the class
 */
public interface ValueCodec<T> {
    /** The name in schemas: a layout never changes under its id. */
    String id();

    /** Writes a value that is not null. */
    void encode(BinaryOutput out, T value);

    /** Reads a value from an input that ends where {@link #encode} ended. */
    T decode(BinaryInput in);
}
