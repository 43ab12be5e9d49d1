package dev.piculet.jackson2.beans;

/** Passes checked exceptions through functions that declare none. */
final class Unchecked {
    private Unchecked() {}

    /** Throws an exception as it is. */
    @SuppressWarnings("unchecked")
    static <E extends Throwable> RuntimeException rethrow(Throwable exception) throws E {
        throw (E) exception;
    }
}
