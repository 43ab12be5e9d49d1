package dev.piculet.model;

/** The kind of class that a model describes. If two apply, the one listed first. */
public enum ClassKind {
    /** {@code int} and its like, and {@code void}. */
    PRIMITIVE,

    ARRAY,

    ANNOTATION,

    INTERFACE,

    /** An enum, or the class of an enum constant with a body. */
    ENUM,

    /** A lambda, a synthetic or a hidden class: its name means nothing in another run. */
    HIDDEN,

    RECORD,

    /** A class whose instances need an enclosing instance or captured variables: inner, or local or anonymous and capturing. */
    INNER,

    ABSTRACT_CLASS,

    /** A class that can be instantiated, Kotlin's {@code object} included. */
    CLASS;

    /** Returns the sort of a class. */
    public static ClassKind of(Class<?> type) {
        return ClassKinds.of(type);
    }
}
