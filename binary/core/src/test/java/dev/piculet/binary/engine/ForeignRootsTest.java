package dev.piculet.binary.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.codec.OpenType;
import dev.piculet.binary.codec.TypeDescription;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Opening;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.inspect.ClassModels;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ForeignRootsTest {
    private static final SwitchingRoot SOME =
            TypedSerializers.core(String.class).root();

    private static final class TypedSerializers {
        static SerializerCore core(Class<?> type) {
            try {
                Field core = TypedSerializer.class.getDeclaredField("core");
                core.setAccessible(true);
                return (SerializerCore) core.get(TypedSerializer.of(type));
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static ForeignRoots.Key key(int fingerprint, int size) {
        byte[] schema = new byte[size];
        schema[0] = (byte) fingerprint;
        schema[1] = (byte) (fingerprint >> 8);
        return new ForeignRoots.Key(fingerprint, schema);
    }

    @Test
    void schemasAreKeptUpToTheirBytesThoseUsedLast() {
        ForeignRoots<SwitchingRoot> roots = new ForeignRoots<>();
        for (int i = 0; i < 100; i++) {
            roots.put(key(i, 30_000), SOME);
            assertSame(SOME, roots.get(key(0, 30_000)));
        }
        assertEquals(16, roots.size());
        assertNull(roots.get(key(1, 30_000)));
        assertSame(SOME, roots.get(key(99, 30_000)));
    }

    @Test
    void smallSchemasAreCountedToo() {
        ForeignRoots<SwitchingRoot> roots = new ForeignRoots<>();
        for (int i = 0; i < 10_000; i++) {
            roots.put(key(i, 5), SOME);
        }
        assertTrue(roots.size() <= 512, () -> roots.size() + " schemas");
    }

    @Test
    void aSchemaLargerThanAllTogetherIsNotKept() {
        ForeignRoots<SwitchingRoot> roots = new ForeignRoots<>();
        roots.put(key(0, 5), SOME);
        ForeignRoots.Key large = key(1, 600_000);
        assertSame(SOME, roots.put(large, SOME));
        assertNull(roots.get(large));
        assertSame(SOME, roots.get(key(0, 5)), "others stay");
    }

    @Test
    void schemasWithOneFingerprintAreToldApart() {
        ForeignRoots<SwitchingRoot> roots = new ForeignRoots<>();
        roots.put(new ForeignRoots.Key(7, new byte[] {1}), SOME);
        assertNull(roots.get(new ForeignRoots.Key(7, new byte[] {2})));
    }

    @Test
    void whatOnePlaceAllowsNoOtherGets() {
        ForeignRoots<SwitchingRoot> roots = new ForeignRoots<>();
        roots.put(new ForeignRoots.Key(7, new byte[] {1}, Point.class), SOME);
        assertNull(roots.get(new ForeignRoots.Key(7, new byte[] {1}, Other.class)));
        assertNull(roots.get(new ForeignRoots.Key(7, new byte[] {1})));
        assertSame(SOME, roots.get(new ForeignRoots.Key(7, new byte[] {1}, Point.class)));
    }

    record Point(int x) {}

    record Other(int x) {}

    @Test
    @Timeout(120)
    void placesOfAllClassesKeepNoMoreThanOneDoes() throws Exception {
        SerializerOptions options = new SerializerOptions().copyFor(Point.class);
        KnownTypes types = new KnownTypes(new TypeRules(ClassModels.create(), options), options, Opening.NONE);
        List<WeakReference<OpenType>> made = new ArrayList<>();
        for (Class<?> each : List.of(Point.class, Other.class)) {
            for (int turn = 0; turn < 30; turn++) {
                BinaryOutput out = new BinaryOutput();
                out.writeByte(0);
                out.writeBytes(TypeDescription.bytes("", schema(each.getName(), 0, turn)));
                BinaryInput in = new BinaryInput(out.toByteArray());
                made.add(new WeakReference<>(types.within(each).described(TypeDescription.next(in), in)));
            }
        }
        int kept = types.foreign().size();
        assertTrue(kept > 0 && kept < 30, () -> kept + " schemas");
        made.removeIf(it -> it.refersTo(null));
        while (made.size() > kept) {
            System.gc();
            Thread.sleep(10);
            made.removeIf(it -> it.refersTo(null));
        }
    }

    private static WireSchema schema(int thread, int turn) {
        return schema("Point", thread, turn);
    }

    /** A schema of about 30 KB, different for each thread and turn. */
    private static WireSchema schema(String name, int thread, int turn) {
        List<Definition.FieldDefinition> fields = new ArrayList<>();
        fields.add(new Definition.FieldDefinition("x", new WireType.Primitive(PrimitiveKind.INT, false)));
        for (int i = 0; i < 1_500; i++) {
            fields.add(new Definition.FieldDefinition("field" + thread + "." + turn + "." + i, new WireType.Text()));
        }
        return new WireSchema(
                List.of(new Definition.ObjectDefinition(name, fields, false)),
                new WireType.ObjectReference(0, false, false));
    }

    /** Looks up every reader that was made: all are gone except those that are kept. */
    @Test
    @Timeout(120)
    void manyThreadsWithManySchemasKeepNoMoreThanTheirWeight() throws Exception {
        SerializerCore core = TypedSerializers.core(Point.class);
        Queue<WeakReference<SwitchingRoot>> made = new ConcurrentLinkedQueue<>();
        ExecutorService threads = Executors.newFixedThreadPool(8);
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int thread = i;
            all.add(threads.submit(() -> {
                for (int turn = 0; turn < 20; turn++) {
                    made.add(new WeakReference<>(core.reading(schema(thread, turn))));
                }
            }));
        }
        for (Future<?> each : all) {
            each.get();
        }
        threads.shutdown();
        assertTrue(threads.awaitTermination(60, TimeUnit.SECONDS));
        int size = schema(7, 19).toBytes().length;
        int kept = met(core).size();
        assertEquals(160, made.size());
        assertTrue(kept > 0 && kept <= ForeignRoots.MAX_WEIGHT / size + 1, () -> kept + " schemas of " + size);
        made.removeIf(it -> it.refersTo(null));
        while (made.size() > kept) {
            System.gc();
            Thread.sleep(10);
            made.removeIf(it -> it.refersTo(null));
        }
    }

    private static ForeignRoots<?> met(SerializerCore core) throws ReflectiveOperationException {
        Field met = SerializerCore.class.getDeclaredField("met");
        met.setAccessible(true);
        return (ForeignRoots<?>) met.get(core);
    }

    @Test
    void anUnreadableSchemaIsATypedErrorAndNotKept() throws Exception {
        SerializerCore core = TypedSerializers.core(String.class);
        WireSchema other = new WireSchema(
                List.of(new Definition.ObjectDefinition("A", List.of(), false)),
                new WireType.ObjectReference(0, false, false));
        assertThrows(BinaryException.class, () -> core.reading(other));
        assertEquals(0, met(core).size());
        UnsupportedClassException cause = new UnsupportedClassException("A", "Class A has no constructor.");
        assertEquals(
                "Data of another schema needs A in a way that it can't be read, at $.\n"
                        + "  Its class says why: Class A has no constructor.",
                EvolutionErrors.unsupportedClass(cause).getMessage());
        assertSame(cause, EvolutionErrors.unsupportedClass(cause).getCause());
    }
}
