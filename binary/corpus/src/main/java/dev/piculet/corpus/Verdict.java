package dev.piculet.corpus;

/** The result of writing and reading a value, the best first. The worst counts for a class with several values. */
enum Verdict {
    /** An equal value came back. */
    RIGHT,
    /** All is equal except fields that their class declares transient, or objects that are compared by identity. */
    NOTED,
    /** The serializer refused to write it, by an exception of its own. */
    REFUSED,
    /** It was written, but the serializer refused to read it, by an exception of its own. */
    UNREAD,
    /** A different value came back. */
    WRONG,
    /** An exception came that is not the serializer's own. */
    FOREIGN,
    /** The time ran out, or the JVM ended. */
    HANG
}
