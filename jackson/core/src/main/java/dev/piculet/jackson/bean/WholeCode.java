package dev.piculet.jackson.bean;

import dev.piculet.codegen.CodeGenerationThread;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Code for whole objects of a class that has code for its properties already. It is made once, when it is first wanted.
 * Thread-safe: nobody waits for it.
 *
 * @param <T> what is made
 */
public final class WholeCode<T> {
    private final BeanSettings settings;
    private final Class<?> type;
    private final String purpose;
    private final String path;
    private final AtomicBoolean isAsked = new AtomicBoolean();

    /** Null before there is code, and if there will be none. */
    private volatile T result;

    /**
     * @param purpose of the code, for diagnostics
     * @param path how the code is called there
     */
    public WholeCode(BeanSettings settings, Class<?> type, String purpose, String path) {
        this.settings = settings;
        this.type = type;
        this.purpose = purpose;
        this.path = path;
    }

    /** Makes the code. */
    @FunctionalInterface
    public interface Maker<T> {
        /** Returns the code. */
        T make() throws NotGenerated;
    }

    private record Making<T>(WholeCode<T> code, Maker<? extends T> maker) implements Runnable {
        @Override
        public void run() {
            code.make(maker);
        }
    }

    /** Tells whether there is code, or nobody has asked for it yet. */
    public boolean isPossible() {
        return result != null || !isAsked.get();
    }

    /** Returns the code; null while there is none. */
    public T result() {
        return result;
    }

    /** Returns the code, null while there is none; the first to ask has it made, on the library's thread. */
    public T resultBy(Maker<? extends T> maker) {
        if (isAsked.compareAndSet(false, true)) {
            if (settings.generateAfter() == 0) {
                make(maker);
            } else {
                CodeGenerationThread.execute(new Making<>(this, maker));
            }
        }
        return result;
    }

    private void make(Maker<? extends T> maker) {
        String way = path;
        try {
            result = maker.make();
        } catch (NotGenerated e) {
            way = "property by property: " + e.getMessage();
        } catch (RuntimeException | LinkageError e) {
            way = "property by property: no code could be generated (" + e + ")";
        }
        settings.paths().add(type, purpose, way);
    }
}
