package dev.piculet.jackson.bean;

import dev.piculet.model.ValueClassModel;

/** A function that wraps a value in a value class. */
public interface ValueWrapping {
    /** Returns the value class. */
    ValueClassModel model();

    /**
     * Tells whether this runs the primary constructor and nothing else, on a value of its parameter's type: a value class that
     * is wrapped, too, is one.
     */
    boolean isPrimary();

    /** Tells whether this runs nothing but the primary constructor, on a value that is not one of a value class. */
    boolean isPlain();

    /**
     * Returns an instance, or null if the function gives none.
     *
     * @throws Throwable what the function throws, unchanged
     */
    Object create(Object argument) throws Throwable;
}
