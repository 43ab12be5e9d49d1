package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Unchecked;
import dev.piculet.jackson.bytes.JsonText;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.jdk.MapSerializer;

/** Writes the JDK's maps with strings as keys, as Jackson's own serializer does. */
final class MapOutput implements ValueOutput {
    /** Generators write longer names in pieces. */
    private static final int LONGEST_KEY = 256;

    private final MapSerializer serializer;
    private final ElementOutputs values;
    private final JavaType keyType;
    private final BeanProperty property;

    /** Whether failures of the map itself, and of keys, are told with the key, too. */
    private final boolean wrapsAll;

    /** @param property that has the map */
    MapOutput(MapSerializer serializer, JavaType keyType, BeanProperty property, ElementOutputs values) {
        this.serializer = serializer;
        this.keyType = keyType;
        this.property = property;
        this.values = values;
        wrapsAll = serializer.getContentSerializer() == null;
    }

    /** Tells whether nothing is written into the buffer. */
    boolean isByTokens() {
        return values.areByTokens();
    }

    @Override
    @SuppressWarnings("unchecked")
    public ValueSerializer<Object> serializer() {
        return (ValueSerializer<Object>) (ValueSerializer<?>) serializer;
    }

    @Override
    public long write(
            UTF8JsonGenerator out, SerializationContext context, long state, int at, String name, Object value)
            throws JacksonException {
        boolean isUsual = value.getClass().getClassLoader() == null
                && !context.isEnabled(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                && Nesting.isAllowed(out);
        if (!isUsual || !(value instanceof Map<?, ?> map)) {
            return NOTHING;
        }
        long opened = Nesting.beginObject(out, state, at, name, value);
        return writeAll(out, context, opened, map, name != null);
    }

    private long writeAll(
            UTF8JsonGenerator out, SerializationContext context, long opened, Map<?, ?> map, boolean inObject)
            throws JacksonException {
        long state = opened;
        String last = null;
        Object key = null;
        boolean isWrapped = wrapsAll;
        try {
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                isWrapped = wrapsAll;
                key = entry.getKey();
                Object value = entry.getValue();
                long before = state;
                // Who is called next may fail at another level of the output.
                state = OutputBuffer.CLOSED;
                isWrapped = wrapsAll || value != null;
                long written = put(out, context, before, key, value);
                if (written == NOTHING) {
                    OutputBuffer.leave(out, before);
                    isWrapped = wrapsAll;
                    writeKey(out, context, key);
                    isWrapped = wrapsAll || value != null;
                    written = writeValue(out, context, before, value);
                }
                state = written;
                last = (String) key;
            }
        } catch (Throwable failure) {
            OutputBuffer.close(out, state, last);
            if (!isWrapped || !(failure instanceof Exception)) {
                throw Unchecked.rethrow(failure);
            }
            serializer.wrapAndThrow(context, failure, map, String.valueOf(key));
        }
        return Nesting.endObject(out, state, last, inObject);
    }

    /** Writes an entry into the buffer. */
    private long put(UTF8JsonGenerator out, SerializationContext context, long state, Object key, Object value)
            throws JacksonException {
        byte[] buffer = OutputBuffer.buffer(out);
        int at = (int) state;
        if (state < 0 || buffer.length - at <= 2 || !(key instanceof String name) || name.length() > LONGEST_KEY) {
            return NOTHING;
        }
        buffer[at] = ',';
        int end = JsonText.put(buffer, OutputBuffer.isFirst(state) ? at : at + 1, name);
        if (end < 0 || buffer.length - end <= 2) {
            return NOTHING;
        }
        buffer[end] = ':';
        if (value == null) {
            return OutputBuffer.putNull(buffer, context, state, end + 1);
        }
        ValueOutput output = values.known(value);
        return output == null ? NOTHING : output.write(out, context, state, end + 1, name, value);
    }

    private void writeKey(UTF8JsonGenerator out, SerializationContext context, Object key) throws JacksonException {
        if (key == null) {
            context.findNullKeySerializer(keyType, property).serialize(null, out, context);
        } else {
            out.writeName((String) key);
        }
    }

    private long writeValue(UTF8JsonGenerator out, SerializationContext context, long state, Object value)
            throws JacksonException {
        if (value == null) {
            context.defaultSerializeNullValue(out);
            return state < 0 ? OutputBuffer.CLOSED : OutputBuffer.open(out, /* inObject= */ true);
        }
        ValueOutput output = values.of(context, value);
        output.serializer().serialize(value, out, context);
        return OutputBuffer.behind(out, state, output, /* inObject= */ true);
    }
}
