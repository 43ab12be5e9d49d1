package dev.piculet.binary.engine;

import dev.piculet.binary.schema.Opening;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What there is one of for each way to open places: made when a value is first met that needs it, without a lock. Thread-safe. */
abstract class Openings<T> {
    private final Map<Opening, T> made = new ConcurrentHashMap<>();

    /** Returns a new one, which is dropped if another thread was faster. */
    abstract T make(Opening opening);

    final T of(Opening opening) {
        T known = made.get(opening);
        if (known != null) {
            return known;
        }
        T mine = make(opening);
        T other = made.putIfAbsent(opening, mine);
        return other != null ? other : mine;
    }
}
