package dev.piculet.binary.schema;

/** Sizes of control words. */
public final class ControlBits {
    private ControlBits() {}

    /** The bytes of a control word of so many bits. */
    public static int bytes(int bits) {
        return (bits + 7) >>> 3;
    }

    /** A mask of the lowest {@code bits}: 0 to 4. */
    public static int mask(int bits) {
        return (1 << bits) - 1;
    }

    /**
     * Whether each element of a sequence has a control word of its own: those with four bits. Of others sixteen share one.
     * Entries of maps always have one.
     */
    public static boolean hasOwnWord(WireType element) {
        return element.controlBits() >= WireType.WIDE_CONTROL_BITS;
    }
}
