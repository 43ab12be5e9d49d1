package dev.piculet.jackson.bytes;

/** Writes values into a buffer of bytes, as one serializer writes them. Thread-safe. */
@FunctionalInterface
public interface ValueEncoder {
    /** What is returned if the serializer has to write the value. */
    int ODD = -1;

    /**
     * Writes a value that is not null, and returns the place behind. It returns {@link #ODD} if the value is not of the usual
     * form, or where a generator might empty its buffer before. The buffer is changed behind {@code at} in any case.
     *
     * @param config the call's configuration, which the form may depend on
     */
    int encode(byte[] buffer, int at, Object value, Object config);
}
