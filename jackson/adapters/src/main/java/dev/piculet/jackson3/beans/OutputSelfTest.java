package dev.piculet.jackson3.beans;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.UTF8JsonGenerator;

/**
 * Whether properties can be written into the buffer of this JVM's version of Jackson: the version and the fields are known,
 * and a sample that is written both ways gives the same. Runs once, before the first class that would do it is generated.
 */
final class OutputSelfTest {
    private static final boolean PASSES = JacksonInside.isKnown() && GeneratorFields.areThere() && bothWaysAgree();

    private OutputSelfTest() {}

    static boolean passes() {
        return PASSES;
    }

    private static boolean bothWaysAgree() {
        try {
            return written(/* intoBuffer= */ true).equals(written(/* intoBuffer= */ false));
        } catch (Exception | LinkageError e) {
            return false;
        }
    }

    /** Writes each kind of property, and tells what the generator tells of itself in between, and the bytes. */
    private static String written(boolean intoBuffer) throws JacksonException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StringBuilder seen = new StringBuilder();
        try (JsonGenerator out = JacksonCalls.generator(bytes)) {
            out.writeStartArray();
            for (int i = 0; i < 2; i++) {
                out.writeStartObject();
                long state = intoBuffer ? OutputBuffer.open(out) : -1;
                if (intoBuffer != state >= 0) {
                    throw new IllegalStateException("This generator's buffer can't be written into.");
                }
                state = writeAll(out, state);
                OutputBuffer.close(out, state, name("text"));
                note(out, seen);
                nest((UTF8JsonGenerator) out, seen, intoBuffer);
                note(out, seen);
                out.writeName(name("last"));
                out.writeNumber(i);
                out.writeEndObject();
            }
            out.writeEndArray();
            note(out, seen);
        }
        return seen.append(Arrays.toString(bytes.toByteArray())).toString();
    }

    private static long writeAll(JsonGenerator out, long state) throws JacksonException {
        long at = state;
        SerializableString name = name("int");
        at = OutputBuffer.writeInt(out, at, name, OutputBuffer.nameOf(name), -12);
        name = name("a \"long\" name");
        at = OutputBuffer.writeLong(out, at, name, OutputBuffer.nameOf(name), 1_234_567_890_123L);
        name = name("double");
        at = OutputBuffer.writeDouble(out, at, name, OutputBuffer.nameOf(name), 2.5);
        name = name("boolean");
        at = OutputBuffer.writeBoolean(out, at, name, OutputBuffer.nameOf(name), true);
        name = name("null");
        at = OutputBuffer.writeNull(out, at, name, OutputBuffer.nameOf(name));
        name = name("text");
        return OutputBuffer.writeString(out, at, name, OutputBuffer.nameOf(name), "a \u00E9 \u20AC \"\\\n / long text");
    }

    /** Writes an object with an array. */
    private static void nest(UTF8JsonGenerator out, StringBuilder seen, boolean intoBuffer) throws JacksonException {
        if (!intoBuffer) {
            out.writeName(name("a"));
            out.writeStartObject("object");
            out.writeName(name("b"));
            out.writeStartArray("array", 0);
            note(out, seen);
            out.writeEndArray();
            out.writeEndObject();
            return;
        }
        long object = Nesting.beginObject(out, OutputBuffer.open(out), put(out, "a"), "a", "object");
        long array = Nesting.beginArray(out, object, put(out, "b"), "b", "array");
        note(out, seen);
        long inner = Nesting.endArray(out, array, /* inObject= */ true);
        OutputBuffer.close(out, Nesting.endObject(out, inner, "b", /* inObject= */ true), name("a"));
    }

    /** Returns where the value begins behind a name that the generator does not know of. */
    private static int put(UTF8JsonGenerator out, String name) {
        return OutputBuffer.putName(OutputBuffer.buffer(out), OutputBuffer.open(out), OutputBuffer.nameOf(name(name)));
    }

    private static SerializableString name(String name) {
        return new SerializedString(name);
    }

    private static void note(JsonGenerator out, StringBuilder seen) {
        seen.append(out.currentValue()).append(' ').append(out.streamWriteOutputBuffered());
        for (TokenStreamContext context = out.streamWriteContext(); context != null; context = context.getParent()) {
            // Its text has the name, or the index.
            seen.append(' ').append(context).append(context.getEntryCount());
        }
        seen.append('\n');
    }
}
