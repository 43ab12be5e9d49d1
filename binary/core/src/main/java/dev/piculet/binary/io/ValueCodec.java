package dev.piculet.binary.io;

/**
 * A user's own layout of a class's values, given to {@code codec} of the builders. The bytes are stored with their length, so
 * that a codec which reads too far does no harm. Must be thread-safe. Neither method may keep what it is given.
 *
 * @param <T> the class
 */
public interface ValueCodec<T> {
    /** The name in schemas, always the same and not null: a layout never changes under its id. */
    String id();

    /**
     * Writes a value that is not null, in as many bytes as it likes. What it throws ends the writing of the whole value and
     * reaches the caller as it is.
     */
    void encode(BinaryOutput out, T value);

    /**
     * Reads a value, which must not be null, from an input that begins and ends where {@link #encode} did. Bytes may be
     * anyone's: whatever this throws makes the whole value a {@link MalformedInputException}, and so do bytes left over.
     */
    T decode(BinaryInput in);
}
