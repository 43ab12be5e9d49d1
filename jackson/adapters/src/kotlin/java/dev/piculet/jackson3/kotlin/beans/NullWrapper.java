package dev.piculet.jackson3.kotlin.beans;

/** A deserializer of a class that may have an instance for null. */
public interface NullWrapper {
    /**
     * Returns the instance that wraps null: passed where the input has null and what takes the value is not nullable, if the
     * class wraps a nullable type.
     * Null if there is none; then null counts as for any other class.
     */
    Object getBoxedNullValue();
}
