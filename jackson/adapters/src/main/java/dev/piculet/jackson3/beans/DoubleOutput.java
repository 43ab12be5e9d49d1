package dev.piculet.jackson3.beans;

import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes numbers whose text depends on the generator's settings. */
record DoubleOutput(ValueSerializer<Object> serializer) implements ValueOutput {
    @Override
    public boolean isScalar() {
        return true;
    }

    @Override
    public long write(
            UTF8JsonGenerator out, SerializationContext context, long state, int at, String name, Object value) {
        int end =
                value instanceof Double number ? OutputBuffer.putDouble(out, OutputBuffer.buffer(out), at, number) : -1;
        return end < 0 ? NOTHING : OutputBuffer.next(state, end);
    }
}
