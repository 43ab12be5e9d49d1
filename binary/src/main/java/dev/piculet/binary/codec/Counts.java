package dev.piculet.binary.codec;

import dev.piculet.binary.Limits;
import dev.piculet.binary.internal.BinaryErrors;

/** Controls of what has a count of elements (wire format, section 4.6). */
public final class Counts {
    /** Control of null. */
    public static final int NULL = 0;
    /** The highest count that stands in the control; its control is one more. */
    public static final int MAX_INLINE = 12;
    /** Control of a higher count, which follows. */
    public static final int LONG = 14;
    /** Control of what needs more said: a byte with a form and a flag follows, then the count. */
    public static final int SPECIAL = 15;

    /** In the byte of a special control: one bit that tells that elements may be null. */
    public static final int HAS_NULLS = 0x80;

    private Counts() {}

    /** Returns the control of a count without anything special. */
    public static int control(int count) {
        return count <= MAX_INLINE ? count + 1 : LONG;
    }

    static void checkLimit(int count, Limits limits) {
        if (count > limits.elements()) {
            throw BinaryErrors.tooManyElements(count, limits.elements());
        }
    }
}
