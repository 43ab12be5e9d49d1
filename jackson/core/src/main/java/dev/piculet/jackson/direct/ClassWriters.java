package dev.piculet.jackson.direct;

/** Writes values whose classes tell how. Thread-safe. */
public abstract class ClassWriters implements DirectWriter {
    /** Of more classes, those that come last are odd. */
    private static final int MOST = 32;

    private record Known(Class<?> type, DirectWriter writer, int count, Known next) {}

    /** Read without a lock: records are safe to see without one. */
    private Known first;

    /** Creates what knows no class. */
    protected ClassWriters() {}

    /**
     * Finds what writes values of exactly one class, and {@link #add adds} it now or later.
     *
     * @throws OddValueException if it is not there yet
     */
    protected abstract DirectWriter find(Class<?> type);

    /** Knows a class from now on. */
    protected final synchronized void add(Class<?> type, DirectWriter writer) {
        Known before = first;
        if (before == null) {
            first = new Known(type, writer, 1, null);
        } else if (before.count < MOST) {
            first = new Known(type, writer, before.count + 1, before);
        }
    }

    @Override
    public final DirectWriter of(Object value) {
        Class<?> type = value.getClass();
        Known all = first;
        for (Known known = all; known != null; known = known.next) {
            if (known.type == type) {
                return known.writer;
            }
        }
        if (all != null && all.count >= MOST) {
            throw OddValueException.ODD;
        }
        return find(type);
    }

    @Override
    public final boolean isEmpty(Object value) {
        return of(value).isEmpty(value);
    }

    @Override
    public final int write(DirectOutput out, int at, Object value) {
        return of(value).write(out, at, value);
    }
}
