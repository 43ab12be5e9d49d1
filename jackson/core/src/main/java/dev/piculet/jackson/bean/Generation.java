package dev.piculet.jackson.bean;

import dev.piculet.codegen.CodeGenerationThread;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Code that is generated once enough calls have been made without it. Thread-safe: nobody waits for it.
 *
 * @param <T> what is generated
 */
public abstract class Generation<T> {
    /** Number of last interpreted calls whose property order is recorded. One of them should have most names. */
    private static final int LAST_CALLS = 4;

    /** What reads and writes without generated code, for diagnostics. */
    public static final String JACKSON = "Jackson's own code";

    private final BeanSettings settings;
    private final Class<?> type;
    private final String purpose;
    private final String otherwise;
    private final AtomicInteger callsLeft;

    private volatile T result;

    /** Whether there will be no code. */
    private boolean isRefused;

    /** @param purpose of the code, for diagnostics */
    protected Generation(BeanSettings settings, Class<?> type, String purpose) {
        this(settings, type, purpose, JACKSON);
    }

    /**
     * @param purpose of the code, for diagnostics
     * @param otherwise what does the same without it, for diagnostics
     */
    protected Generation(BeanSettings settings, Class<?> type, String purpose, String otherwise) {
        this.settings = settings;
        this.type = type;
        this.purpose = purpose;
        this.otherwise = otherwise;
        callsLeft = new AtomicInteger(settings.callsBefore());
        String reason = isOff() ? ": generateAfter says to generate none" : " until it is called more often";
        settings.paths().begin(type, purpose, otherwise + reason);
    }

    private record Making(Generation<?> generation) implements Runnable {
        @Override
        public void run() {
            generation.makeResult();
        }
    }

    /** Makes the code. */
    protected abstract T generate() throws NotGenerated;

    /** Returns how the code is called in diagnostics. */
    protected String path(T code) {
        return "generated code";
    }

    /** Gives up before the first call. */
    public final synchronized void refuse(Obstacle obstacle) {
        isRefused = true;
        callsLeft.set(-1);
        settings.paths().add(type, purpose, otherwise + ": " + obstacle.text());
    }

    /** Returns the code; null while there is none. */
    public final T result() {
        return result;
    }

    /** Returns the code, which is made now if there is none; null if it can't be. */
    public final synchronized T resultNow() {
        if (!isRefused) {
            makeResult();
        }
        return result;
    }

    /** Returns the code, null while there is none, and counts a call. */
    public final T resultOfCall() {
        T made = result;
        if (made != null || isOff() || callsLeft.get() < 0) {
            return made;
        }
        if (callsLeft.getAndDecrement() == 0) {
            generateIfItPays();
        }
        return result;
    }

    private void generateIfItPays() {
        int calls = settings.callsBefore();
        if (calls == 0) {
            makeResult();
        } else if (settings.isWhenItPays() && !GeneratorStart.OF_PROGRAM.paysAfter(calls)) {
            callsLeft.set(calls);
        } else if (!CodeGenerationThread.execute(new Making(this))) {
            settings.paths().add(type, purpose, otherwise + ": " + NotGenerated.NO_THREAD);
        }
    }

    /** Tells whether the call that was counted last is one of the last few before code is generated. */
    public final boolean isDueSoon() {
        int left = callsLeft.get();
        return left >= 0 && left < LAST_CALLS && !isOff();
    }

    private boolean isOff() {
        return settings.generateAfter() == Integer.MAX_VALUE;
    }

    private synchronized void makeResult() {
        if (result != null) {
            return;
        }
        isRefused = true;
        try {
            T made = generate();
            GeneratorStart.OF_PROGRAM.happened();
            settings.paths().add(type, purpose, path(made));
            isRefused = false;
            result = made;
        } catch (NotGenerated e) {
            settings.paths().add(type, purpose, otherwise + ": " + e.getMessage());
        } catch (RuntimeException | LinkageError | VirtualMachineError e) {
            // The caller may have had enough of its stack for Jackson.
            settings.paths().add(type, purpose, otherwise + ": " + NotGenerated.failed(e));
        }
    }
}
