package dev.piculet.jackson.direct;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Keeps outputs from one call to the next. A thread, virtual or not, takes one out of the place that its id tells, and puts it
 * back there; so nobody shares one, and nothing here knows a thread, a class or a value.
 */
public final class DirectOutputs {
    private static final int PLACES = 64;

    /** References between two places, so that threads do not wait for each other's cache line. */
    private static final int DISTANCE = 16;

    /** A longer one is not kept. */
    private static final int LONGEST_KEPT = 128 * 1024;

    private static final AtomicReferenceArray<DirectOutput> KEPT = new AtomicReferenceArray<>(PLACES * DISTANCE);

    private DirectOutputs() {}

    /**
     * Returns an output that nobody else has until it is {@link #release released}.
     *
     * @param size of what is likely to be written; 0 if that is not known
     */
    public static DirectOutput take(DirectSettings settings, int size) {
        DirectOutput kept = KEPT.getAndSet(place(), null);
        DirectOutput out = kept == null || kept.buffer().length < size ? new DirectOutput(size) : kept;
        out.begin(settings);
        return out;
    }

    /** Tells whether an output is kept that is so long. */
    public static boolean keeps(int length) {
        return length <= LONGEST_KEPT;
    }

    /** Gives back an output, which is not used any more. */
    public static void release(DirectOutput out) {
        if (keeps(out.buffer().length)) {
            // Settings lead to the mapper's class loader.
            out.begin(/* of= */ null);
            KEPT.lazySet(place(), out);
        }
    }

    @SuppressWarnings("deprecation") // Thread.threadId() is not in JDK 17. An id only chooses a place.
    private static int place() {
        return ((int) Thread.currentThread().getId() & (PLACES - 1)) * DISTANCE;
    }
}
