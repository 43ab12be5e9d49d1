package dev.piculet.jackson3.beans;

/**
 * Decides whether it pays to take elements of one property's arrays from the buffer, or documents straight from bytes, by how
 * that went with the last ones. Used by many threads without a lock: a count that is lost does no harm.
 */
final class Attempts {
    /** What an array adds to the doubts in which anything was odd; one in which nothing was takes away 1. */
    private static final int ODD = 4;

    /** Doubts that are too many. */
    private static final int MOST = 8;

    /** Arrays that are not looked at then; twice as many each time until something is usual again. */
    private static final int PAUSE = 32;

    private static final int LONGEST_PAUSE = 512;

    private int doubts;
    private int pause;
    private int nextPause = PAUSE;

    /** Tells whether the next array shall be left to Jackson. */
    boolean isPaused() {
        // Read once: two threads that count at once could go below 0 otherwise, and from there no pause would end.
        int left = pause;
        if (left <= 0) {
            return false;
        }
        pause = left - 1;
        return true;
    }

    /** Notes how it went. */
    void note(boolean isOdd) {
        if (!isOdd) {
            // Threads share it: what is as usual writes nothing.
            if (doubts > 0) {
                doubts--;
                nextPause = PAUSE;
            }
        } else if (doubts < MOST) {
            doubts += ODD;
        }
        if (doubts >= MOST) {
            doubts = MOST - 1;
            pause = nextPause;
            nextPause = Math.min(2 * nextPause, LONGEST_PAUSE);
        }
    }
}
