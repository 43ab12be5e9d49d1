package dev.piculet.jackson.bytes;

/** How a pair of surrogates is written, which stands for one character. */
public enum SurrogatePairs {
    /** Not at all: such a string is odd. */
    ODD,
    /** As four bytes of UTF-8. */
    BYTES,
    /** As two escapes with four hexadecimal digits, of which letters are upper case. */
    ESCAPES
}
