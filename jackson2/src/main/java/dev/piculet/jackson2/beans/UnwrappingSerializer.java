package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.databind.JsonSerializer;
import dev.piculet.model.ValueClassModel;

/** A serializer that has what a value class holds written by another one. */
public interface UnwrappingSerializer {
    /** Returns the value class if nothing is done but that; else null. */
    ValueClassModel unwrapped();

    /** Returns what writes a value that is held, which may be null, just as the value class around it. */
    JsonSerializer<Object> held();
}
