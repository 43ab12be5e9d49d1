package dev.piculet.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.Thread.UncaughtExceptionHandler;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CodeGenerationThreadTest {
    private static final InheritableThreadLocal<String> INHERITABLE = new InheritableThreadLocal<>();

    @Test
    void tasksRunInTheirOrderOnOneThread() throws Exception {
        List<Integer> order = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 100; i++) {
            int number = i;
            CodeGenerationThread.execute(() -> {
                order.add(number);
                threads.add(Thread.currentThread());
            });
        }
        Thread thread = threadOfTasks();
        assertEquals(IntStream.range(0, 100).boxed().toList(), order);
        assertEquals(List.of(thread), threads.stream().distinct().toList());
        assertNotSame(Thread.currentThread(), thread);
    }

    @Test
    void whoWaitsReturnsWhenTheTaskHasRun() {
        for (int i = 0; i < 100; i++) {
            AtomicBoolean done = new AtomicBoolean();
            CodeGenerationThread.executeAndWait(() -> {
                Thread.yield();
                done.set(true);
            });
            assertTrue(done.get());
        }
    }

    @Test
    void whoWaitsGoesOnWhereTheTaskTakesLong() throws Exception {
        CountDownLatch hasGoneOn = new CountDownLatch(1);
        CompletableFuture<Boolean> task = new CompletableFuture<>();
        CodeGenerationThread.executeAndWait(() -> task.complete(isDown(hasGoneOn)));
        hasGoneOn.countDown();
        assertTrue(task.get(10, TimeUnit.SECONDS));
    }

    @Test
    void aTaskDoesNotWaitForAnother() throws Exception {
        CompletableFuture<Long> nanos = new CompletableFuture<>();
        AtomicBoolean done = new AtomicBoolean();
        CodeGenerationThread.executeAndWait(() -> {
            long start = System.nanoTime();
            for (int i = 0; i < 100; i++) {
                CodeGenerationThread.executeAndWait(() -> done.set(true));
            }
            assertFalse(done.get());
            nanos.complete(System.nanoTime() - start);
        });
        assertTrue(nanos.get(10, TimeUnit.SECONDS) < TimeUnit.SECONDS.toNanos(5));
    }

    @Test
    void whoIsInterruptedDoesNotWaitAndStaysSo() throws Exception {
        CountDownLatch hasGoneOn = new CountDownLatch(1);
        CompletableFuture<Boolean> task = new CompletableFuture<>();
        Thread.currentThread().interrupt();
        CodeGenerationThread.executeAndWait(() -> task.complete(isDown(hasGoneOn)));
        assertTrue(Thread.interrupted());
        hasGoneOn.countDown();
        assertTrue(task.get(10, TimeUnit.SECONDS));
    }

    @Test
    void theThreadIsADaemonWithAName() throws Exception {
        Thread thread = threadOfTasks();
        assertTrue(thread.isDaemon());
        assertEquals("piculet-code-generation", thread.getName());
    }

    @Test
    void theThreadTakesNothingOverFromTheOneThatNeededItFirst() throws Exception {
        awaitEnd(threadOfTasks());
        ThreadGroup group = new ThreadGroup("application");
        AtomicReference<Thread> thread = new AtomicReference<>();
        CompletableFuture<String> inherited = new CompletableFuture<>();
        Thread first = new Thread(group, () -> {
            INHERITABLE.set("a secret of the application");
            CodeGenerationThread.execute(() -> {
                thread.set(Thread.currentThread());
                inherited.complete(String.valueOf(INHERITABLE.get()));
            });
        });
        first.setContextClassLoader(new URLClassLoader(new URL[0]));
        first.start();
        assertEquals("null", inherited.get(10, TimeUnit.SECONDS));
        assertNull(thread.get().getContextClassLoader());
        assertNull(thread.get().getThreadGroup().getParent());
    }

    @Test
    void theThreadEndsWhenItHasNothingToDoAndComesBack() throws Exception {
        Thread thread = threadOfTasks();
        assertSame(thread, threadOfTasks());
        awaitEnd(thread);
        assertFalse(thread.isAlive());
        assertNotSame(thread, threadOfTasks());
    }

    @Test
    void aTaskThatThrowsIsReportedAndLaterOnesRun() throws Exception {
        CompletableFuture<Throwable> reported = new CompletableFuture<>();
        UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> reported.complete(failure));
        try {
            CodeGenerationThread.execute(() -> {
                throw new IllegalStateException("not handled by the task");
            });
            assertEquals(
                    "not handled by the task",
                    reported.get(10, TimeUnit.SECONDS).getMessage());
            assertTrue(threadOfTasks().isAlive());
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
    }

    @Test
    void classLoadersOfTasksUnloadWhileTheThreadLives() throws Exception {
        CountDownLatch busy = new CountDownLatch(1);
        WeakReference<?> loader = usedAndDropped();
        CodeGenerationThread.execute(() -> isDown(busy));
        try {
            assertUnloads(loader);
        } finally {
            busy.countDown();
        }
    }

    /** Runs a task loaded by a class loader, from a thread with that context class loader. */
    private static WeakReference<?> usedAndDropped() throws Exception {
        URL classes = Task.class.getProtectionDomain().getCodeSource().getLocation();
        URLClassLoader loader = new URLClassLoader(new URL[] {classes}, Runnable.class.getClassLoader());
        Class<?> type = loader.loadClass(Task.class.getName());
        assertNotSame(Task.class, type);
        Runnable task = (Runnable) type.getDeclaredConstructor().newInstance();
        Thread caller = new Thread(() -> CodeGenerationThread.execute(task));
        caller.setContextClassLoader(loader);
        caller.start();
        caller.join();
        threadOfTasks();
        loader.close();
        return new WeakReference<>(loader);
    }

    /** A task that another class loader loads. */
    public static final class Task implements Runnable {
        @Override
        public void run() {
            Thread.yield();
        }
    }

    private static boolean isDown(CountDownLatch latch) {
        try {
            return latch.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static Thread threadOfTasks() throws Exception {
        CompletableFuture<Thread> thread = new CompletableFuture<>();
        CodeGenerationThread.execute(() -> thread.complete(Thread.currentThread()));
        return thread.get(10, TimeUnit.SECONDS);
    }

    private static void awaitEnd(Thread thread) throws InterruptedException {
        thread.join(TimeUnit.SECONDS.toMillis(20));
    }

    private static void assertUnloads(WeakReference<?> reference) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (reference.get() != null && System.nanoTime() < deadline) {
            System.gc();
            Thread.sleep(20);
        }
        assertNull(reference.get());
    }
}
