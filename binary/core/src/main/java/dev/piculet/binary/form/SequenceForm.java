package dev.piculet.binary.form;

import java.util.Iterator;

/**
 * One way of holding elements in order: an implementation of a collection, an array, an optional. Immutable and
 * thread-safe.
 */
public abstract class SequenceForm {
    private final int code;

    /** @param code the number in the bytes, 1 to 127, which never changes; 0 for what only a declared type can tell */
    protected SequenceForm(int code) {
        this.code = code;
    }

    /** The number in the bytes. */
    public final int code() {
        return code;
    }

    /** Returns the number of elements. */
    public abstract int size(Object sequence);

    /** Returns the elements in the order to write them. */
    public abstract Iterator<?> iterator(Object sequence);

    /**
     * Refuses a sequence that could be written, but not be read.
     *
     * @throws dev.piculet.binary.io.LimitExceededException if it is one
     */
    public void requireReadable(Object sequence) {}

    /**
     * Creates a sequence.
     *
     * @param elements exactly the elements, in an array that may be kept
     * @param elementClass the class that all elements have
     * @throws RuntimeException if these elements can't make such a sequence: a null where it takes none, for example
     */
    public abstract Object build(Object[] elements, Class<?> elementClass);

    /** Returns how many comparisons it takes to find one of the elements, in sixteenths; 16 if this is no hash table. */
    public int searchCost(Object[] elements) {
        return Collisions.ONE;
    }
}
