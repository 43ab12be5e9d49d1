package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.JsonBytes;
import dev.piculet.jackson.bytes.JsonDigits;
import dev.piculet.jackson.bytes.JsonStructure;
import dev.piculet.jackson.bytes.StringDecoder;
import java.util.Collection;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.JsonReadContext;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationContext;

/**
 * Takes elements of an array from the {@link InputWindow window} of a parser that stands in it: at its begin, or behind an
 * element.
 */
final class InputElements {
    /** The place of no element: none was taken after the last token. */
    static final int NONE = -1;

    private InputElements() {}

    /**
     * Tells whether elements may be taken again, so many of which were odd in the array so far: a quarter may be. Deserializers
     * may leave the parser elsewhere.
     */
    static boolean isWorthIt(UTF8StreamJsonParser window, int odd) {
        return odd == 0
                || odd <= InputPlace.index(window) / 4
                        && JacksonCalls.context(window).inArray()
                        && !(boolean) ParserFields.IS_INCOMPLETE.get(window);
    }

    /**
     * Takes as many elements as there are in the usual form, and moves behind them. The parser's current token and that one's
     * place stay those from before until {@link #next} is called.
     *
     * @param decoder for {@link ElementKind#DECODED}, else null
     * @return the place of the last one, or {@link #NONE}
     */
    static int take(
            UTF8StreamJsonParser window,
            ElementKind kind,
            StringDecoder decoder,
            DeserializationContext context,
            Collection<Object> into) {
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        int behind = (int) ParserFields.POSITION.get(window);
        int index = InputPlace.index(window);
        int longest = longest(window, kind);
        int last = NONE;
        boolean isSpaced = false;
        while (true) {
            boolean isFirst = index < 0;
            int at = JsonStructure.nextElement(bytes, behind, end, isFirst);
            int next = at < 0 ? JsonBytes.ODD : endOf(kind, bytes, at, end);
            if (next < 0 || next - at > longest) {
                break;
            }
            Object value = kind == ElementKind.DECODED
                    ? decoder.decode(bytes, at, next - 1, end, context.getConfig())
                    : value(kind, bytes, at, next, end);
            if (value == null) {
                break;
            }
            into.add(value);
            isSpaced |= at - behind > (isFirst ? 0 : 1);
            last = at;
            behind = next;
            index++;
        }
        if (last >= 0) {
            move(window, bytes, index, isSpaced ? last : NONE, behind);
        }
        return last;
    }

    /**
     * Takes strings up to the array's end, and moves behind that. If there is anything else, the one before that is
     * not taken: so the parser, whose current token stays the array's begin, can't fail at the next one.
     *
     * @param takesNull whether null is taken, too
     * @return whether the array has ended
     */
    static boolean takeStrings(UTF8StreamJsonParser window, boolean takesNull, Collection<String> into) {
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        int longest = longest(window, ElementKind.STRING);
        int behind = (int) ParserFields.POSITION.get(window);
        int last = NONE;
        boolean isSpaced = false;
        // The one that was found last is added when the next one is found, or the end.
        String found = null;
        int foundAt = NONE;
        int foundBehind = behind;
        int index = -1;
        while (true) {
            boolean isFirst = index < 0;
            int at = JsonStructure.nextElement(bytes, foundBehind, end, isFirst);
            boolean isNull = takesNull && at >= 0 && JsonBytes.isNullAt(bytes, at, end);
            int next = at < 0 || isNull ? JsonBytes.ODD : endOf(ElementKind.STRING, bytes, at, end);
            boolean isText = next >= 0 && next - at <= longest;
            String text = isText ? (String) value(ElementKind.STRING, bytes, at, next, end) : null;
            boolean isEnd = at < 0 && isEnd(bytes, foundBehind, end);
            boolean isFound = text != null || isNull;
            if (!isFirst && (isFound || isEnd)) {
                into.add(found);
                last = foundAt;
                behind = foundBehind;
            }
            if (!isFound) {
                if (last >= 0) {
                    move(window, bytes, isEnd ? index : index - 1, isSpaced ? last : NONE, behind);
                }
                return isEnd && InputScope.closeArray(window);
            }
            isSpaced |= at - foundBehind > (isFirst ? 0 : 1);
            found = text;
            foundAt = at;
            foundBehind = isNull ? at + "null".length() : next;
            index++;
        }
    }

