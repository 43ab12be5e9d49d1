package dev.piculet.binary.error;

import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.schema.Opening;

/** An instance stands where its class has no room. A message whose places are open may hold it. */
public final class UndeclaredSubclassException extends UnsupportedValueException {
    private static final long serialVersionUID = 1L;

    private final transient Class<?> subclass;

    private Opening opening;

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

    /** How far places have to be open that may hold it; {@link Opening#NONE} if none of the message is meant. */
    public Opening opening() {
        return opening;
    }

    /** Notes that the message of another serializer has no room for it, in a part of this one: its places can't help. */
    public void leavesPart() {
        opening = Opening.NONE;
    }
}
