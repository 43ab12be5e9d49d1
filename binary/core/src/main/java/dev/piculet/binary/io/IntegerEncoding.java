package dev.piculet.binary.io;

/** How {@code int} and {@code long} fields lie on the wire. It is part of the schema. */
public enum IntegerEncoding {
    /** Half the width where the value fits: 2 or 4 bytes, 4 or 8. */
    COMPACT,
    /** Always the full width, which is written a little faster. */
    FIXED
}
