package dev.piculet.binary.io;

/**
 * Bounds on what is read and written, against hostile bytes and runaway values. Exceeding one throws {@link
 * LimitExceededException}. Immutable.
 *
 * <p>Two bounds hold with any limits. Memory is allocated only for what the remaining bytes can fill. A value has at most {@link
 * #FREE_OBJECTS} objects, plus {@link #OBJECTS_PER_BYTE} for each of its bytes; objects that take no bytes count too, and so does the
 * room of maps and sets of large enums. SECURITY.md gives the resulting bounds on work and memory.
 *
 * @param depth the maximum number of objects inside each other, of recursive types, and of any values in sealed, abstract or {@code
 *     Object} places; a value that a codec has another serializer write or read, with the output or input that the codec got, is a level,
 *     too. Those of a linked list do not count if the link is set, not passed to a constructor, comes last in the wire format's
 *     order (section 4.8), and references are off. Each level takes stack: about a kilobyte before the code is warm, two or three
 *     where collections stand between; if the stack ends first, that is
 *     a {@link LimitExceededException} too
 * @param elements the maximum number of elements of one collection, map or array, {@code ByteBuffer}s among these. What {@code
 *     BitSet}, {@code BigInteger} and codecs of users hold is bounded by the size alone
 * @param stringLength the maximum number of chars of one string, and of the text of a {@code StringBuilder}, {@code URI} and the like
 * @param size the maximum number of bytes of one message, for writers and readers alike. It includes the fingerprint of a {@code
 *     TypedSerializer} and the schema of a {@code BinarySerializer}. In a stream it holds for each value without its length, and for
 *     the schema at the head. A writer allocates at most a few bytes more
 */
public record Limits(int depth, int elements, int stringLength, int size) {
    /** The number of objects that every value may have, however short it is. */
    public static final int FREE_OBJECTS = 10_000;

    /** The number of further objects for each byte. A nullable reference takes one bit, and may bring four objects. */
    public static final int OBJECTS_PER_BYTE = 32;

    /** A depth of 1,000; for the rest, the largest size of an array. No string has more than 2^30 - 2 chars, whatever the limit is. */
    public static final Limits DEFAULT =
            new Limits(1_000, Integer.MAX_VALUE - 8, Integer.MAX_VALUE - 8, Integer.MAX_VALUE - 8);

    /** @throws IllegalArgumentException if one is negative or {@code depth} is 0 */
    public Limits {
        if (depth < 1 || elements < 0 || stringLength < 0 || size < 0) {
            throw new IllegalArgumentException("Limits must not be negative, and depth at least 1.");
        }
    }

    /**
     * Checks the length of a string.
     *
     * @throws LimitExceededException if it exceeds {@link #stringLength}
     */
    public void requireStringLength(int chars) {
        if (chars > stringLength) {
            throw BinaryErrors.stringTooLong(chars, stringLength);
        }
    }

    /** Returns the same limits with another depth. */
    public Limits withDepth(int depth) {
        return new Limits(depth, elements, stringLength, size);
    }

    /** Returns the same limits with another number of elements. */
    public Limits withElements(int elements) {
        return new Limits(depth, elements, stringLength, size);
    }

    /** Returns the same limits with another length of strings. */
    public Limits withStringLength(int stringLength) {
        return new Limits(depth, elements, stringLength, size);
    }

    /** Returns the same limits with another size. */
    public Limits withSize(int size) {
        return new Limits(depth, elements, stringLength, size);
    }
}
