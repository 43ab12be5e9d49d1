package dev.piculet.codegen;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The one thread that generates code.
 *
 * <p>A thread of its own has a whole stack, whatever its caller has left, and no context (class loader, thread locals). It is a
 * daemon, starts on demand and ends after two idle seconds. It keeps no finished task. Before JDK 24 a thread remembers what code
 * asked for it, so the class loaders of that stay until it ends. Thread-safe.
 */
public final class CodeGenerationThread {
    private static final int IDLE_SECONDS = 2;

    /**
     * A caller goes on then, for it may hold what the task needs: the lock of a class that it initializes, say.
     */
    private static final int LONGEST_WAIT_MILLIS = 100;

    private static final ThreadPoolExecutor EXECUTOR = executor();

    private CodeGenerationThread() {}

    /**
     * Runs a task soon, after those that were given before. Drops it if the thread is needed and can't be made: nobody needs
     * generated code to go on.
     *
     * @param task handles its own failures: whatever it throws ends up with the default handler of uncaught exceptions,
     *     and later tasks are run all the same
     * @return whether it will run
     */
    public static boolean execute(Runnable task) {
        try {
            EXECUTOR.execute(task);
            return true;
        } catch (OutOfMemoryError e) {
            return false;
        }
    }

    /**
     * Runs a task as {@link #execute} does, and returns when it has run, but after 100 ms in any case. Does not wait in a thread
     * that is interrupted, nor in a task.
     */
    public static void executeAndWait(Runnable task) {
        AwaitedTask awaited = new AwaitedTask(task);
        if (execute(awaited)) {
            awaited.await();
        }
    }

    private static ThreadPoolExecutor executor() {
        ThreadPoolExecutor executor = new ThreadPoolExecutor(
                1, 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new DetachedThreads());
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }

    /** A task that somebody waits for. */
    private static final class AwaitedTask implements Runnable {
        private final Runnable task;
        private final CountDownLatch done = new CountDownLatch(1);

        AwaitedTask(Runnable task) {
            this.task = task;
        }

        @Override
        public void run() {
            try {
                task.run();
            } finally {
                done.countDown();
            }
        }

        void await() {
            if (Thread.currentThread() instanceof GenerationThread) {
                return;
            }
            try {
                boolean ignored = done.await(LONGEST_WAIT_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Makes threads that outlive the application which happens to ask first. */
    private static final class DetachedThreads implements ThreadFactory {
        @Override
        public Thread newThread(Runnable work) {
            return new GenerationThread(work);
        }
    }

    private static final class GenerationThread extends Thread {
        GenerationThread(Runnable work) {
            // Without a given stack size; without the values of inheritable thread-local variables.
            super(outermostGroup(), work, "piculet-code-generation", 0, false);
            setDaemon(true);
            setContextClassLoader(null);
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