    private static boolean isEnd(byte[] bytes, int from, int end) {
        int bracket = JsonStructure.skipSpace(bytes, from, end);
        return bracket < end && bytes[bracket] == ']';
    }

    /** Returns the most bytes of an element that is within the parser's limit for strings, which counts characters. */
    private static int longest(UTF8StreamJsonParser window, ElementKind kind) {
        boolean isText = kind == ElementKind.STRING || kind == ElementKind.DECODED;
        return isText ? window.streamReadConstraints().getMaxStringLength() : Integer.MAX_VALUE;
    }

    /** Returns the place behind an element; {@link JsonBytes#ODD} if it is odd, which a string with escapes is here. */
    private static int endOf(ElementKind kind, byte[] bytes, int at, int end) {
        return switch (kind) {
            case INT, LONG -> JsonDigits.endOfLong(bytes, at, end);
            case DOUBLE, DECIMAL -> JsonDigits.endOfDouble(bytes, at, end);
            case BOOLEAN ->
                switch (JsonBytes.booleanAt(bytes, at, end)) {
                    case 1 -> at + "true".length();
                    case 0 -> at + "false".length();
                    default -> JsonBytes.ODD;
                };
            case STRING, DECODED -> behindQuote(JsonBytes.endOfString(bytes, at, end));
            case NONE -> JsonBytes.ODD;
        };
    }

    private static int behindQuote(int quote) {
        return quote < 0 ? JsonBytes.ODD : quote + 1;
    }

    /** Returns the element between two places, which {@link #endOf} has found; null if it is odd nevertheless. */
    private static Object value(ElementKind kind, byte[] bytes, int at, int behind, int end) {
        switch (kind) {
            case INT: {
                long number = JsonDigits.longAt(bytes, at, behind, end);
                return number == (int) number ? (Object) (int) number : null;
            }
            case LONG:
                return JsonDigits.longAt(bytes, at, behind, end);
            case DOUBLE: {
                double number = JsonDigits.doubleAt(bytes, at, behind);
                return Double.isNaN(number) ? null : (Object) number;
            }
            case DECIMAL:
                return JsonDigits.decimalAt(bytes, at, behind);
            case BOOLEAN:
                return bytes[at] == 't';
            case STRING:
                return JsonBytes.stringAt(bytes, at, behind - 1);
            default:
                return null;
        }
    }

    /**
     * Moves behind elements.
     *
     * @param spaced the place up to which rows may begin, or {@link #NONE}
     */
    private static void move(UTF8StreamJsonParser window, byte[] bytes, int index, int spaced, int behind) {
        if (spaced >= 0) {
            InputPlace.countRows(window, bytes, (int) ParserFields.POSITION.get(window), spaced);
        }
        ParserFields.INDEX.set(JacksonCalls.context(window), index);
        ParserFields.POSITION.set(window, behind);
    }

    /**
     * Moves to the next token: to an element that was not taken, or to the array's end.
     *
     * @param last the place of the element that was taken last, after the last token, or {@link #NONE}
     */
    static JsonToken next(UTF8StreamJsonParser window, int last) throws JacksonException {
        if (last >= 0) {
            if (InputScope.closeArray(window)) {
                return JsonToken.END_ARRAY;
            }
            if (!isPlainAhead(window)) {
                settle(window, last);
            }
        }
        return window.nextToken();
    }

    /** Tells whether the parser can't fail at the next token. */
    private static boolean isPlainAhead(UTF8StreamJsonParser window) {
        return JsonStructure.isPlainElementAhead(
                (byte[]) ParserFields.BUFFER.get(window), (int) ParserFields.POSITION.get(window), (int)
                        ParserFields.END.get(window));
    }

    /** Lets the parser read by tokens what was taken last, so that all that it tells of itself is as if it had been. */
    private static void settle(UTF8StreamJsonParser window, int last) throws JacksonException {
        JsonReadContext context = JacksonCalls.context(window);
        int index = (int) ParserFields.INDEX.get(context);
        ParserFields.POSITION.set(window, last);
        // No comma is expected before a first element.
        ParserFields.INDEX.set(context, -1);
        JsonToken token = window.nextToken();
        ParserFields.INDEX.set(context, index);
        if (token == JsonToken.VALUE_STRING) {
            window.getString();
        }
    }
}
