package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.databind.JsonDeserializer;
import dev.piculet.model.ValueClassModel;

/** A deserializer that wraps in a value class what another one reads. */
public interface WrappingDeserializer {
    /** Returns the value class if its primary constructor is called, and nothing else done; else null. */
    ValueClassModel wrapped();

    /** Returns what reads the values that are wrapped. */
    JsonDeserializer<?> held();

    /** Returns what is made of a null that {@link #held} gives; may be null. */
    Object ofNull();
}
