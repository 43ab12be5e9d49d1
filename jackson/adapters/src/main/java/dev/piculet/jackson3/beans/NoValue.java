package dev.piculet.jackson3.beans;

/**
 * Tells that a parser has failed on its way from a name to the value, which Jackson does not count as the property's. Reaches no
 * user.
 */
final class NoValue extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param failure what the parser has thrown */
    NoValue(Exception failure) {
        super(null, failure, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
}
