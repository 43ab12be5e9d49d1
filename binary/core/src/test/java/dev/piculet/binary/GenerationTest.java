package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.engine.Roots;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.runtime.GeneratedRoot;
import dev.piculet.binary.runtime.RootCodec;
import dev.piculet.codegen.CodeGenerationThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/** Tests when code is generated, on which thread, and the reaction to errors. */
class GenerationTest {
    private static final Point VALUE = new Point(1, 2);

    private static TypedSerializer<Point> serializer(int generateAfter) {
        return TypedSerializer.builder(Point.class).generateAfter(generateAfter).build();
    }

    @Test
    void zeroCallsGenerateAtOnceAndNegativeOnesNever() {
        assertInstanceOf(GeneratedRoot.class, Roots.current(serializer(0).core()));
        TypedSerializer<Point> interpreted = serializer(-1);
        for (int i = 0; i < 100; i++) {
            interpreted.copy(VALUE);
        }
        assertSame(Roots.interpreted(interpreted.core()), Roots.current(interpreted.core()));
    }

    @Test
    void theSystemPropertyOverrulesEverySerializer() {
        System.setProperty("piculet.binary.generateAfter", "0");
        try {
            assertInstanceOf(GeneratedRoot.class, Roots.current(serializer(-1).core()));
            assertInstanceOf(
                    GeneratedRoot.class,
                    Roots.current(TypedSerializer.of(Point.class).core()));
            System.setProperty("piculet.binary.generateAfter", "never");
            TypedSerializer<Point> interpreted = serializer(0);
            assertSame(Roots.interpreted(interpreted.core()), Roots.current(interpreted.core()));
            System.setProperty("piculet.binary.generateAfter", "late");
            var error = assertThrows(IllegalArgumentException.class, () -> serializer(0));
            assertEquals(
                    "The system property piculet.binary.generateAfter is 'late'."
                            + " Set it to a number of calls, 0 or more, or to 'never', or unset it.",
                    error.getMessage());
            assertThrows(
                    IllegalArgumentException.class,
                    () -> BinarySerializer.builder().build());
        } finally {
            System.clearProperty("piculet.binary.generateAfter");
        }
    }

    @Test
    void callsForManyBytesCountMoreThanOnce() throws Exception {
        TypedSerializer<byte[]> serializer =
                TypedSerializer.builder(byte[].class).generateAfter(1_000).build();
        byte[] large = new byte[256 * 499];
        serializer.serialize(large);
        byte[] bytes = serializer.serialize(new byte[1]);
        for (int i = 0; i < 100; i++) {
            serializer.deserialize(bytes);
        }
        assertSame(Roots.interpreted(serializer.core()), Roots.current(serializer.core()));
        serializer.serialize(large);
        Roots.awaitGenerated(serializer.core());
    }

    @Test
    void callsGoOnInterpretedWhereCodeIsLongInComing() throws Exception {
        CountDownLatch mayGenerate = new CountDownLatch(1);
        CodeGenerationThread.execute(() -> {
            try {
                mayGenerate.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        TypedSerializer<Point> serializer = serializer(3);
        try {
            for (int i = 0; i < 100; i++) {
                assertEquals(VALUE, serializer.copy(VALUE));
            }
            assertSame(Roots.interpreted(serializer.core()), Roots.current(serializer.core()));
        } finally {
            mayGenerate.countDown();
        }
        byte[] bytes = serializer.serialize(VALUE);
        Roots.awaitGenerated(serializer.core());
        assertArrayEquals(bytes, serializer.serialize(VALUE));
        assertEquals(VALUE, serializer.deserialize(bytes));
    }

    @Test
    void theCallThatAsksForCodeWaitsForIt() {
        int waited = 0;
        for (int i = 0; i < 20; i++) {
            TypedSerializer<Point> serializer = serializer(3);
            for (int call = 0; call < 3; call++) {
                assertSame(Roots.interpreted(serializer.core()), Roots.current(serializer.core()));
                serializer.serialize(VALUE);
            }
            waited += Roots.current(serializer.core()) instanceof GeneratedRoot ? 1 : 0;
        }
        // On a busy machine, generating may take longer than a call waits.
        assertTrue(waited > 0);
    }

    @Test
    void codeIsGeneratedOnceHoweverManyThreadsAsk() throws Exception {
        TypedSerializer<Point> serializer = serializer(50);
        Set<RootCodec> seen = ConcurrentHashMap.newKeySet();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Thread thread = new Thread(() -> {
                while (!(Roots.current(serializer.core()) instanceof GeneratedRoot)) {
                    serializer.copy(VALUE);
                }
                for (int call = 0; call < 1_000; call++) {
                    seen.add(Roots.current(serializer.core()));
                }
            });
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(Set.of(Roots.awaitGenerated(serializer.core())), seen);
    }

    @Test
    void codeThatIsUnusableIsReportedOnceAndNeverCalledAgain() throws Exception {
        TypedSerializer<Point> serializer = serializer(0);
        byte[] bytes = serializer.serialize(VALUE);
        LinkageError cause = new IllegalAccessError("not reachable");
        List<LogRecord> log = logged(() -> {
            Roots.abandonGenerated(serializer.core(), cause);
            Roots.abandonGenerated(serializer.core(), cause);
        });
        for (int i = 0; i < 100; i++) {
            assertArrayEquals(bytes, serializer.serialize(VALUE));
        }
        assertSame(Roots.interpreted(serializer.core()), Roots.current(serializer.core()));
        assertEquals(1, log.size());
        assertSame(cause, log.get(0).getThrown());
    }

    @Test
    void aFaultOfTheGeneratorIsReportedAndLeavesTheInterpretedCodec() {
        TypedSerializer<Point> serializer = serializer(-1);
        List<LogRecord> log =
                logged(() -> assertEquals(Optional.empty(), Roots.ofBrokenGenerator(serializer.core(), Point.class)));
        assertEquals(
                "Code generated for Classes.Point can't be used. Its serializer goes on without,"
                        + " slower but no less exact. Please report this with its cause.",
                log.get(0).getMessage());
        assertInstanceOf(NullPointerException.class, log.get(0).getThrown());
    }

    private static List<LogRecord> logged(Runnable work) {
        List<LogRecord> records = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                records.add(record);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger("dev.piculet.binary");
        logger.addHandler(handler);
        logger.setUseParentHandlers(false);
        try {
            work.run();
        } finally {
            logger.removeHandler(handler);
            logger.setUseParentHandlers(true);
        }
        return records;
    }
}
