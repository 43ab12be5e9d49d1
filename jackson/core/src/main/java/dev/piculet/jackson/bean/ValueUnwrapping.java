package dev.piculet.jackson.bean;

import dev.piculet.model.ValueClassModel;

/** A function that gives what to write for an instance of a value class. */
public interface ValueUnwrapping {
    /** Returns the value class. */
    ValueClassModel model();

    /** Tells whether it is what is wrapped, which is not of a value class. */
    boolean isPlain();
}
