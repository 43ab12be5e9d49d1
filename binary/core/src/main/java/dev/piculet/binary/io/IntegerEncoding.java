package dev.piculet.binary.io;

/** The encoding of each {@code int} and {@code long}, in fields and collections. It is part of the schema. */
public enum IntegerEncoding {
    /** Half the width where the value fits: 2 or 4 bytes, 4 or 8. */
    COMPACT,
    /** Always the full width. Writes a little faster. */
    FIXED
}
