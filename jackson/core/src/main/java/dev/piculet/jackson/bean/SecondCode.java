package dev.piculet.jackson.bean;

import dev.piculet.codegen.CodeGenerationThread;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Code that does in less time what other code does, too. It is made once, when it is first wanted. Thread-safe: nobody waits for
 * it.
 *
 * @param <T> what is made
 */
public abstract class SecondCode<T> implements Runnable {
    private final BeanSettings settings;
    private final AtomicBoolean isAsked = new AtomicBoolean();

    private volatile T result;

    /** @param other the other code */
    protected SecondCode(BeanSettings settings, T other) {
        this.settings = settings;
        result = other;
    }

    /** Makes the code. */
    protected abstract T make() throws NotGenerated;

    /** Returns the code; the other while there is none. The first to ask has it made, on the library's thread. */
    public final T result() {
        if (!isAsked.get() && isAsked.compareAndSet(false, true)) {
            if (settings.generateAfter() == 0) {
                run();
            } else {
                CodeGenerationThread.execute(this);
            }
        }
        return result;
    }

    @Override
    public final void run() {
        try {
            result = make();
        } catch (NotGenerated | RuntimeException | LinkageError e) {
            // The other code stays.
        }
    }
}
