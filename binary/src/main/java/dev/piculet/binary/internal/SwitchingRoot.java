package dev.piculet.binary.internal;

import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.runtime.RootCodec;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One schema's codec, which is interpreted at first and generated once it is called often enough to pay (ADR 9).
 * Thread-safe: one thread generates, others go on.
 */
public final class SwitchingRoot {
    private final InterpretedRoot interpreted;
    private final AtomicInteger callsLeft;
    private final Generation generation;

    // Not volatile: a codec is immutable, and a thread that sees the old one loses nothing but time.
    private RootCodec current;

    /** @param callsBefore calls before code is generated; none at all if negative */
    SwitchingRoot(InterpretedRoot interpreted, int callsBefore, Generation generation) {
        this.interpreted = interpreted;
        this.current = interpreted;
        this.generation = generation;
        this.callsLeft = new AtomicInteger(callsBefore);
        if (callsBefore == 0) {
            current = generation.generate();
        }
    }

    /** What to call now. */
    public RootCodec current() {
        RootCodec codec = current;
        return codec == interpreted ? counted() : codec;
    }

    /** Counts a call. One of many that are made at the same time generates. */
    private RootCodec counted() {
        if (callsLeft.get() > 0 && callsLeft.decrementAndGet() == 0) {
            current = generation.generate();
        }
        return current;
    }

    /** The codec that is exact about what is wrong. */
    public InterpretedRoot interpreted() {
        return interpreted;
    }
}
