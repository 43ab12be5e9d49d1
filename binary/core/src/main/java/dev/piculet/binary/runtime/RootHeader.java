package dev.piculet.binary.runtime;

import dev.piculet.binary.io.BinaryOutput;

/**
 * The header of every value (wire format, section 2).
 *
 * @param present false if the schema is kept elsewhere
 * @param fingerprint of the schema
 */
public record RootHeader(boolean present, int fingerprint) {
    /** The bytes of a header that is present. */
    public static final int SIZE = 4;

    /** The bytes of this header. */
    public int size() {
        return present ? SIZE : 0;
    }

    /** Appends this header. */
    public void write(BinaryOutput out) {
        if (present) {
            out.writeInt(fingerprint);
        }
    }
}
