package dev.piculet.jackson.generator;

import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.StringDecoder;
import dev.piculet.jackson.generator.StandIns.Mark;
import dev.piculet.jackson.generator.StandIns.Name;
import dev.piculet.jackson.generator.StandIns.Parser;
import dev.piculet.jackson.generator.StandIns.Reading;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/** Takes names with their values from tokens, where the parser of a test allows that. */
public final class WindowStandIn {
    private static final String NO_STRING = new String("nothing");

    private static final Object NOTHING = new Object();

    private WindowStandIn() {}

    public static Parser of(Parser in) {
        return in.taken < 0 ? null : in;
    }

    public static Parser atStart(Parser source) {
        return source != null && source.current() == Mark.START ? source : null;
    }

    public static Parser again(Parser source, int odd) {
        return source == null || source.current() instanceof Name ? null : source;
    }

    public static int takeInt(Parser window, ExpectedName name) {
        return taken(window, name) instanceof Integer value ? takeOver(window, value) : Integer.MIN_VALUE;
    }

    public static long takeLong(Parser window, ExpectedName name) {
        return taken(window, name) instanceof Long value ? takeOver(window, value) : Long.MIN_VALUE;
    }

    public static double takeDouble(Parser window, ExpectedName name) {
        return taken(window, name) instanceof Double value ? takeOver(window, value) : Double.NEGATIVE_INFINITY;
    }

    public static int takeBoolean(Parser window, ExpectedName name) {
        return taken(window, name) instanceof Boolean value ? takeOver(window, value ? 1 : 0) : Integer.MIN_VALUE;
    }

    public static String takeString(Parser window, ExpectedName name) {
        return taken(window, name) instanceof String value ? takeOver(window, value) : NO_STRING;
    }

    public static String takeNullOrString(Parser window, ExpectedName name) {
        return taken(window, name) == Mark.NULL ? takeOver(window, null) : takeString(window, name);
    }

    public static Object takeNullOrInt(Parser window, ExpectedName name) {
        return takeBoxed(window, name, Integer.class);
    }

    public static Object takeNullOrLong(Parser window, ExpectedName name) {
        return takeBoxed(window, name, Long.class);
    }

    public static Object takeNullOrDouble(Parser window, ExpectedName name) {
        return takeBoxed(window, name, Double.class);
    }

    public static Object takeNullOrBoolean(Parser window, ExpectedName name) {
        return takeBoxed(window, name, Boolean.class);
    }

    public static Object takeNullOrDecimal(Parser window, ExpectedName name) {
        return takeBoxed(window, name, BigDecimal.class);
    }

    public static Object takeNullOrDecoded(Parser window, ExpectedName name, StringDecoder decoder, Reading context) {
        return taken(window, name) == Mark.NULL ? takeOver(window, null) : takeDecoded(window, name, decoder, context);
    }

    public static Object takeDecoded(Parser window, ExpectedName name, StringDecoder decoder, Reading context) {
        String value = takeString(window, name);
        if (value == NO_STRING) {
            return NOTHING;
        }
        byte[] quoted = ('"' + value + '"').getBytes(StandardCharsets.UTF_8);
        return decoder.decode(quoted, 0, quoted.length - 1, quoted.length, context);
    }

    private static Object takeBoxed(Parser window, ExpectedName name, Class<?> type) {
        Object value = taken(window, name);
        if (value == Mark.NULL) {
            return takeOver(window, null);
        }
        return type.isInstance(value) ? takeOver(window, value) : NOTHING;
    }

    private static Object taken(Parser window, ExpectedName name) {
        boolean isNext = window != null
                && window.ahead(1) instanceof Name next
                && ExpectedName.of(next.text()) != null
                && new String(name.quoted().bytes()).equals('"' + next.text() + '"');
        return isNext ? window.ahead(2) : null;
    }

    private static <T> T takeOver(Parser window, T value) {
        window.next();
        window.next();
        window.taken++;
        return value;
    }

    public static boolean isTaken(int taken) {
        return taken != Integer.MIN_VALUE;
    }

    public static boolean isTaken(long taken) {
        return taken != Long.MIN_VALUE;
    }

    public static boolean isTaken(double taken) {
        return taken != Double.NEGATIVE_INFINITY;
    }

    public static boolean isTaken(String taken) {
        return taken != NO_STRING;
    }

    public static boolean isTaken(Object taken) {
        return taken != NOTHING;
    }
}
