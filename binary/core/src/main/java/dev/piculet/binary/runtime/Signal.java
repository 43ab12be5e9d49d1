package dev.piculet.binary.runtime;

/** Tells that something is wrong, which the interpreted twin is to find out. Has no message and no trace, so that it costs nothing. */
final class Signal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    static final Signal INSTANCE = new Signal();

    private Signal() {
        super(null, null, false, false);
    }
}
