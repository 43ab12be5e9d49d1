package dev.piculet.binary.codec;

/**
 * What has left an object half read or half written, in the code of a class that reads or writes itself. The class may catch it; what
 * stands behind that object is of no use all the same. Not for use by several threads.
 */
final class HalfDone {
    private Throwable cause;

    /** Notes what was thrown, if the position has moved since: the first one counts. */
    void note(Throwable thrown, int from, int to) {
        if (cause == null && from != to) {
            cause = thrown;
        }
    }

    /**
     * Throws what was noted first, if anything was.
     *
     * @throws Throwable whatever that is
     */
    void refuse() throws Throwable {
        if (cause != null) {
            throw cause;
        }
    }
}
