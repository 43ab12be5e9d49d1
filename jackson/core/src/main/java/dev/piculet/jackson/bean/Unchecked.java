package dev.piculet.jackson.bean;

/** Passes checked exceptions through functions that declare none. */
public final class Unchecked {
    private Unchecked() {}

    /** Throws an exception unchanged, checked or not. */
    @SuppressWarnings("unchecked")
    public static <E extends Throwable> RuntimeException rethrow(Throwable exception) throws E {
        throw (E) exception;
    }
}
