package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.ExpectedNames;
import dev.piculet.jackson.bytes.JsonStructure;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.json.JsonReadContext;
import tools.jackson.core.json.UTF8StreamJsonParser;

/** Moves Jackson's parser for UTF-8 within its {@link InputWindow window}. Generated readers call the public functions. */
public final class InputPlace {
    private InputPlace() {}

    /** Returns how many names or values were read in the object or array, less one. */
    static int index(UTF8StreamJsonParser window) {
        return (int) ParserFields.INDEX.get(JacksonCalls.context(window));
    }

    /** Returns where the name begins if it is the next one, and -1 if not. */
    static int find(UTF8StreamJsonParser window, ExpectedName name) {
        return name.find(
                (byte[]) ParserFields.BUFFER.get(window),
                (int) ParserFields.POSITION.get(window),
                (int) ParserFields.END.get(window),
                /* isFirst= */ index(window) < 0);
    }

    /** Moves behind a property. */
    static void move(UTF8StreamJsonParser window, byte[] bytes, int quote, int behind) {
        JsonReadContext context = JacksonCalls.context(window);
        int index = (int) ParserFields.INDEX.get(context);
        int from = (int) ParserFields.POSITION.get(window);
        if (quote - from > (index < 0 ? 0 : 1)) {
            countRows(window, bytes, from, quote);
        }
        ParserFields.INDEX.set(context, index + 1);
        ParserFields.NAME_START.set(window, quote + 1);
        ParserFields.POSITION.set(window, behind);
    }

    /** Counts the rows that begin between two places, with values that were read or without. */
    static void countRows(UTF8StreamJsonParser window, byte[] bytes, int from, int quote) {
        int rows = 0;
        int start = 0;
        for (int i = JsonStructure.nextControl(bytes, from, quote);
                i < quote;
                i = JsonStructure.nextControl(bytes, i + 1, quote)) {
            boolean isSplit = bytes[i] == '\r' && bytes[i + 1] == '\n';
            if (bytes[i] == '\n' || bytes[i] == '\r' && !isSplit) {
                rows++;
                start = i + 1;
            }
        }
        if (rows > 0) {
            ParserFields.ROW.set(window, (int) ParserFields.ROW.get(window) + rows);
            ParserFields.ROW_START.set(window, start);
        }
    }

    /** Returns the place of the name that comes next, if it is in the window and among the expected ones; else negative. */
    public static int ahead(UTF8StreamJsonParser window, ExpectedNames names) {
        return window == null
                ? ExpectedNames.UNKNOWN
                : names.find(
                        (byte[]) ParserFields.BUFFER.get(window),
                        (int) ParserFields.POSITION.get(window),
                        (int) ParserFields.END.get(window),
                        /* isFirst= */ index(window) < 0);
    }

    /**
     * Moves any parser to the next token, unless that is in the window the name of another place.
     *
     * @return the place whose name is next: the expected one if the parser has moved to it; negative if it is at another token
     */
    public static int next(
            JsonParser in, UTF8StreamJsonParser window, SerializableString name, ExpectedNames names, int place)
            throws JacksonException {
        if (window != null) {
            int ahead = ahead(window, names);
            if (ahead >= 0 && ahead != place) {
                return ahead;
            }
            if (ahead < 0 && InputScope.close(window)) {
                return ExpectedNames.UNKNOWN;
            }
            prepare(window);
        }
        return in.nextName(name) ? place : ExpectedNames.UNKNOWN;
    }

    /**
     * Does the same as {@link #next}, and moves on to the value of the expected name, if that is in the window and an object,
     * an array, a string or null.
     */
    public static int open(
            JsonParser in,
            UTF8StreamJsonParser window,
            ExpectedName expected,
            SerializableString name,
            ExpectedNames names,
            int place)
            throws JacksonException {
        int quote = window == null ? -1 : find(window, expected);
        if (quote < 0) {
            return next(in, window, name, names, place);
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int value = expected.valueBehind(bytes, quote, (int) ParserFields.END.get(window));
        if (InputScope.open(window, name.getValue(), quote, value)) {
            return place;
        }
        prepare(window);
        return in.nextName(name) ? place : ExpectedNames.UNKNOWN;
    }

    /** Moves to the next token of any parser. */
    public static void advance(JsonParser in, UTF8StreamJsonParser window) throws JacksonException {
        if (window != null) {
            if (InputScope.close(window)) {
                return;
            }
            prepare(window);
        }
        in.nextToken();
    }

    /** Lets the parser read by tokens what was taken last, if it might have to report an error before the next one. */
    private static void prepare(UTF8StreamJsonParser window) throws JacksonException {
        if (hasTaken(window) && !isPlainAhead(window)) {
            settle(window);
        }
    }

    private static boolean isPlainAhead(UTF8StreamJsonParser window) {
        return JsonStructure.isPlainAhead(
                (byte[]) ParserFields.BUFFER.get(window),
                (int) ParserFields.POSITION.get(window),
                (int) ParserFields.END.get(window),
                /* isFirst= */ false);
    }

    /** Tells whether something was taken after the last token: then the last name stands behind that. */
    static boolean hasTaken(UTF8StreamJsonParser window) {
        int name = (int) ParserFields.NAME_START.get(window);
        // At the end of a stream the parser empties its buffer, and leaves the name's place as it was.
        return name > 0
                && name < (int) ParserFields.POSITION.get(window)
                && (long) ParserFields.PROCESSED.get(window) + name > (long) ParserFields.TOKEN_START.get(window);
    }

    /** Lets the parser read by tokens what was taken last, so that all that it tells of itself is as if it had been. */
    static void settle(UTF8StreamJsonParser window) throws JacksonException {
        JsonReadContext context = JacksonCalls.context(window);
        int index = (int) ParserFields.INDEX.get(context);
        ParserFields.POSITION.set(window, (int) ParserFields.NAME_START.get(window) - 1);
        // No comma is expected before a first name.
        ParserFields.INDEX.set(context, -1);
        window.nextToken();
        ParserFields.INDEX.set(context, index);
        if (window.nextToken() == JsonToken.VALUE_STRING) {
            window.getString();
        }
    }
}
