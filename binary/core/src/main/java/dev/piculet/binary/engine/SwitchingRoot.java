package dev.piculet.binary.engine;

import dev.piculet.binary.codec.InterpretedCalls;
import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.runtime.GeneratedRoot;
import dev.piculet.binary.runtime.RootCodec;
import dev.piculet.codegen.CodeGenerationThread;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * One schema's codec, which is interpreted at first and generated once it is called often enough to pay (ADR 9). That happens on a
 * thread of the library's own. The call that asks for it waits for it, but not for long; no other call waits. Thread-safe.
 */
public final class SwitchingRoot implements InterpretedCalls {
    /** A call for more bytes counts more than once: interpreting it takes longer. */
    private static final int BYTES_OF_A_CALL = 256;

    private final InterpretedRoot interpreted;
    private final AtomicInteger callsLeft;
    private final Generation generation;

    // Null as long as the interpreter is called. Volatile, because another thread makes it, and what it holds has to be
    // seen with it.
    private volatile GeneratedRoot generated;

    /** @param callsBefore calls that are interpreted before code is generated; 0 for at once and on this thread, never if negative */
    SwitchingRoot(InterpretedRoot interpreted, int callsBefore, Generation generation) {
        this.interpreted = interpreted;
        this.generation = generation;
        this.callsLeft = new AtomicInteger(callsBefore);
        interpreted.countBy(this);
        if (callsBefore == 0) {
            generate();
        }
    }

    /** What to call now. */
    public RootCodec current() {
        GeneratedRoot codec = generated;
        return codec != null ? codec : interpreted;
    }

    /** Counts a call. One of many that are made at the same time has code generated. */
    @Override
    public void interpreted(int bytes) {
        if (callsLeft.get() <= 0) {
            return;
        }
        int counts = 1 + bytes / BYTES_OF_A_CALL;
        int left = callsLeft.addAndGet(-counts);
        if (left <= 0 && left + counts > 0) {
            CodeGenerationThread.executeAndWait(new Due(this));
        }
    }

    /** Waits for its turn without keeping what reads a schema that bytes brought along: nobody else may keep it by then. */
    private static final class Due extends WeakReference<SwitchingRoot> implements Runnable {
        Due(SwitchingRoot root) {
            super(root);
        }

        @Override
        public void run() {
            SwitchingRoot root = get();
            if (root != null) {
                root.generate();
            }
        }
    }

    /** Generates code. Where that can't be, or turns out to be unusable, the interpreted codec stays. */
    private void generate() {
        GeneratedRoot root = generation.generate().orElse(null);
        if (root != null) {
            root.whenUnusable(new Consumer<>() {
                @Override
                public void accept(LinkageError cause) {
                    abandon(cause);
                }
            });
        }
        generated = root;
    }

    /** Goes back to the interpreted codec for good. */
    synchronized void abandon(LinkageError cause) {
        if (generated != null) {
            generated = null;
            generation.report(cause);
        }
    }

    /** The codec that is exact about what is wrong. */
    public InterpretedRoot interpreted() {
        return interpreted;
    }
}
