package dev.piculet.lab.contender;

/** Where the encoded form lives. */
public enum Form {
    /** A byte array. */
    BYTES,
    /** A {@link String}, for libraries with a {@link TextBinding}; a byte array for the others. */
    TEXT,
    /** A file in the temporary folder. */
    FILE
}
