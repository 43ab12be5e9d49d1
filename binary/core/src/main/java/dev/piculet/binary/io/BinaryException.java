package dev.piculet.binary.io;

import dev.piculet.access.text.ShownText;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The failure of a serializer at one place of a value. The message names the fault, its place, and the remedy.
 *
 * <p>The subclass tells where the fault is: {@link MalformedInputException} in the bytes, {@link
 * SchemaMismatchException} in a changed class, {@link LimitExceededException} in the size of the value or the limits,
 * {@link UnsupportedValueException} in the value.
 */
public abstract class BinaryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Names of fields that bytes bring may be longer. */
    private static final int MAX_SEGMENT = 1_000;

    private final String problem;
    private final String advice;
    private final transient Deque<String> path = new ArrayDeque<>();

    BinaryException(String problem, String advice, Throwable cause) {
        super(problem);
        if (cause != null) {
            // A cause that was given as null could not be set later.
            initCause(cause);
        }
        this.problem = problem;
        this.advice = advice;
    }

    /** Puts a segment, {@code .name} or {@code [3]}, in front of the path; the begin of one that is very long. */
    public final BinaryException under(String segment) {
        path.addFirst(ShownText.cut(segment, MAX_SEGMENT));
        return this;
    }

    /** The place in the value, such as {@code $.orders[3].lines}. */
    public final String path() {
        return path == null ? "$" : "$" + String.join("", path);
    }

    /** The place in the bytes, such as {@code " (offset 7 of 9)"}; empty if unknown. */
    String offsetText() {
        return "";
    }

    @Override
    public final String getMessage() {
        String text = problem + " at " + path() + offsetText() + ".";
        return advice.isEmpty() ? text : text + "\n  " + advice;
    }
}
