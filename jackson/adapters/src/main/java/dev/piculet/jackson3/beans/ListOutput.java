package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Unchecked;
import java.util.List;
import java.util.RandomAccess;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes lists as Jackson's own serializers of lists with random access do. */
final class ListOutput implements ValueOutput {
    private final StdSerializer<Object> serializer;
    private final ElementOutputs elements;

    /** Whether a failure of the list itself is told with the index, too. */
    private final boolean wrapsAccess;

    ListOutput(StdSerializer<Object> serializer, ElementOutputs elements, boolean wrapsAccess) {
        this.serializer = serializer;
        this.elements = elements;
        this.wrapsAccess = wrapsAccess;
    }

    @Override
    public ValueSerializer<Object> serializer() {
        return serializer;
    }

    @Override
    public long write(
            UTF8JsonGenerator out, SerializationContext context, long state, int at, String name, Object value)
            throws JacksonException {
        int size = value instanceof List<?> list && value instanceof RandomAccess && isPlain(out, context)
                ? sizeOf(list)
                : -1;
        if (size < 0) {
            return NOTHING;
        }
        long opened = Nesting.beginArray(out, state, at, name, value);
        return Nesting.endArray(out, writeAll(out, context, opened, (List<?>) value, size), name != null);
    }

    /** Settings may write a single element alone. */
    private static boolean isPlain(UTF8JsonGenerator out, SerializationContext context) {
        return !context.isEnabled(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED) && Nesting.isAllowed(out);
    }

    /** Returns a negative number if the list fails: Jackson asks once more. */
    private static int sizeOf(List<?> list) {
        try {
            return list.size();
        } catch (RuntimeException | Error e) {
            return -1;
        }
    }

    private long writeAll(UTF8JsonGenerator out, SerializationContext context, long opened, List<?> list, int size)
            throws JacksonException {
        long state = opened;
        int odd = 0;
        int i = 0;
        boolean isThere = false;
        try {
            for (; i < size; i++) {
                isThere = false;
                Object element = list.get(i);
                isThere = true;
                ValueOutput output = element == null ? null : elements.of(context, element);
                long before = state;
                // Who is called next may fail at another level of the output.
                state = OutputBuffer.CLOSED;
                long written = put(out, context, before, output, element);
                if (written == NOTHING) {
                    odd++;
                    boolean isHopeless = odd > 1 && odd > i / 4;
                    written = byTokens(out, context, isHopeless ? closed(out, before) : before, output, element);
                }
                state = written;
            }
        } catch (Throwable failure) {
            OutputBuffer.leave(out, state);
            if (!(failure instanceof Exception) || !isThere && !wrapsAccess) {
                throw Unchecked.rethrow(failure);
            }
            serializer.wrapAndThrow(context, failure, list, i);
        }
        return state;
    }

    /** Writes an element into the buffer. */
    private static long put(
            UTF8JsonGenerator out, SerializationContext context, long state, ValueOutput output, Object element)
            throws JacksonException {
        byte[] buffer = OutputBuffer.buffer(out);
        int at = (int) state;
        // With room for a comma and a byte.
        if (state < 0 || buffer.length - at <= 2) {
            return NOTHING;
        }
        buffer[at] = ',';
        int from = OutputBuffer.isFirst(state) ? at : at + 1;
        if (output == null) {
            return OutputBuffer.putNull(buffer, context, state, from);
        }
        // The most frequent class by itself, which spares a call that is looked up.
        return output instanceof ScalarOutput scalar
                ? scalar.write(out, context, state, from, null, element)
                : output.write(out, context, state, from, null, element);
    }

    private static long byTokens(
            UTF8JsonGenerator out, SerializationContext context, long state, ValueOutput output, Object element)
            throws JacksonException {
        OutputBuffer.leave(out, state);
        if (output == null) {
            context.defaultSerializeNullValue(out);
            return state < 0 ? OutputBuffer.CLOSED : OutputBuffer.open(out, /* inObject= */ false);
        }
        output.serializer().serialize(element, out, context);
        return OutputBuffer.behind(out, state, output, /* inObject= */ false);
    }

    /** Tells the generator how far its buffer is written, where most elements are left to it, and all others shall be. */
    private static long closed(UTF8JsonGenerator out, long state) {
        OutputBuffer.leave(out, state);
        return OutputBuffer.CLOSED;
    }
}
