package dev.piculet.binary.engine;

import dev.piculet.binary.schema.Opening;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What there is one of for each way to open places: made when a value is first met that needs it, without a lock. Thread-safe. */
final class Openings<T> {
    private final Map<Opening, T> made = new ConcurrentHashMap<>();

    /** Returns what was made; null if nothing was. */
    T get(Opening opening) {
        return made.get(opening);
    }

    /** Keeps a new one, and returns it; that of another thread if it was faster. */
    T put(Opening opening, T mine) {
        T other = made.putIfAbsent(opening, mine);
        return other != null ? other : mine;
    }
}
