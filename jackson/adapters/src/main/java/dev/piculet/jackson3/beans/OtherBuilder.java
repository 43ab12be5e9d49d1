package dev.piculet.jackson3.beans;

/** Ends generated code that reads a builder: Jackson goes on, maybe with another object in its place. Reaches no user. */
final class OtherBuilder extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Object builder;
    private final boolean isTaken;

    /** @param isTaken whether the parser stands behind a value that was taken from its buffer */
    OtherBuilder(Object builder, boolean isTaken) {
        super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
        this.builder = builder;
        this.isTaken = isTaken;
    }

    Object builder() {
        return builder;
    }

    boolean isTaken() {
        return isTaken;
    }
}
