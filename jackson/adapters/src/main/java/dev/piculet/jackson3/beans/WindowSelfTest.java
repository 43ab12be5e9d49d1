package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.ExpectedNames;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.JsonReadContext;
import tools.jackson.core.json.UTF8StreamJsonParser;

/**
 * Whether values can be taken from the buffer of this JVM's version of Jackson: the version and the fields are known, and a
 * sample that is read both ways gives the same. Runs once, before the first class that would do it is generated.
 */
final class WindowSelfTest {
    private static final boolean PASSES = JacksonInside.isKnown() && ParserFields.areThere() && bothWaysAgree();

    private WindowSelfTest() {}

    static boolean passes() {
        return PASSES;
    }

    private static boolean bothWaysAgree() {
        try {
            return read(/* isDetailed= */ false).equals(taken(/* isDetailed= */ false))
                    && read(/* isDetailed= */ true).equals(taken(/* isDetailed= */ true))
                    && nestedRead().equals(nestedMoved());
        } catch (Exception | LinkageError e) {
            return false;
        }
    }

    private static byte[] sample() {
        String json =
                "{\"int\":-12,\r\n \"long\" : 1234567890123\n,\"double\":2.50, \"true\":true,\"text\":\"a \u00E9\",\"null\":null} ";
        return json.getBytes(StandardCharsets.UTF_8);
    }

    private static List<Object> read(boolean isDetailed) throws JacksonException {
        List<Object> seen = new ArrayList<>();
        try (JsonParser in = JacksonCalls.parser(sample())) {
            in.nextToken();
            moveToValue(in);
            note(in.getIntValue(), in, isDetailed, seen);
            moveToValue(in);
            note(in.getLongValue(), in, isDetailed, seen);
            moveToValue(in);
            // Jackson's own parser of these loads a dozen classes, and gives no other number.
            note(2.5, in, isDetailed, seen);
            moveToValue(in);
            note(in.getBooleanValue() ? 1 : 0, in, isDetailed, seen);
            moveToValue(in);
            note(in.getString(), in, isDetailed, seen);
            moveToValue(in);
            note(/* value= */ null, in, isDetailed, seen);
            noteEnd(in, seen);
        }
        return seen;
    }

    private static void moveToValue(JsonParser in) throws JacksonException {
        in.nextToken();
        in.nextToken();
    }

    private static List<Object> taken(boolean isDetailed) throws JacksonException {
        List<Object> seen = new ArrayList<>();
        try (JsonParser in = JacksonCalls.parser(sample())) {
            in.nextToken();
            UTF8StreamJsonParser window = Objects.requireNonNull(InputWindow.atStart(InputWindow.of(in)));
            note(InputWindow.takeInt(window, ExpectedName.of("int")), in, isDetailed, seen);
            note(InputWindow.takeLong(window, ExpectedName.of("long")), in, isDetailed, seen);
            note(InputWindow.takeDouble(window, ExpectedName.of("double")), in, isDetailed, seen);
            note(InputWindow.takeBoolean(window, ExpectedName.of("true")), in, isDetailed, seen);
            note(InputWindow.takeString(window, ExpectedName.of("text")), in, isDetailed, seen);
            note(InputWindow.takeNullOrString(window, ExpectedName.of("null")), in, isDetailed, seen);
            noteEnd(in, seen);
        }
        return seen;
    }

    /** @param isDetailed whether the current token counts, which what was taken does not set by itself */
    private static void note(Object value, JsonParser in, boolean isDetailed, List<Object> seen)
            throws JacksonException {
        UTF8StreamJsonParser window = (UTF8StreamJsonParser) in;
        seen.add(value);
        seen.add(in.currentLocation());
        seen.add(JacksonCalls.context(window).getCurrentIndex());
        if (isDetailed) {
            if (InputPlace.hasTaken(window)) {
                InputPlace.settle(window);
            }
            seen.add(in.currentToken());
            seen.add(in.currentTokenLocation());
            seen.add(in.currentName());
            seen.add(in.getString());
        }
    }

    private static void noteEnd(JsonParser in, List<Object> seen) throws JacksonException {
        seen.add(in.nextToken());
        seen.add(in.currentTokenLocation());
        seen.add(in.currentLocation());
        seen.add(in.nextToken());
    }

    private static byte[] nestedSample() {
        return "{\n \"a\" : {\"b\":{} ,\n\"c\": null,\"d\":\"text\" }\n} ".getBytes(StandardCharsets.UTF_8);
    }

    private static List<Object> nestedRead() throws JacksonException {
        List<Object> seen = new ArrayList<>();
        try (JsonParser in = JacksonCalls.parser(nestedSample())) {
            in.nextToken();
            while (in.nextToken() != null) {
                if (in.currentToken() != JsonToken.PROPERTY_NAME) {
                    noteScope(in, seen);
                }
            }
        }
        return seen;
    }

    private static List<Object> nestedMoved() throws JacksonException {
        List<Object> seen = new ArrayList<>();
        try (JsonParser in = JacksonCalls.parser(nestedSample())) {
            in.nextToken();
            UTF8StreamJsonParser window = Objects.requireNonNull(InputWindow.of(in));
            open(window, "a", seen);
            open(window, "b", seen);
            close(window, seen);
            open(window, "c", seen);
            open(window, "d", seen);
            in.getString();
            close(window, seen);
            close(window, seen);
        }
        return seen;
    }

    private static void open(UTF8StreamJsonParser window, String name, List<Object> seen) throws JacksonException {
        SerializableString prepared = new SerializedString(name);
        ExpectedName expected = ExpectedName.of(name);
        InputPlace.open(window, window, expected, prepared, ExpectedNames.of(List.of(name)), 0);
        noteScope(window, seen);
    }

    private static void close(UTF8StreamJsonParser window, List<Object> seen) throws JacksonException {
        InputScope.close(window);
        noteScope(window, seen);
    }

    private static void noteScope(JsonParser in, List<Object> seen) throws JacksonException {
        JsonReadContext context = JacksonCalls.context((UTF8StreamJsonParser) in);
        seen.add(in.currentToken());
        seen.add(in.currentTokenLocation());
        seen.add(in.currentLocation());
        seen.add(context.startLocation(/* srcRef= */ null));
        seen.add(context.getNestingDepth());
        seen.add(context.getCurrentIndex());
        seen.add(String.valueOf(in.currentName()));
    }
}
