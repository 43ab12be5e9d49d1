package dev.piculet.jackson2.beans;

/** Says why no code is generated for a class: the end of a sentence about it. */
final class NotGenerated extends Exception {
    private static final long serialVersionUID = 1;

    NotGenerated(String reason) {
        super(reason, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
}
