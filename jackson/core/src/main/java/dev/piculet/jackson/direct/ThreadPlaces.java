package dev.piculet.jackson.direct;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Keeps what calls use, from one call to the next. A thread, virtual or not, takes it out of the place that its id tells, and
 * puts it back there; so nobody shares it, and nothing here knows a thread.
 *
 * @param <T> what is kept; nothing in it may lead to a class loader
 */
final class ThreadPlaces<T> {
    private static final int PLACES = 64;

    /** References between two places, so that threads do not wait for each other's cache line. */
    private static final int DISTANCE = 16;

    private final AtomicReferenceArray<T> kept = new AtomicReferenceArray<>(PLACES * DISTANCE);

    /** Returns what is kept in this thread's place, which nobody else gets then; null if nothing is. */
    T take() {
        return kept.getAndSet(place(), null);
    }

    /** Gives something back, which is not used any more. */
    void keep(T used) {
        kept.lazySet(place(), used);
    }

    @SuppressWarnings("deprecation") // Thread.threadId() is not in JDK 17. An id only chooses a place.
    private static int place() {
        return ((int) Thread.currentThread().getId() & (PLACES - 1)) * DISTANCE;
    }
}
