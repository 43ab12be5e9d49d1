package dev.piculet.binary.io;

/**
 * Bounds on what is read and written, against hostile bytes and runaway values. Exceeding one is a {@link
 * LimitExceededException}. Immutable.
 *
 * <p>Whatever the limits are, memory is never allocated for more than the remaining bytes can fill, and a value that is
 * written or read has at most {@link #FREE_OBJECTS} objects and {@link #OBJECTS_PER_BYTE} for each of its bytes up to there,
 * those that take no bytes included. Maps and sets with room for all constants of a large enum are counted likewise.
 * SECURITY.md says what follows for work and memory.
 *
 * @param depth the most objects of recursive types inside each other; a chain through a class's last field of its own
 *     type (a linked list) is not limited by it. Each takes of the thread's stack, a kilobyte if it is in a list, before the
 *     code is warm; a stack that ends before the limit is a {@link LimitExceededException} as well
 * @param elements the most elements of one collection, map or array
 * @param stringLength the most chars of one string, also of the text of a {@code StringBuilder}, {@code URI} and the like
 * @param size the most bytes of one message, the same whoever writes or reads it: of all that a {@code TypedSerializer}
 *     gives for a value, its fingerprint included; of all that a {@code BinarySerializer} gives, its schema included; of a
 *     value in a stream, without its length, and of the schema at the stream's head. While writing, memory is allocated for
 *     no more than a few bytes beyond it
 */
public record Limits(int depth, int elements, int stringLength, int size) {
    /** Objects that a value may have however few its bytes are. */
    public static final int FREE_OBJECTS = 10_000;

    /** Objects that a value may have for each of its bytes: a reference that may be null takes a bit, and may lead to four. */
    public static final int OBJECTS_PER_BYTE = 32;

    /** 1,000 levels, and otherwise what fits into arrays. */
    public static final Limits DEFAULT =
            new Limits(1_000, Integer.MAX_VALUE - 8, Integer.MAX_VALUE - 8, Integer.MAX_VALUE - 8);

    /** @throws IllegalArgumentException if one is negative, or {@code depth} is 0 */
    public Limits {
        if (depth < 1 || elements < 0 || stringLength < 0 || size < 0) {
            throw new IllegalArgumentException("Limits must not be negative, and depth at least 1.");
        }
    }

    /**
     * Refuses strings of so many chars.
     *
     * @throws LimitExceededException if that is more than {@link #stringLength}
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
