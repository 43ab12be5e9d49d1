package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.WrittenName;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;

/**
 * A property whose values are written by a {@link ValueOutput}. Generated writers call this. A record, because HotSpot takes
 * the fields of constant records for constants.
 *
 * @param values of the property's serializer; null if the value's class tells it
 * @param dynamic finds it by the value's class; null if it is known
 */
public record OutputProperty(SerializableString name, WrittenName bytes, ValueOutput values, DynamicOutput dynamic) {
    /** Writes a name and a value that is not null, and returns the state behind. */
    public long write(JsonGenerator out, SerializationContext context, long state, Object value)
            throws JacksonException {
        return write(out, context, state, values, value);
    }

    private long write(JsonGenerator out, SerializationContext context, long state, ValueOutput output, Object value)
            throws JacksonException {
        if (state >= 0) {
            byte[] buffer = OutputBuffer.buffer(out);
            if (OutputBuffer.hasRoom(buffer, state, bytes, 1)) {
                int at = OutputBuffer.putName(buffer, state, bytes);
                long written = output.write((UTF8JsonGenerator) out, context, state, at, name.getValue(), value);
                if (written != ValueOutput.NOTHING) {
                    return written;
                }
            }
        }
        OutputBuffer.leave(out, state);
        BeanWriter.writeObject(out, context, name, output.serializer(), value);
        return OutputBuffer.behind(out, state, output, /* inObject= */ true);
    }

    /** Likewise, by the serializer of the value's class. */
    public long writeDynamic(JsonGenerator out, SerializationContext context, long state, Object bean, Object value)
            throws JacksonException {
        if (state >= 0 && value != bean) {
            ValueOutput output = dynamic.outputOf(value.getClass());
            if (output != null && !(output instanceof TokensOutput)) {
                return write(out, context, state, output, value);
            }
        }
        // The property may fail before it writes its name.
        OutputBuffer.close(out, state, dynamic.previous());
        BeanWriter.writeDynamic(out, context, dynamic.property(), bean, value);
        return state < 0 ? OutputBuffer.CLOSED : OutputBuffer.open(out);
    }
}
