package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ValueEncoder;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes what consists of one token. A record, because HotSpot takes the fields of constant records for constants. */
record ScalarOutput(ValueSerializer<Object> serializer, ValueEncoder encoder) implements ValueOutput {
    @Override
    public boolean isScalar() {
        return true;
    }

    @Override
    public long write(
            UTF8JsonGenerator out, SerializationContext context, long state, int at, String name, Object value) {
        int end = encoder.encode(OutputBuffer.buffer(out), at, value, context.getConfig());
        return end < 0 ? NOTHING : OutputBuffer.next(state, end);
    }
}
