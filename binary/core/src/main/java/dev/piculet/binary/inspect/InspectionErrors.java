package dev.piculet.binary.inspect;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.MalformedInputException;
import java.util.Locale;

/** Messages of the inspector alone. */
public final class InspectionErrors {
    private InspectionErrors() {}

    public static BinaryException tooManyLines(int limit) {
        return new LimitExceededException(
                String.format(Locale.ROOT, "Value takes more than %,d lines", limit),
                "Inspect a smaller value, or read it as a tree.");
    }

    public static BinaryException behindEnd(BinaryInput in) {
        return new MalformedInputException(
                "Stream has ended, and bytes go on behind it,",
                "Readers ignore them. If they are values, the writer was closed before they were written.",
                in);
    }

    public static BinaryException tooManySteps(int limit) {
        return new LimitExceededException(
                String.format(Locale.ROOT, "Value takes more than %,d steps", limit),
                "The schema has objects without bytes inside each other: nobody writes such a schema.");
    }
}
