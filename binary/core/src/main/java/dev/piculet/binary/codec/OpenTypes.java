package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;

/** Finds the types of values in open places. Thread-safe. */
public interface OpenTypes {
    /**
     * Returns the type as which a value is written, the same for all values of its class.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if its class is not allowed, or has no layout
     */
    OpenType ofValue(Object value);

    /**
     * Returns the type as which a value is written that another one's class has chosen in its place: it is described. It may
     * have a {@code replacer} itself, if its class is another.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException as {@link #ofValue} does
     */
    OpenType ofReplacement(Object value, Class<?> former);

    /**
     * Returns what would be read in the place of a value whose class, {@code former}, has chosen another one; null if that is an
     * instance of the same class, or code does not tell. What the code of the other one throws passes.
     */
    Object readInstead(Object chosen, Class<?> former);

    /**
     * Returns the types of a place that allows its declared class without a rule of the user: one that objects can be made of, or
     * that chooses what is written, which is allowed there, too.
     */
    OpenTypes within(Class<?> bound);

    /** Returns the type of a number among {@link dev.piculet.binary.schema.OpenKinds}. */
    OpenType ofKind(int number);

    /**
     * Returns the type of a description that was read from an input.
     *
     * @throws dev.piculet.binary.io.BinaryException if it is malformed, or its class is not allowed or not compatible
     */
    OpenType described(TypeDescription description, BinaryInput in);
}
