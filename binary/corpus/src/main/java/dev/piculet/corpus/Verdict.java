package dev.piculet.corpus;

/** What came of writing and reading a value, the better first: of several values of a class, the worst counts. */
enum Verdict {
    /** An equal value came back. */
    RIGHT,
    /** All is equal but fields that their class declares transient, or something that is compared by identity is another object. */
    NOTED,
    /** The serializer's own exception says why not. */
    REFUSED,
    /** What was written is refused when it is read, by the serializer's own exception. */
    UNREAD,
    /** Something else came back. */
    WRONG,
    /** An exception came that is none of the serializer's own. */
    FOREIGN,
    /** Nothing came before the time was over, or before the JVM ended. */
    HANG
}
