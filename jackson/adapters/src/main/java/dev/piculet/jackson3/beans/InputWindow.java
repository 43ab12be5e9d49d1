package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.EscapedString;
import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.JsonBytes;
import dev.piculet.jackson.bytes.JsonDigits;
import dev.piculet.jackson.bytes.StringDecoder;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonReadContext;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationContext;

/**
 * Takes properties from the part of the input that Jackson's parser for UTF-8 has in its buffer: its window. Generated
 * readers call this; without it they read the same by tokens.
 *
 * <p>A property is taken as a whole, or nothing happens: its name is the expected one, its value has the usual form, and
 * both are in the window. Then the parser's position, row, and count of names are what they are after the tokens. Its
 * current token, and that one's place and text, stay those from before until the next token replaces them. Nobody sees
 * them before, unless reading that token fails, or wrapping the value does: {@link InputPlace#settle} is called before.
 *
 * <p>Here a window is a parser that stands between two properties of an object, or null.
 */
public final class InputWindow {
    /** What is returned for an int or a boolean if nothing was taken. An int that is this one is read by its token. */
    private static final int NO_INT = Integer.MIN_VALUE;

    private static final long NO_LONG = Long.MIN_VALUE;

    /** What Jackson reads as this is read by its token. */
    private static final double NO_DOUBLE = Double.NaN;

    /** This very instance; null is a value. */
    @SuppressWarnings("StringOperationCanBeSimplified")
    private static final String NO_STRING = new String("nothing");

    /** This very instance; null is a value. */
    private static final Object NOTHING = new Object();

    /** Values that are odd before no more are looked for, apart from a quarter of all. */
    private static final int ODD_ALWAYS = 2;

    /** No name or number that is taken is longer, in bytes; a parser with lower limits has no window. */
    private static final int LONGEST = 64;

    private InputWindow() {}

    /** Returns the parser if properties can be taken from its buffer, and null if not. */
    public static UTF8StreamJsonParser of(JsonParser in) {
        if (in.getClass() != UTF8StreamJsonParser.class) {
            return null;
        }
        StreamReadConstraints limits = in.streamReadConstraints();
        boolean isCounted = limits.hasMaxTokenCount();
        boolean isLimited = limits.getMaxNameLength() < LONGEST || limits.getMaxNumberLength() < LONGEST;
        return isCounted || isLimited ? null : (UTF8StreamJsonParser) in;
    }

    /** Returns the same, if the object's first name or its end comes next; else null. */
    public static UTF8StreamJsonParser atStart(UTF8StreamJsonParser source) {
        return source != null && source.currentToken() == JsonToken.START_OBJECT ? between(source) : null;
    }

    /**
     * Returns the same if the next property may be taken, after one was read by tokens; else null. Looking for values that
     * are odd costs time: once they are more than {@link #ODD_ALWAYS} and a quarter of the object's properties so far,
     * these are read by tokens alone.
     *
     * @param odd the values of the object that might have been taken and were not
     */
    public static UTF8StreamJsonParser again(UTF8StreamJsonParser source, int odd) {
        if (source == null) {
            return null;
        }
        boolean isWorthIt = odd <= ODD_ALWAYS || odd <= ODD_ALWAYS + InputPlace.index(source) / 4;
        return isWorthIt ? between(source) : null;
    }

    /** Returns the same if it stands between two properties of an object; deserializers may leave it elsewhere. */
    private static UTF8StreamJsonParser between(UTF8StreamJsonParser source) {
        JsonReadContext context = JacksonCalls.context(source);
        // Who detects duplicates has to be told each name.
        boolean isBetween = source.currentToken() != JsonToken.PROPERTY_NAME
                && !(boolean) ParserFields.IS_INCOMPLETE.get(source)
                && context.inObject()
                && context.getDupDetector() == null;
        return isBetween ? source : null;
    }

    /** Tells whether something was taken. */
    public static boolean isTaken(int taken) {
        return taken != NO_INT;
    }

    /** Tells whether something was taken. */
    public static boolean isTaken(long taken) {
        return taken != NO_LONG;
    }

    /** Tells whether something was taken. */
    public static boolean isTaken(double taken) {
        // Not a number is not equal to itself.
        return taken == taken;
    }

    /** Tells whether something was taken. */
    public static boolean isTaken(String taken) {
        return taken != NO_STRING;
    }

