package dev.piculet.access.error;

import java.util.Objects;

/**
 * Says that a class cannot be created or touched as asked. The owner of the class, or whoever configured its use, must
 * act: the message ends with the remedy.
 */
public final class UnsupportedClassException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String className;

    /**
     * Creates the exception.
     *
     * @param className full name of the class, as {@link Class#getName()} gives it
     * @param message the fault, its place, and the remedy
     */
    public UnsupportedClassException(String className, String message) {
        super(message);
        this.className = Objects.requireNonNull(className);
    }

    /** Returns the full name of the class that is not supported, as {@link Class#getName()} gives it. */
    public String className() {
        return className;
    }
}
