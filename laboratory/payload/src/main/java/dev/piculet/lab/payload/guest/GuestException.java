package dev.piculet.lab.payload.guest;

import java.lang.reflect.InvocationTargetException;

/** Says in one line why there are no values of a stranger's class. */
public final class GuestException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int document;

    public GuestException(String message, Throwable cause) {
        this(message, -1, cause);
    }

    public GuestException(String message, int document, Throwable cause) {
        super(message, cause);
        this.document = document;
    }

    /** The number of the document that can't be read, or -1. */
    public int document() {
        return document;
    }

    /** Returns what was thrown, in one line. */
    public static String reason(Throwable thrown) {
        Throwable told =
                thrown instanceof InvocationTargetException && thrown.getCause() != null ? thrown.getCause() : thrown;
        String message = String.valueOf(told.getMessage()).lines().findFirst().orElse("");
        return told.getClass().getName() + ": " + message;
    }
}
