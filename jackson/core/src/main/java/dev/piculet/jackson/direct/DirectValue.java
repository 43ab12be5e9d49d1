package dev.piculet.jackson.direct;

/**
 * Reads values of one type straight from bytes. What is not in the usual form is odd: then all that was read is thrown away,
 * and Jackson reads the document from its first byte. So nothing that runs here may be seen elsewhere. Thread-safe.
 */
public interface DirectValue {
    /**
     * Reads a value, which is null or not as its type wants; {@link DirectInput#position} then tells where it ends, or is
     * negative if it is odd.
     *
     * @param at the place of its first byte, or the end of the input
     */
    Object read(DirectInput in, int at);
}
