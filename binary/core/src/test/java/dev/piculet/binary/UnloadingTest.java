package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.engine.Roots;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dropped serializers can be collected, even if threads and buffers have used them. */
class UnloadingTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 3})
    void serializersUnloadWithTheirClassLoader(int generateAfter, @TempDir Path folder) throws Exception {
        Path classes = new CompiledSources(folder)
                .with(
                        "shortlived.Order",
                        "package shortlived; import java.util.*; public class Order {"
                                + " String text = \"text\"; List<Order> parts = new ArrayList<>(); Kind kind = Kind.B;"
                                + " Map<String, Line> lines = new HashMap<>(Map.of(\"a\", new Line(1, Kind.A)));"
                                + " enum Kind { A, B } record Line(int number, Kind kind) {} }")
                .compile("-parameters");
        // The pool's threads and their thread locals outlive the serializer.
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (WeakReference<?> reference : use(classes, generateAfter, pool)) {
            assertCollected(reference);
        }
        pool.shutdown();
    }

    private static List<WeakReference<?>> use(Path classes, int generateAfter, ExecutorService pool) throws Exception {
        try (URLClassLoader loader = CompiledSources.loader(classes)) {
            Class<?> type = loader.loadClass("shortlived.Order");
            List<WeakReference<?>> references = new ArrayList<>();
            for (boolean shared : new boolean[] {false, true}) {
                references.addAll(use(type, generateAfter, pool, shared));
            }
            references.add(new WeakReference<>(loader));
            references.add(new WeakReference<>(type));
            return references;
        }
    }

    private static <T> List<WeakReference<?>> use(
            Class<T> type, int generateAfter, ExecutorService pool, boolean references) throws Exception {
        TypedSerializerBuilder<T> builder = TypedSerializer.builder(type).generateAfter(generateAfter);
        TypedSerializer<T> serializer = (references ? builder.references() : builder).build();
        Constructor<T> constructor = type.getDeclaredConstructor();
        T value = constructor.newInstance();
        List<Future<?>> tasks = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            tasks.add(pool.submit(() -> {
                byte[] bytes = serializer.serialize(value);
                assertArrayEquals(bytes, serializer.serialize(serializer.deserialize(bytes)));
                byte[] broken = bytes.clone();
                broken[broken.length - 1] ^= 0x7F;
                try {
                    serializer.deserialize(broken);
                } catch (BinaryException e) {
                    // Errors must not keep anything either.
                }
            }));
        }
        for (Future<?> task : tasks) {
            task.get();
        }
        if (generateAfter > 0) {
            Roots.awaitGenerated(serializer.core());
        }
        return List.of(
                new WeakReference<>(serializer),
                new WeakReference<>(Roots.current(serializer.core())),
                // The interpreter's own class is never unloaded.
                new WeakReference<>(
                        generateAfter < 0
                                ? serializer
                                : Roots.current(serializer.core()).getClass()));
    }

    @Test
    void generatedClassesUnloadWhileTheirHostLives() {
        assertCollected(generatedClass());
    }

    private static WeakReference<?> generatedClass() {
        TypedSerializer<Point> serializer =
                TypedSerializer.builder(Point.class).generateAfter(0).build();
        serializer.copy(new Point(1, 2));
        return new WeakReference<>(Roots.current(serializer.core()).getClass());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void whatASerializerRefusesUnloadsBeforeIt(int generateAfter, @TempDir Path folder) throws Exception {
        Path classes = new CompiledSources(folder)
                .with(
                        "guest.Visitor",
                        "package guest; public class Visitor { public Mood mood = Mood.GLAD; public int age = 3; }")
                .with("guest.Mood", "package guest; public enum Mood { GLAD, SAD }")
                .compile("-parameters");
        BinarySerializer any = BinarySerializer.builder()
                .generateAfter(generateAfter)
                .allowPackage("guest")
                .build();
        BinarySerializer strict =
                BinarySerializer.builder().generateAfter(generateAfter).build();
        TypedSerializer<Object[]> typed = TypedSerializer.builder(Object[].class)
                .generateAfter(generateAfter)
                .allowPackage("guest")
                .build();
        for (String name : List.of("guest.Visitor", "guest.Mood")) {
            assertCollected(refused(classes, name, any::serialize));
            assertCollected(refused(classes, name, strict::serialize));
            assertCollected(refused(classes, name, value -> typed.serialize(new Object[] {value})));
            assertCollected(refused(classes, name, value -> typed.serialize(new Object[] {List.of(value)})));
        }
        assertArrayEquals(new Object[] {1}, typed.copy(new Object[] {1}));
    }

    /** Returns the loader of a class whose instance was refused, alone or in an array. */
    private static WeakReference<?> refused(Path classes, String name, Consumer<Object> writer) throws Exception {
        try (URLClassLoader loader = CompiledSources.loader(classes)) {
            Class<?> type = loader.loadClass(name);
            Object value = type.isEnum()
                    ? type.getEnumConstants()[0]
                    : type.getConstructor().newInstance();
            Object array = Array.newInstance(type, 1);
            Array.set(array, 0, value);
            for (Object each : List.of(value, array)) {
                assertThrows(UnsupportedValueException.class, () -> writer.accept(each));
            }
            return new WeakReference<>(loader);
        }
    }

    /** As in a web application that has it in its own libraries: classes of the JDK stay, and nothing of ours hangs on them. */
    @Test
    void thisLibraryUnloadsWithItsOwnClassLoader() throws Exception {
        ForkedJvm jvm = new ForkedJvm().with("-XX:SoftRefLRUPolicyMSPerMB=0");
        assertEquals("unloaded\n", jvm.run(120, UnloadedLibrary.class, ForkedJvm.classPath()));
    }

    private static void assertCollected(WeakReference<?> reference) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (reference.get() != null && System.nanoTime() < end) {
            System.gc();
            Thread.onSpinWait();
        }
        assertTrue(reference.get() == null, () -> reference.get() + " is still reachable");
    }
}
