package dev.piculet.binary.error;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.MalformedInputException;

/** Messages about fields that their class's constructor gives another value than was read. */
public final class CreationErrors {
    /** Chars of a value in a message. */
    private static final int MAX_SHOWN = 60;

    private static final String ADVICE =
            "An older version of the class wrote it, or bytes are damaged. Give the class a codec to read such data.";

    private CreationErrors() {}

    public static BinaryException computedOtherwise(
            Class<?> type, String field, Object made, Object read, BinaryInput in) {
        return new MalformedInputException(
                "Final field '" + field + "' of " + type.getName() + " is " + shown(read)
                        + " in the data, and its constructor makes " + shown(made) + " of the other fields",
                ADVICE,
                in);
    }

    public static BinaryException filledOtherwise(
            Class<?> type, String field, Object made, Object read, BinaryInput in) {
        return new MalformedInputException(
                "Final field '" + field + "' of " + type.getName() + " is " + className(read)
                        + " in the data, and its constructor makes " + className(made),
                ADVICE,
                in);
    }

    private static String className(Object value) {
        return value == null ? "null" : value.getClass().getName();
    }

    /** Values that constructors compute are of the JDK's immutable classes, so that no other code shows them. */
    private static String shown(Object value) {
        String text = String.valueOf(value);
        String cut = text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) + "…" : text;
        return value instanceof CharSequence ? '"' + cut + '"' : cut;
    }
}
