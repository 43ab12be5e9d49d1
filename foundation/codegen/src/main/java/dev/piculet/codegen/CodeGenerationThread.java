package dev.piculet.codegen;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The one thread on which code is generated while callers go on without it.
 *
 * <p>It is a daemon, made when there is something to do, and ends after two seconds without. It takes nothing over from
 * the thread that needed it first and keeps no task that is done, so no class loader stays alive through it. Thread-safe.
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
