package dev.piculet.access.error;

import java.util.Objects;

/**
 * Says that a creator was not called because of one of its arguments. Who must act is the caller, or who wrote the data
 * that the argument comes from.
 */
public final class ArgumentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Problem problem;
    private final String className;
    private final int index;
    private final String parameter;

    /**
     * Creates the exception.
     *
     * @param problem the argument's fault
     * @param className full name of the class to create
     * @param index position of the parameter, from 0
     * @param parameter name of the parameter, or its position in words when the class file holds no name
     * @param message the fault, its place, and the remedy
     */
    public ArgumentException(Problem problem, String className, int index, String parameter, String message) {
        super(message);
        this.problem = Objects.requireNonNull(problem);
        this.className = Objects.requireNonNull(className);
        this.index = index;
        this.parameter = Objects.requireNonNull(parameter);
    }

    /** Returns the argument's fault. */
    public Problem problem() {
        return problem;
    }

    /** Returns the full name of the class that was to be created. */
    public String className() {
        return className;
    }

    /** Returns the position of the parameter, from 0. */
    public int index() {
        return index;
    }

    /** Returns the name of the parameter; its position in words when the class file holds no name. */
    public String parameter() {
        return parameter;
    }

    /** The faults of arguments. */
    public enum Problem {
        /** The parameter has no argument and no default. */
        MISSING,
        /** The argument is null and the parameter's type does not allow it. */
        NULL
    }
}
