package dev.piculet.jackson3.beans;

import tools.jackson.core.JacksonException;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes beans by their generated writers, once there are some. */
record BeanOutput(GeneratingSerializer owner) implements ValueOutput {
    @Override
    public ValueSerializer<Object> serializer() {
        return owner;
    }

    @Override
    public long write(
            UTF8JsonGenerator out, SerializationContext context, long state, int at, String name, Object value)
            throws JacksonException {
        BeanWriter writer = owner.bufferingWriter(value, context);
        if (writer == null || !Nesting.isAllowed(out)) {
            return NOTHING;
        }
        long opened = Nesting.beginObject(out, state, at, name, value);
        long written = writer.write(value, out, context, opened);
        return Nesting.endObject(out, written, writer.lastName(), name != null);
    }
}
