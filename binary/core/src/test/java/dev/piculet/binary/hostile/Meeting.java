package dev.piculet.binary.hostile;

import java.util.concurrent.atomic.AtomicLong;

/** Keys that all have one hash code, and count how often they are compared. */
record Meeting(int value) {
    static final AtomicLong COMPARISONS = new AtomicLong();

    @Override
    public int hashCode() {
        return 7;
    }

    @Override
    public boolean equals(Object other) {
        COMPARISONS.incrementAndGet();
        return other instanceof Meeting meeting && meeting.value == value;
    }
}
