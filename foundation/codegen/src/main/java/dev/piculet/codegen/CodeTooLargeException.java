package dev.piculet.codegen;

/** Thrown when a generated method or class is larger than a class file can hold: split it and generate again. */
public final class CodeTooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String className;
    private final String methodName;

    /** Creates one for a method of a class, or for the whole class when {@code methodName} is null. */
    public CodeTooLargeException(String message, String className, String methodName, Throwable cause) {
        super(message, cause);
        this.className = className;
        this.methodName = methodName;
    }

    /** Returns the binary name of the class that was to be generated. */
    public String className() {
        return className;
    }

    /** Returns the name of the method that is too large, null when it is the class as a whole. */
    public String methodName() {
        return methodName;
    }
}
