package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Lab.Complex;
import dev.piculet.binary.fixture.Lab.Deep;
import dev.piculet.binary.fixture.Lab.MediaContent;
import dev.piculet.binary.fixture.Lab.Simple;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.io.ValueCodec;
import dev.piculet.binary.runtime.BufferCount;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreadsTest {
    private static final int THREADS = 8;
    private static final int ROUND_TRIPS = 1_000_000;

    /** Any object that the lab measures. */
    record Mixed(Simple simple, Complex complex, Deep deep, String text) {
        static Mixed of(int seed) {
            // Some are not Latin-1 and some are large, so that every way of writing is used.
            String text = seed % 5 == 0 ? "\u4e2d" + seed : seed % 7 == 0 ? "x".repeat(600) : "text" + seed;
            return switch (seed % 4) {
                case 0 -> new Mixed(Simple.of(seed), null, null, text);
                case 1 -> new Mixed(null, Complex.of(seed), null, text);
                case 2 -> new Mixed(null, null, Deep.of(seed), text);
                default -> new Mixed(null, null, null, text);
            };
        }
    }

    /** The default switches from the interpreter to generated code while all threads use it. */
    @Test
    void eightThreadsShareOneInstance() throws Exception {
        TypedSerializer<Mixed> serializer = TypedSerializer.of(Mixed.class);
        TypedSerializer<Mixed> oracle =
                TypedSerializer.builder(Mixed.class).generateAfter(-1).build();
        Mixed[] values = new Mixed[280];
        byte[][] expected = new byte[values.length][];
        for (int i = 0; i < values.length; i++) {
            values[i] = Mixed.of(i);
            expected[i] = oracle.serialize(values[i]);
        }
        onThreads(Executors.newFixedThreadPool(THREADS), THREADS, thread -> {
            for (int i = 0; i < ROUND_TRIPS / THREADS; i++) {
                int at = (i * 31 + thread * 17) % values.length;
                byte[] bytes = serializer.serialize(values[at]);
                assertTrue(Arrays.equals(expected[at], bytes), () -> "value " + at);
                byte[] again = serializer.serialize(serializer.deserialize(bytes));
                assertTrue(Arrays.equals(expected[at], again), () -> "value " + at + " read back");
            }
        });
    }

    @Test
    void oneInstanceIsUsedWhileItIsWrittenWithIt() {
        TypedSerializer<Complex> inner = TypedSerializer.of(Complex.class);
        ValueCodec<Complex> codec = new ValueCodec<>() {
            @Override
            public String id() {
                return "complex";
            }

            @Override
            public void encode(BinaryOutput out, Complex value) {
                out.writeBytes(inner.serialize(value));
            }

            @Override
            public Complex decode(BinaryInput in) {
                return inner.deserialize(in.readBytes(in.remaining()));
            }
        };
        Twins<List<Complex>> twins = Twins.of(
                () -> TypedSerializer.builder(new TypeRef<List<Complex>>() {}).codec(Complex.class, codec));
        twins.assertRoundTrip(new ArrayList<>(List.of(Complex.of(1), Complex.of(2))));
    }

    @Test
    @Timeout(60)
    void virtualThreadsByTheThousandShareAFewBuffers() throws Exception {
        ExecutorService threads = virtualThreads();
        TypedSerializer<MediaContent> serializer =
                TypedSerializer.builder(MediaContent.class).generateAfter(0).build();
        MediaContent value = MediaContent.sample();
        byte[] expected = serializer.serialize(value);
        onThreads(threads, 1_000, thread -> {
            for (int i = 0; i < 20; i++) {
                assertTrue(Arrays.equals(expected, serializer.serialize(value)));
                Thread.yield();
            }
        });
        assertTrue(BufferCount.shared() <= 64, () -> BufferCount.shared() + " shared buffers");
        assertTrue(BufferCount.owned() <= 64, () -> BufferCount.owned() + " owned buffers");
    }

    private static ExecutorService virtualThreads() throws ReflectiveOperationException {
        Method method;
        try {
            method = Executors.class.getMethod("newVirtualThreadPerTaskExecutor");
        } catch (NoSuchMethodException e) {
            Assumptions.abort("This JDK has no virtual threads.");
            throw e;
        }
        return (ExecutorService) method.invoke(null);
    }

    /** Writing this value pauses halfway until another thread has acted. */
    private static final class Meeting {
        private final SynchronousQueue<Runnable> changes = new SynchronousQueue<>();
        private final SynchronousQueue<Boolean> done = new SynchronousQueue<>();
        private Runnable change;

        /** Changes the value on the other thread during each attempt to write it. */
        ValueCodec<Pause> codec() {
            return new ValueCodec<>() {
                @Override
                public String id() {
                    return "pause";
                }

                @Override
                public void encode(BinaryOutput out, Pause value) {
                    if (change != null) {
                        try {
                            changes.put(change);
                            done.take();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                }

                @Override
                public Pause decode(BinaryInput in) {
                    return new Pause();
                }
            };
        }

        /** Makes changes until it is interrupted. */
        void serve() {
            try {
                while (true) {
                    changes.take().run();
                    done.put(true);
                }
            } catch (InterruptedException e) {
                // The writers have ended.
            }
        }
    }

    /** Nothing. */
    record Pause() {}

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    @Timeout(60)
    void aMapThatIsChangedByAnotherThreadWhileItIsWrittenIsAnError(int generateAfter) throws Exception {
        Meeting meeting = new Meeting();
        TypedSerializer<Map<String, Pause>> serializer = TypedSerializer.builder(new TypeRef<Map<String, Pause>>() {})
                .codec(Pause.class, meeting.codec())
                .generateAfter(generateAfter)
                .build();
        Map<String, Pause> map = new HashMap<>();
        for (int i = 0; i < 100; i++) {
            map.put("key" + i, new Pause());
        }
        Thread other = new Thread(meeting::serve);
        other.start();
        AtomicInteger added = new AtomicInteger();
        for (Runnable change : List.<Runnable>of(
                () -> map.put("added" + added.incrementAndGet(), new Pause()),
                () -> map.remove(map.keySet().iterator().next()))) {
            meeting.change = change;
            UnsupportedValueException e =
                    assertThrows(UnsupportedValueException.class, () -> serializer.serialize(map));
            assertEquals(
                    "The collection was changed while it was written",
                    e.getMessage().split(" at ")[0]);
        }
        other.interrupt();
        other.join();
        meeting.change = null;
        assertEquals(map.keySet(), serializer.copy(map).keySet());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aListThatIsChangedWhileItIsWrittenIsAnErrorInListsOfEveryKind(int generateAfter) {
        for (List<Pause> list : List.of(new ArrayList<Pause>(), new LinkedList<Pause>())) {
            list.add(new Pause());
            list.add(new Pause());
            TypedSerializer<List<Pause>> serializer = TypedSerializer.builder(new TypeRef<List<Pause>>() {})
                    .codec(Pause.class, new GrowingCodec(list))
                    .generateAfter(generateAfter)
                    .build();
            UnsupportedValueException e =
                    assertThrows(UnsupportedValueException.class, () -> serializer.serialize(list));
            assertEquals(
                    "The collection was changed while it was written",
                    e.getMessage().split(" at ")[0]);
        }
    }

    /** Does what another thread may do at that time. */
    private record GrowingCodec(List<Pause> list) implements ValueCodec<Pause> {
        @Override
        public String id() {
            return "growing";
        }

        @Override
        public void encode(BinaryOutput out, Pause value) {
            list.add(0, new Pause());
        }

        @Override
        public Pause decode(BinaryInput in) {
            return new Pause();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void mapsThatChangeAtAnyTimeGiveAnErrorOrWholeBytes(int generateAfter) throws Exception {
        TypedSerializer<Map<String, Integer>> serializer = TypedSerializer.builder(
                        new TypeRef<Map<String, Integer>>() {})
                .generateAfter(generateAfter)
                .build();
        Map<String, Integer> map = new HashMap<>();
        AtomicBoolean stop = new AtomicBoolean();
        ExecutorService threads = Executors.newSingleThreadExecutor();
        CountDownLatch started = new CountDownLatch(1);
        Future<?> changes = threads.submit(() -> {
            for (int i = 0; !stop.get(); i++) {
                String key = "key" + i % 400;
                if (i / 400 % 2 == 0) {
                    map.put(key, i);
                } else {
                    map.remove(key);
                }
                started.countDown();
            }
        });
        started.await();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
        while (System.nanoTime() < end) {
            try {
                byte[] bytes = serializer.serialize(map);
                serializer.deserialize(bytes).forEach((key, value) -> assertEquals("key" + value % 400, key));
            } catch (UnsupportedValueException e) {
                assertEquals(
                        "The collection was changed while it was written",
                        e.getMessage().split(" at ")[0]);
            }
        }
        stop.set(true);
        changes.get();
        threads.shutdown();
        byte[] quiet = serializer.serialize(map);
        assertEquals(map, serializer.deserialize(quiet));
    }

    private interface Task {
        void run(int thread) throws Exception;
    }

    private static void onThreads(ExecutorService executor, int count, Task task) throws Exception {
        List<Future<?>> futures = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int thread = i;
            futures.add(executor.submit(() -> {
                task.run(thread);
                return null;
            }));
        }
        for (Future<?> future : futures) {
            future.get();
        }
        executor.shutdown();
        assertTrue(executor.awaitTermination(10, TimeUnit.SECONDS));
    }
}
