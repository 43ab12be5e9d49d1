package dev.piculet.jackson3.beans;

/** Says that a parser failed between a name and its value, to generated code that would call it a failure of the value. */
final class UnreachedValue extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param failure of the parser */
    UnreachedValue(Exception failure) {
        super(null, failure, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
}
