package dev.piculet.binary.io;

import java.util.Objects;

/**
 * A class can't be written, whatever its values are. Thrown when a serializer is made, or first meets the class; the message has
 * the path to it. The message ends with what to change in the class or the options.
 */
public final class UnsupportedClassException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String className;

    /**
     * @param className the full name of the class, as {@link Class#getName()} gives it
     * @param message the fault, its place, and the remedy
     */
    public UnsupportedClassException(String className, String message) {
        super(message);
        this.className = Objects.requireNonNull(className);
    }

    /** The full name of the class, as {@link Class#getName()} gives it. */
    public String className() {
        return className;
    }
}
