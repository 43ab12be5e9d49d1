package dev.piculet.jackson3.beans;

import dev.piculet.model.ValueClassModel;
import tools.jackson.databind.ValueDeserializer;

/** A deserializer that wraps in a value class what another one reads. */
public interface WrappingDeserializer {
    /** Returns the value class if its primary constructor is called, and nothing else done; else null. */
    ValueClassModel wrapped();

    /** Returns what reads the values that are wrapped. */
    ValueDeserializer<?> held();

    /** Returns what is made of a null that {@link #held} gives; may be null. */
    Object ofNull();
}
