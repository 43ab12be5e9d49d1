package dev.piculet.binary.io;

/**
 * A custom layout for one class, given to {@code codec} of the builders. The serializer stores the number of bytes too, so a codec
 * can't read past them. Must be thread-safe. Neither method may keep its arguments.
 *
 * @param <T> the class
 */
public interface ValueCodec<T> {
    /** Names the layout in schemas. Never null and never changed: a new layout needs a new id. */
    String id();

    /**
     * Writes a non-null value in any number of bytes. An exception ends the write and reaches the caller unchanged.
     */
    void encode(BinaryOutput out, T value);

    /**
     * Reads a non-null value from an input that holds the bytes of one {@link #encode}. The bytes may be untrusted. If this throws or
     * leaves bytes unread, the caller gets a {@link MalformedInputException}.
     */
    T decode(BinaryInput in);
}
