package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.JsonBytes;
import dev.piculet.jackson.bytes.JsonStructure;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.JsonReadContext;
import tools.jackson.core.json.UTF8StreamJsonParser;

/**
 * Moves Jackson's parser for UTF-8 within its {@link InputWindow window} into objects and arrays and out of them. It is left
 * in the state that it has after these tokens, its context included: what reads the value inside may be anybody's.
 */
final class InputScope {
    private InputScope() {}

    /**
     * Moves to the value of a name whose quote was found, if that is an object, an array, a string or null.
     *
     * @param value the place where it begins, or the window's end
     */
    static boolean open(UTF8StreamJsonParser window, String name, int quote, int value) throws JacksonException {
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        JsonReadContext context = JacksonCalls.context(window);
        JsonToken token = value < end ? tokenAt(bytes, value, end) : null;
        if (token == null || isStart(token) && isDeepest(window, context)) {
            return false;
        }
        InputPlace.move(window, bytes, quote, value + 1);
        context.setCurrentName(name);
        moveTo(window, token, value);
        if (isStart(token)) {
            begin(window, context, token);
        } else if (token == JsonToken.VALUE_STRING) {
            ParserFields.IS_INCOMPLETE.set(window, true);
        } else {
            ParserFields.POSITION.set(window, value + "null".length());
        }
        return true;
    }

    /** Returns the token that begins at a place, if it can't fail from there on; else null. */
    private static JsonToken tokenAt(byte[] bytes, int at, int end) {
        return switch (bytes[at]) {
            case '{' -> JsonToken.START_OBJECT;
            case '[' -> JsonToken.START_ARRAY;
            case '"' -> JsonToken.VALUE_STRING;
            case 'n' -> JsonBytes.isNullAt(bytes, at, end) ? JsonToken.VALUE_NULL : null;
            default -> null;
        };
    }

    private static boolean isStart(JsonToken token) {
        return token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY;
    }

    /** Tells whether one more level would be too many: the parser has to say so. */
    private static boolean isDeepest(UTF8StreamJsonParser window, JsonReadContext context) {
        return context.getNestingDepth() >= window.streamReadConstraints().getMaxNestingDepth();
    }

    /** Moves behind a token's first byte. */
    private static void moveTo(UTF8StreamJsonParser window, JsonToken token, int at) {
        int behind = at + 1;
        ParserFields.POSITION.set(window, behind);
        ParserFields.TOKEN_ROW.set(window, (int) ParserFields.ROW.get(window));
        ParserFields.TOKEN_COLUMN.set(window, behind - (int) ParserFields.ROW_START.get(window));
        ParserFields.TOKEN_START.set(window, (long) ParserFields.PROCESSED.get(window) + behind);
        // The numbers and bytes of the token before are none of this one's.
        ParserFields.NUMBER_TYPES.set(window, 0);
        ParserFields.BINARY.set(window, null);
        ParserFields.TOKEN.set(window, token);
    }

    /** Enters the object or array whose token this is. */
    private static void begin(UTF8StreamJsonParser window, JsonReadContext context, JsonToken token) {
        int row = (int) ParserFields.TOKEN_ROW.get(window);
        int column = (int) ParserFields.TOKEN_COLUMN.get(window);
        JsonReadContext inside = token == JsonToken.START_OBJECT
                ? context.createChildObjectContext(row, column)
                : context.createChildArrayContext(row, column);
        ParserFields.CONTEXT.set(window, inside);
    }

    /** Leaves the object that the window is in, if its brace comes next. */
    static boolean close(UTF8StreamJsonParser window) {
        return leave(window, JsonToken.END_OBJECT, (byte) '}');
    }

    /** Leaves the object that the window is in, whose brace is at a place. All before that counts as read. */
    static void leaveAt(UTF8StreamJsonParser window, int brace) {
        leave(window, JsonToken.END_OBJECT, (byte[]) ParserFields.BUFFER.get(window), brace);
    }

    /** Leaves the array that the window is in, if its bracket comes next. */
    static boolean closeArray(UTF8StreamJsonParser window) {
        return leave(window, JsonToken.END_ARRAY, (byte) ']');
    }

    private static boolean leave(UTF8StreamJsonParser window, JsonToken token, byte last) {
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int from = (int) ParserFields.POSITION.get(window);
        int end = (int) ParserFields.END.get(window);
        int at = JsonStructure.skipSpace(bytes, from, end);
        if (at == end || bytes[at] != last) {
            return false;
        }
        leave(window, token, bytes, at);
        return true;
    }

    private static void leave(UTF8StreamJsonParser window, JsonToken token, byte[] bytes, int last) {
        int from = (int) ParserFields.POSITION.get(window);
        if (last > from) {
            InputPlace.countRows(window, bytes, from, last);
        }
        moveTo(window, token, last);
        ParserFields.CONTEXT.set(window, JacksonCalls.context(window).clearAndGetParent());
    }

    /**
     * Moves from an element of an array to the next token, if that begins an object or an array, or ends the array that the
     * window is in; to any other the parser moves itself.
     */
    static JsonToken nextElement(UTF8StreamJsonParser window) throws JacksonException {
        JsonReadContext context = JacksonCalls.context(window);
        if (!context.inArray() || (boolean) ParserFields.IS_INCOMPLETE.get(window)) {
            return window.nextToken();
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int from = (int) ParserFields.POSITION.get(window);
        int end = (int) ParserFields.END.get(window);
        int index = (int) ParserFields.INDEX.get(context);
        int at = JsonStructure.nextElement(bytes, from, end, /* isFirst= */ index < 0);
        JsonToken token = at < 0 ? null : tokenAt(bytes, at, end);
        if (token == null || !isStart(token) || isDeepest(window, context)) {
            return closeArray(window) ? JsonToken.END_ARRAY : window.nextToken();
        }
        if (at - from > (index < 0 ? 0 : 1)) {
            InputPlace.countRows(window, bytes, from, at);
        }
        ParserFields.INDEX.set(context, index + 1);
        moveTo(window, token, at);
        begin(window, context, token);
        return token;
    }
}
