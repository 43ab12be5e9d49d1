package dev.piculet.binary.error;

import dev.piculet.binary.io.UnsupportedValueException;

/** An instance of a subclass stands where a class is declared. A message whose places are all open may hold it. */
public final class UndeclaredSubclassException extends UnsupportedValueException {
    private static final long serialVersionUID = 1L;

    private final transient Class<?> subclass;

    UndeclaredSubclassException(Class<?> subclass, String problem, String advice) {
        super(problem, advice);
        this.subclass = subclass;
    }

    /** The class of the instance. */
    public Class<?> subclass() {
        return subclass;
    }
}
