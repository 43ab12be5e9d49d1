package dev.piculet.model.inspect;

/** Thrown when a class cannot be looked at, mostly since a class that it names is missing. The class path must change. */
public final class ClassInspectionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String className;

    /** Makes an exception about the class of this name. */
    public ClassInspectionException(String className, String message, Throwable cause) {
        super(message, cause);
        this.className = className;
    }

    /** Returns the name of the class that cannot be looked at, as {@link Class#getName} gives it. */
    public String className() {
        return className;
    }
}
