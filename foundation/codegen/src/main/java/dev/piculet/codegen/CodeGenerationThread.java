package dev.piculet.codegen;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The one thread that generates code. Callers do not wait for it.
 *
 * <p>A daemon: starts on demand and ends after two idle seconds. Inherits no context (class loader, thread locals) and keeps no
 * finished task, so it pins no class loader. Thread-safe.
 */
public final class CodeGenerationThread {
    private static final int IDLE_SECONDS = 2;

    private static final ThreadPoolExecutor EXECUTOR = executor();

    private CodeGenerationThread() {}

    /**
     * Runs a task soon, after those that were given before.
     *
     * @param task handles its own failures: whatever it throws ends up with the default handler of uncaught exceptions,
     *     and later tasks are run all the same
     * @throws OutOfMemoryError if the thread is needed and can't be made; the task is dropped
     */
    public static void execute(Runnable task) {
        EXECUTOR.execute(task);
    }

    private static ThreadPoolExecutor executor() {
        ThreadPoolExecutor executor = new ThreadPoolExecutor(
                1, 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new DetachedThreads());
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }

    /** Makes threads that outlive the application which happens to ask first. */
    private static final class DetachedThreads implements ThreadFactory {
        @Override
        public Thread newThread(Runnable work) {
            // Without a given stack size; without the values of inheritable thread-local variables.
            Thread thread = new Thread(outermostGroup(), work, "piculet-code-generation", 0, false);
            thread.setDaemon(true);
            thread.setContextClassLoader(null);
            return thread;
        }

        /** An application's own group may be destroyed with it, and then takes no thread. */
        private static ThreadGroup outermostGroup() {
            ThreadGroup group = Thread.currentThread().getThreadGroup();
            while (group.getParent() != null) {
                group = group.getParent();
            }
            return group;
        }
    }
}
