package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.DirectInput;
import dev.piculet.jackson.direct.DirectValue;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.ValueDeserializer;

/**
 * Reads what Jackson's own deserializer makes of one string or whole number, in whatever form: that needs no code here. What it
 * fails for is odd, so nobody sees that it found no document around the value. Thread-safe.
 *
 * @param takesText whether it may be given a string, which is odd otherwise
 * @param takesNumber whether it may be given a whole number, which is odd otherwise
 */
record OwnScalar(ValueDeserializer<?> by, DeserializationConfig config, boolean takesText, boolean takesNumber)
        implements DirectValue {
    @Override
    public Object read(DirectInput in, int at) {
        Object token = token(in, at);
        Object value = token == null || in.position() < 0 ? null : value(token);
        return value == null ? in.odd() : value;
    }

    private Object token(DirectInput in, int at) {
        if (at < in.end() && in.bytes()[at] == '"') {
            return takesText ? in.readText(at) : null;
        }
        // Negative numbers are rare here, and a zero with a sign would lose it.
        boolean isOdd = !takesNumber || at < in.end() && in.bytes()[at] == '-';
        return isOdd ? null : (Object) in.readLong(at);
    }

    /** Behind Base64, a parser of JSON refuses white space if a unit is not complete; a token's own takes any. */
    private static boolean endsWithSpace(Object token) {
        return token instanceof String text && !text.isEmpty() && text.charAt(text.length() - 1) <= ' ';
    }

    /** Tells whether values are of the JDK, or an enum's: then nobody's code runs when they are put into a set. */
    boolean isOfKnown() {
        return !(by instanceof GeneratingDeserializer);
    }

    private Object value(Object token) {
        if (by.handledType() == byte[].class && endsWithSpace(token)) {
            return null;
        }
        try (JsonParser in = JacksonCalls.parserAt(token)) {
            return by.deserialize(in, JacksonCalls.reading(config, in));
        } catch (Exception e) {
            return null;
        }
    }
}