    /** Tells whether something was taken. */
    public static boolean isTaken(Object taken) {
        return taken != NOTHING;
    }

    /** Takes an int. */
    public static int takeInt(UTF8StreamJsonParser window, ExpectedName name) {
        return window == null ? NO_INT : intNumber(window, name);
    }

    private static int intNumber(UTF8StreamJsonParser window, ExpectedName name) {
        int quote = InputPlace.find(window, name);
        if (quote < 0) {
            return NO_INT;
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        long found = JsonDigits.intAt(bytes, name.valueBehind(bytes, quote, end), end);
        if (found < 0 || !isTaken((int) found)) {
            return NO_INT;
        }
        InputPlace.move(window, bytes, quote, (int) (found >>> Integer.SIZE));
        return (int) found;
    }

    /** Takes a long. */
    public static long takeLong(UTF8StreamJsonParser window, ExpectedName name) {
        return window == null ? NO_LONG : longNumber(window, name);
    }

    private static long longNumber(UTF8StreamJsonParser window, ExpectedName name) {
        int quote = InputPlace.find(window, name);
        if (quote < 0) {
            return NO_LONG;
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        int value = name.valueBehind(bytes, quote, end);
        int behind = JsonDigits.endOfLong(bytes, value, end);
        if (behind < 0) {
            return NO_LONG;
        }
        InputPlace.move(window, bytes, quote, behind);
        return JsonDigits.longAt(bytes, value, behind, end);
    }

    /** Takes a number with a fraction or an exponent. */
    public static double takeDouble(UTF8StreamJsonParser window, ExpectedName name) {
        return window == null ? NO_DOUBLE : fraction(window, name);
    }

    private static double fraction(UTF8StreamJsonParser window, ExpectedName name) {
        int quote = InputPlace.find(window, name);
        if (quote < 0) {
            return NO_DOUBLE;
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        int value = name.valueBehind(bytes, quote, end);
        int behind = JsonDigits.endOfDouble(bytes, value, end);
        double number = behind < 0 ? NO_DOUBLE : JsonDigits.doubleAt(bytes, value, behind);
        if (isTaken(number)) {
            InputPlace.move(window, bytes, quote, behind);
        }
        return number;
    }

    /** Takes true as 1 and false as 0. */
    public static int takeBoolean(UTF8StreamJsonParser window, ExpectedName name) {
        return window == null ? NO_INT : truth(window, name);
    }

    private static int truth(UTF8StreamJsonParser window, ExpectedName name) {
        int quote = InputPlace.find(window, name);
        if (quote < 0) {
            return NO_INT;
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        int value = name.valueBehind(bytes, quote, end);
        int truth = JsonBytes.booleanAt(bytes, value, end);
        if (truth == JsonBytes.ODD) {
            return NO_INT;
        }
        InputPlace.move(window, bytes, quote, value + (truth == 1 ? "true" : "false").length());
        return truth;
    }

    /** Takes an int or null. */
    public static Object takeNullOrInt(UTF8StreamJsonParser window, ExpectedName name) {
        int taken = takeInt(window, name);
        return isTaken(taken) ? (Object) taken : takeNull(window, name);
    }

    /** Takes a long or null. */
    public static Object takeNullOrLong(UTF8StreamJsonParser window, ExpectedName name) {
        long taken = takeLong(window, name);
        return isTaken(taken) ? (Object) taken : takeNull(window, name);
    }

    /** Takes a number with a fraction or an exponent, or null. */
    public static Object takeNullOrDouble(UTF8StreamJsonParser window, ExpectedName name) {
        double taken = takeDouble(window, name);
        return isTaken(taken) ? (Object) taken : takeNull(window, name);
    }

    /** Takes true, false or null. */
    public static Object takeNullOrBoolean(UTF8StreamJsonParser window, ExpectedName name) {
        int taken = takeBoolean(window, name);
        return isTaken(taken) ? (Object) (taken == 1) : takeNull(window, name);
    }

    /** Takes a number with a fraction, or null. */
    public static Object takeNullOrDecimal(UTF8StreamJsonParser window, ExpectedName name) {
        Object taken = window == null ? NOTHING : decimal(window, name);
        return isTaken(taken) ? taken : takeNull(window, name);
    }

    private static Object decimal(UTF8StreamJsonParser window, ExpectedName name) {
        int quote = InputPlace.find(window, name);
        if (quote < 0) {
            return NOTHING;
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        int value = name.valueBehind(bytes, quote, end);
        int behind = JsonDigits.endOfDouble(bytes, value, end);
        Object number = behind < 0 ? null : JsonDigits.decimalAt(bytes, value, behind);
        if (number == null) {
            return NOTHING;
        }
        InputPlace.move(window, bytes, quote, behind);
        return number;
    }

    /** Takes what a decoder makes of a string without escapes, or null. */
    public static Object takeNullOrDecoded(
            UTF8StreamJsonParser window, ExpectedName name, StringDecoder decoder, DeserializationContext context) {
        Object taken = takeDecoded(window, name, decoder, context);
        return isTaken(taken) ? taken : takeNull(window, name);
    }

    /** Takes what a decoder makes of a string without escapes. */
    public static Object takeDecoded(
            UTF8StreamJsonParser window, ExpectedName name, StringDecoder decoder, DeserializationContext context) {
        return window == null ? NOTHING : decoded(window, name, decoder, context);
    }

    private static Object decoded(
            UTF8StreamJsonParser window, ExpectedName name, StringDecoder decoder, DeserializationContext context) {
        int quote = InputPlace.find(window, name);
        if (quote < 0) {
            return NOTHING;
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        int value = name.valueBehind(bytes, quote, end);
        int last = JsonBytes.endOfString(bytes, value, end);
        Object decoded = last >= 0 && isShort(window, value, last)
                ? decoder.decode(bytes, value, last, end, context.getConfig())
                : null;
        if (decoded == null) {
            return NOTHING;
        }
        InputPlace.move(window, bytes, quote, last + 1);
        return decoded;
    }

    private static Object takeNull(UTF8StreamJsonParser window, ExpectedName name) {
        int quote = window == null ? -1 : InputPlace.find(window, name);
        if (quote < 0) {
            return NOTHING;
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        int value = name.valueBehind(bytes, quote, end);
        if (!JsonBytes.isNullAt(bytes, value, end)) {
            return NOTHING;
        }
        InputPlace.move(window, bytes, quote, value + "null".length());
        return null;
    }

    /** Takes a string. */
    public static String takeString(UTF8StreamJsonParser window, ExpectedName name) {
        return window == null ? NO_STRING : text(window, name, /* takesNull= */ false);
    }

    /** Takes a string, or null. */
    public static String takeNullOrString(UTF8StreamJsonParser window, ExpectedName name) {
        return window == null ? NO_STRING : text(window, name, /* takesNull= */ true);
    }

    private static String text(UTF8StreamJsonParser window, ExpectedName name, boolean takesNull) {
        int quote = InputPlace.find(window, name);
        if (quote < 0) {
            return NO_STRING;
        }
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int end = (int) ParserFields.END.get(window);
        int value = name.valueBehind(bytes, quote, end);
        int last = JsonBytes.endOfString(bytes, value, end);
        if (last >= 0) {
            return moveBehind(
                    window,
                    bytes,
                    quote,
                    last,
                    isShort(window, value, last) ? JsonBytes.stringAt(bytes, value, last) : null);
        }
        if (takesNull && JsonBytes.isNullAt(bytes, value, end)) {
            InputPlace.move(window, bytes, quote, value + "null".length());
            return null;
        }
        return escaped(window, bytes, quote, value, end);
    }

    private static String escaped(UTF8StreamJsonParser window, byte[] bytes, int quote, int value, int end) {
        int last = EscapedString.endOf(bytes, value, end);
        return last < 0
                ? NO_STRING
                : moveBehind(
                        window,
                        bytes,
                        quote,
                        last,
                        isShort(window, value, last) ? EscapedString.textOf(bytes, value, last) : null);
    }

    /** Tells whether a string is within the parser's limit, which counts characters. */
    private static boolean isShort(UTF8StreamJsonParser window, int value, int last) {
        return last - value <= window.streamReadConstraints().getMaxStringLength();
    }

    /** Moves behind a string that was not odd, and returns it. */
    private static String moveBehind(UTF8StreamJsonParser window, byte[] bytes, int quote, int last, String text) {
        if (text == null) {
            return NO_STRING;
        }
        InputPlace.move(window, bytes, quote, last + 1);
        return text;
    }
}
