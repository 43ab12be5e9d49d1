package dev.piculet.jackson3.beans;

import tools.jackson.databind.DatabindException;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Finds the serializer of values whose classes tell it. */
interface SerializerFinder {
    ValueSerializer<Object> serializer(Class<?> type, SerializationContext context) throws DatabindException;

    /** Tells whether the serializer of a class may be asked for before there is a value: somebody may notice that. */
    boolean mayAskEarly(Class<?> type);
}
