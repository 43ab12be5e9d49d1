package dev.piculet.jackson.direct;

/** Writes values of one kind into a {@link DirectOutput}. Thread-safe. */
public interface DirectWriter {
    /**
     * Writes a value that is not null, and returns the place behind. Runs no user's code.
     *
     * @throws RuntimeException if the value is odd, so that Jackson has to write the whole call
     */
    int write(DirectOutput out, int at, Object value);

    /**
     * Tells whether Jackson's serializer calls a value empty that is not null.
     *
     * @throws RuntimeException if the value is odd
     */
    default boolean isEmpty(Object value) {
        return false;
    }

    /** Returns what writes a value: this, unless it depends on the value's class. */
    default DirectWriter of(Object value) {
        return this;
    }
}
