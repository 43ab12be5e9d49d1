package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.fixture.Classes.Dog;
import dev.piculet.binary.fixture.Classes.Envelope;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Lab.Simple;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.SchemaMismatchException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults of other serializers for the JVM, past and present, which this one must not have. */
class FaultsOfOthersTest {
    /** Set when the forbidden class is initialized. */
    static boolean touched;

    /** Does harm when it is loaded. */
    static final class Gadget {
        static {
            touched = true;
        }

        int value;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void stringsLongerThan255CharsAreKept(int generateAfter) {
        TypedSerializer<String> serializer = TypedSerializer.builder(String.class)
                .generateAfter(generateAfter)
                .build();
        for (int length = 250; length <= 600; length++) {
            String string = "x".repeat(length);
            assertEquals(string, serializer.copy(string));
        }
    }

    @Test
    void superclassFieldsAreKept() {
        Twins.of(Dog.class).assertRoundTrip(new Dog("of the superclass", 3, "its own", true));
    }

    @Test
    void nullsInListsAreKept() {
        Twins<List<Integer>> numbers = Twins.of(new TypeRef<List<Integer>>() {});
        numbers.assertRoundTripOfUnusual(new ArrayList<>(Arrays.asList(1, null, 3)));
        Twins<List<String>> strings = Twins.of(new TypeRef<List<String>>() {});
        strings.assertRoundTrip(new ArrayList<>(Arrays.asList(null, "a", null)));
        Twins<List<Point>> points = Twins.of(new TypeRef<List<Point>>() {});
        points.assertRoundTrip(new ArrayList<>(Arrays.asList(null, new Point(1, 2), null)));
    }

    @Test
    void nullsInMapsAreKept() {
        Twins<Map<String, Integer>> maps = Twins.of(new TypeRef<Map<String, Integer>>() {});
        Map<String, Integer> map = new HashMap<>();
        map.put(null, 1);
        map.put("a", null);
        maps.assertRoundTripOfUnusual(map);
    }

    @Test
    void fourThreadsShareOneInstance() throws Exception {
        TypedSerializer<Simple> serializer = TypedSerializer.of(Simple.class);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Future<Integer>> wrong = new ArrayList<>();
        for (int thread = 0; thread < 4; thread++) {
            int seed = thread * 1_000_000;
            wrong.add(threads.submit(() -> {
                int count = 0;
                for (int i = 0; i < 50_000; i++) {
                    Simple value = Simple.of(seed + i);
                    Simple back = serializer.copy(value);
                    count += back.id == value.id && back.name.equals(value.name) ? 0 : 1;
                }
                return count;
            }));
        }
        for (Future<Integer> each : wrong) {
            assertEquals(0, each.get());
        }
        threads.shutdown();
    }

    @Test
    void changedFieldTypeIsNoticed(@TempDir Path folder) throws Exception {
        Class<?> former = compile(folder.resolve("a"), "int value = 42; String name = \"n\";");
        Class<?> changed = compile(folder.resolve("b"), "long value; String name;");
        byte[] bytes = serializer(former).serialize(former.getConstructor().newInstance());
        assertThrows(SchemaMismatchException.class, () -> serializer(changed).deserialize(bytes));
    }

    private static Class<?> compile(Path folder, String body) throws ClassNotFoundException {
        return CompiledSources.loader(new CompiledSources(folder)
                        .with("changing.Order", "package changing; public class Order {" + body + "}")
                        .compile())
                .loadClass("changing.Order");
    }

    @Test
    void readingAnOldSchemaDoesNotChangeTheBytesWritten(@TempDir Path folder) throws Exception {
        Class<?> older = compile(folder.resolve("a"), "int id = 3;");
        Class<?> present = compile(folder.resolve("b"), "int id; String added = \"x\";");
        byte[] former = serializer(older).serialize(older.getConstructor().newInstance());
        TypedSerializer<?> reader = TypedSerializer.builder(present)
                .reads(serializer(older).schema())
                .build();
        TypedSerializer<Object> untouched = serializer(present);
        for (int i = 0; i < 200; i++) {
            Object value = reader.deserialize(former);
            assertArrayEquals(untouched.serialize(value), serialize(reader, value));
        }
    }

    @SuppressWarnings("unchecked") // The same serializer read the value.
    private static byte[] serialize(TypedSerializer<?> serializer, Object value) {
        return ((TypedSerializer<Object>) serializer).serialize(value);
    }

    @SuppressWarnings("unchecked") // The class itself made these values.
    private static TypedSerializer<Object> serializer(Class<?> type) {
        return (TypedSerializer<Object>) TypedSerializer.of(type);
    }

    @Test
    void noClassIsLoadedByName() {
        String name = Gadget.class.getName();
        TypedSerializer<Envelope> serializer = TypedSerializer.builder(Envelope.class)
                .allow(Point.class)
                .generateAfter(0)
                .build();
        byte[] named = serializer.serialize(new Envelope(name, new ArrayList<>(List.of(name, name))));
        assertEquals(name, serializer.deserialize(named).payload());
        for (int i = 0; i < named.length; i++) {
            for (int value = 0; value < 256; value++) {
                byte[] hostile = named.clone();
                hostile[i] = (byte) value;
                try {
                    serializer.deserialize(hostile);
                } catch (BinaryException e) {
                    // Most are refused. None may initialize the class.
                }
            }
        }
        assertFalse(touched);
    }

    @Test
    void fiveBytesAllocateNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        TypedSerializer<?>[] serializers = {
            TypedSerializer.builder(String.class).headerless().build(),
            TypedSerializer.builder(int[].class).headerless().build(),
            TypedSerializer.builder(Point[].class).headerless().build(),
            TypedSerializer.builder(new TypeRef<List<Integer>>() {})
                    .headerless()
                    .build(),
            TypedSerializer.builder(new TypeRef<Map<Long, String>>() {})
                    .headerless()
                    .generateAfter(0)
                    .build()
        };
        for (TypedSerializer<?> serializer : serializers) {
            for (int control = 13; control <= 15; control++) {
                byte[] hostile = {(byte) control, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 7};
                assertThrows(BinaryException.class, () -> serializer.deserialize(hostile));
                long before = threads.getCurrentThreadAllocatedBytes();
                assertThrows(BinaryException.class, () -> serializer.deserialize(hostile));
                long allocated = threads.getCurrentThreadAllocatedBytes() - before;
                assertTrue(allocated < 64 * 1024, () -> allocated + " bytes");
            }
        }
    }

    /**
     * JDK 24 and later can deny Unsafe, and 26 and later can deny writing final fields. Older ones do not know these
     * options.
     */
    @Test
    void worksWithoutFlagsWhenUnsafeIsDenied() throws Exception {
        ForkedJvm jvm = new ForkedJvm();
        if (Runtime.version().feature() >= 24) {
            jvm.with("--sun-misc-unsafe-memory-access=deny", "--illegal-native-access=deny");
        }
        assertEquals("generated true", jvm.run(60, UnsafeFreeMain.class).strip());
    }
}
