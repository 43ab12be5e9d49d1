package dev.piculet.jackson.bytes;

/** Decodes strings in a window of bytes to what one deserializer makes of them. Thread-safe. */
@FunctionalInterface
public interface StringDecoder {
    /**
     * Returns the value of a string without escapes; null if it is odd, and the deserializer has to see it.
     *
     * @param quote the place of the first quote
     * @param behind the place of the last quote
     * @param end the end of the window
     * @param config the call's configuration, which the value may depend on
     */
    Object decode(byte[] bytes, int quote, int behind, int end, Object config);
}
