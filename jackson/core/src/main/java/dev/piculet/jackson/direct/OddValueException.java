package dev.piculet.jackson.direct;

/**
 * Says that a value is not of the usual form, so that Jackson has to write all of it. Without a stack trace, and made once:
 * whoever has begun to write throws away what there is.
 */
public final class OddValueException extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final OddValueException ODD = new OddValueException();

    private OddValueException() {
        super(
                "Jackson has to write this value.",
                null,
                /* enableSuppression= */ false,
                /* writableStackTrace= */ false);
    }

    /** Returns the exception. */
    public static OddValueException odd() {
        return ODD;
    }
}
