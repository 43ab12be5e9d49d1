package dev.piculet.jackson.bean;

import dev.piculet.codegen.CodeGenerationThread;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Code of a class that is made once, when it is first wanted; until then something else does the same. Thread-safe: nobody waits
 * for it.
 *
 * @param <T> what is made
 */
public abstract class LateCode<T> implements Runnable {
    private final BeanSettings settings;
    private final Class<?> type;
    private final String purpose;
    private final String otherwise;
    private final AtomicBoolean isAsked = new AtomicBoolean();

    /** Null before there is code, and if there will be none. */
    private volatile T result;

    private volatile boolean isTried;

    /**
     * @param purpose of the code, for diagnostics
     * @param otherwise what does the same if there can't be code, for diagnostics
     */
    protected LateCode(BeanSettings settings, Class<?> type, String purpose, String otherwise) {
        this.settings = settings;
        this.type = type;
        this.purpose = purpose;
        this.otherwise = otherwise;
    }

    /** Makes the code. */
    protected abstract T make() throws NotGenerated;

    /** Returns how the code is called in diagnostics; null if they say so already. */
    protected String path() {
        return null;
    }

    /** Tells whether there is code, or nobody has asked for it yet. */
    public final boolean isPossible() {
        return result != null || !isAsked.get();
    }

    /** Tells whether somebody has asked for it, and it is not there yet. */
    public final boolean isComing() {
        return !isTried && isAsked.get();
    }

    /** Returns the code; null while there is none. */
    public final T result() {
        return result;
    }

    /** Returns the code, null while there is none. The first to ask has it made, on the library's thread. */
    public final T wanted() {
        T made = result;
        if (made != null || isAsked.get() || !isAsked.compareAndSet(false, true)) {
            return made;
        }
        if (settings.generateAfter() == 0) {
            run();
        } else if (!CodeGenerationThread.execute(this)) {
            isTried = true;
            settings.paths().add(type, purpose, otherwise + ": " + NotGenerated.NO_THREAD);
        }
        return result;
    }

    @Override
    public final void run() {
        String way = path();
        try {
            result = make();
        } catch (NotGenerated e) {
            way = otherwise + ": " + e.getMessage();
        } catch (RuntimeException | LinkageError | VirtualMachineError e) {
            // The caller may have had enough of its stack for what is there already.
            way = otherwise + ": " + NotGenerated.failed(e);
        } finally {
            isTried = true;
        }
        if (way != null) {
            settings.paths().add(type, purpose, way);
        }
    }
}
