package dev.piculet.access.reach;

/** Rethrows checked exceptions of users' code unwrapped, from methods that declare none. */
public final class Rethrow {
    private Rethrow() {}

    /** Throws {@code exception} itself, checked or not; write {@code throw unchecked(e)} to end the flow. */
    @SuppressWarnings("unchecked") // Erased: the cast never happens at run time, which is the point.
    public static <T extends Throwable> RuntimeException unchecked(Throwable exception) throws T {
        throw (T) exception;
    }
}
