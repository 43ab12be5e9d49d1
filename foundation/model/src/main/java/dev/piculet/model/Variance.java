package dev.piculet.model;

/** How a type was written as an argument of another: which of its subtypes or supertypes may stand in its place. */
public enum Variance {
    /** The type itself; also every type that is not an argument. */
    INVARIANT,

    /** {@code ? extends X} or {@code out X}: the model's type is the bound {@code X}. */
    OUT,

    /** {@code ? super X} or {@code in X}: the model's type is what can be read, mostly {@code Object}. */
    IN,

    /** {@code ?} or {@code *}: the model's type is the bound of the type parameter. */
    STAR
}
