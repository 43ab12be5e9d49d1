package dev.piculet.jackson3.beans;

import tools.jackson.core.JacksonException;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes the values of one serializer into the generator's buffer, as that serializer would by tokens. Thread-safe. */
interface ValueOutput {
    /** What is returned if nothing was written. */
    long NOTHING = -2;

    /** Writes what is odd. */
    ValueSerializer<Object> serializer();

    /** Tells whether values consist of one token, which Jackson's own serializer writes. */
    default boolean isScalar() {
        return false;
    }

    /**
     * Writes a value that is not null, and returns the state behind it; {@link #NOTHING} if the serializer has to write it.
     *
     * @param state of the object or array around it
     * @param at where the value begins, behind a name or a comma that the generator does not know of; there is room for one
     *     more byte
     * @param name of the property that the value belongs to; null in an array
     */
    long write(UTF8JsonGenerator out, SerializationContext context, long state, int at, String name, Object value)
            throws JacksonException;
}
