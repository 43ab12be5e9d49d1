package dev.piculet.jackson3.beans;

import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonWriteContext;
import tools.jackson.core.json.UTF8JsonGenerator;

/**
 * Begins and ends objects and arrays in the generator's buffer. At both the generator is told everything: how far it is
 * written, and of the context, which is the generator's own.
 */
final class Nesting {
    private Nesting() {}

    /** Tells whether the generator would refuse one more level. */
    static boolean isAllowed(UTF8JsonGenerator out) {
        return OutputBuffer.context(out).getNestingDepth()
                < out.streamWriteConstraints().getMaxNestingDepth();
    }

    /**
     * Begins an object, and returns its state.
     *
     * @param state of what is around it
     * @param at where it begins, with room for a byte
     * @param name of the property around it; null in an array
     */
    static long beginObject(UTF8JsonGenerator out, long state, int at, String name, Object value) {
        JsonWriteContext parent = told(out, state, name);
        return begun(out, at, (byte) '{', parent.createChildObjectContext(value));
    }

    /**
     * Begins an object wherever the generator stands, and returns its state; a negative one where a value can't be begun in the
     * buffer.
     */
    static long beginObject(UTF8JsonGenerator out, Object value) {
        JsonWriteContext context = OutputBuffer.context(out);
        boolean isFirst = (int) GeneratorFields.INDEX.get(context) < 0;
        // Between values that nothing is around there may be anything.
        boolean isPlace =
                context.inObject() ? (boolean) GeneratorFields.HAS_NAME.get(context) : context.inArray() || isFirst;
        if (!isPlace || !OutputBuffer.isOpen(out, context) || !isAllowed(out)) {
            return OutputBuffer.CLOSED;
        }
        byte[] buffer = OutputBuffer.buffer(out);
        int at = (int) GeneratorFields.TAIL.get(out);
        if (buffer.length - at <= 2) {
            return OutputBuffer.CLOSED;
        }
        if (context.inObject()) {
            GeneratorFields.HAS_NAME.set(context, false);
            buffer[at++] = ':';
        } else if (!isFirst) {
            buffer[at++] = ',';
        }
        GeneratorFields.INDEX.set(context, (int) GeneratorFields.INDEX.get(context) + 1);
        return begun(out, at, (byte) '{', context.createChildObjectContext(value));
    }

    /** Begins an array, and returns its state, with arguments as those of an object. */
    static long beginArray(UTF8JsonGenerator out, long state, int at, String name, Object value) {
        JsonWriteContext parent = told(out, state, name);
        return begun(out, at, (byte) '[', parent.createChildArrayContext(value));
    }

    /** Returns the context, which knows that one more value has begun. */
    private static JsonWriteContext told(UTF8JsonGenerator out, long state, String name) {
        JsonWriteContext context = OutputBuffer.context(out);
        GeneratorFields.INDEX.set(context, OutputBuffer.entries(state));
        if (name != null) {
            GeneratorFields.NAME.set(context, name);
        }
        return context;
    }

    private static long begun(UTF8JsonGenerator out, int at, byte bracket, JsonWriteContext context) {
        OutputBuffer.buffer(out)[at] = bracket;
        GeneratorFields.TAIL.set(out, at + 1);
        GeneratorFields.CONTEXT.set(out, context);
        return at + 1;
    }

    /**
     * Ends an object, and returns the state of what is around it.
     *
     * @param state of the object
     * @param lastName of its properties
     * @param inObject whether it belongs to a property
     */
    static long endObject(UTF8JsonGenerator out, long state, String lastName, boolean inObject)
            throws JacksonException {
        if (state >= 0 && (int) state < OutputBuffer.buffer(out).length) {
            return ended(out, (int) state, (byte) '}', inObject);
        }
        OutputBuffer.close(out, state, lastName);
        out.writeEndObject();
        return OutputBuffer.open(out, inObject);
    }

    /** Ends an array likewise. */
    static long endArray(UTF8JsonGenerator out, long state, boolean inObject) throws JacksonException {
        if (state >= 0 && (int) state < OutputBuffer.buffer(out).length) {
            return ended(out, (int) state, (byte) ']', inObject);
        }
        OutputBuffer.leave(out, state);
        out.writeEndArray();
        return OutputBuffer.open(out, inObject);
    }

    private static long ended(UTF8JsonGenerator out, int at, byte bracket, boolean inObject) {
        OutputBuffer.buffer(out)[at] = bracket;
        GeneratorFields.TAIL.set(out, at + 1);
        JsonWriteContext around = OutputBuffer.context(out).clearAndGetParent();
        GeneratorFields.CONTEXT.set(out, around);
        return OutputBuffer.stateIn(out, around, inObject);
    }
}
