package dev.piculet.jackson3.beans;

import dev.piculet.model.ValueClassModel;
import tools.jackson.databind.ValueSerializer;

/** A serializer that has what a value class holds written by another one. */
public interface UnwrappingSerializer {
    /** Returns the value class if nothing is done but that; else null. */
    ValueClassModel unwrapped();

    /** Returns what writes a value that is held, which may be null, just as the value class around it. */
    ValueSerializer<Object> held();
}
