package dev.piculet.binary.state;

/** Tells where an exception comes from. */
final class Causes {
    /** The exceptions that a codec of a user's, and what calls it, put around one. */
    private static final int MOST = 4;

    private Causes() {}

    /** Whether one exception is another, or was thrown because of it. */
    static boolean lead(Throwable thrown, Throwable to) {
        Throwable each = thrown;
        for (int i = 0; each != null && i < MOST; i++) {
            if (each == to) {
                return true;
            }
            each = each.getCause();
        }
        return false;
    }
}
