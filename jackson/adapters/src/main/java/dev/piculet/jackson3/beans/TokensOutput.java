package dev.piculet.jackson3.beans;

import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Leaves everything to a serializer. */
record TokensOutput(ValueSerializer<Object> serializer) implements ValueOutput {
    @Override
    public long write(
            UTF8JsonGenerator out, SerializationContext context, long state, int at, String name, Object value) {
        return NOTHING;
    }
}
