package dev.piculet.jackson.bean;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The calls of all classes together before a program's first code is generated (ADR 59): loading the generator, and compiling the
 * code, costs about as much CPU as the code saves in that many calls. Thread-safe.
 */
final class GeneratorStart {
    /** That of this program: all modules share a generator. */
    static final GeneratorStart OF_PROGRAM = new GeneratorStart(250_000);

    private final AtomicInteger callsLeft;

    GeneratorStart(int calls) {
        callsLeft = new AtomicInteger(calls);
    }

    /** Counts calls of a class, and tells whether code pays by now. */
    boolean paysAfter(int calls) {
        return callsLeft.get() <= 0 || callsLeft.addAndGet(-calls) <= 0;
    }

    /** Notes that the generator is loaded, for whatever reason. */
    void happened() {
        callsLeft.set(0);
    }
}
