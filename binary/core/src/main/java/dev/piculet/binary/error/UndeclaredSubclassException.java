package dev.piculet.binary.error;

import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.schema.Opening;

/** An instance stands where its class has no room. A message whose places are open may hold it. */
public final class UndeclaredSubclassException extends UnsupportedValueException {
    private static final long serialVersionUID = 1L;

    private final transient Class<?> subclass;

    private final Opening opening;

    /** @param opening how far places have to be open that may hold it */
    UndeclaredSubclassException(Class<?> subclass, Opening opening, String problem, String advice) {
        super(problem, advice);
        this.subclass = subclass;
        this.opening = opening;
    }

    /** The class of the instance. */
    public Class<?> subclass() {
        return subclass;
    }

    /** How far places have to be open that may hold it. */
    public Opening opening() {
        return opening;
    }
}
