package dev.piculet.binary.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.UnsupportedClassException;
import dev.piculet.binary.BinaryException;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Schema;
import dev.piculet.binary.schema.WireType;
import java.lang.reflect.Field;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForeignRootsTest {
    private static final SwitchingRoot SOME = TypedSerializers.core().root();

    private static final class TypedSerializers {
        static SerializerCore core() {
            try {
                Field core = TypedSerializer.class.getDeclaredField("core");
                core.setAccessible(true);
                return (SerializerCore) core.get(TypedSerializer.of(String.class));
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
        ForeignRoots roots = new ForeignRoots();
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
        ForeignRoots roots = new ForeignRoots();
        for (int i = 0; i < 10_000; i++) {
            roots.put(key(i, 5), SOME);
        }
        assertTrue(roots.size() <= 512, () -> roots.size() + " schemas");
    }

    @Test
    void aSchemaLargerThanAllTogetherIsNotKept() {
        ForeignRoots roots = new ForeignRoots();
        ForeignRoots.Key large = key(1, 600_000);
        assertSame(SOME, roots.put(large, SOME));
        assertEquals(0, roots.size());
    }

    @Test
    void schemasWithOneFingerprintAreToldApart() {
        ForeignRoots roots = new ForeignRoots();
        roots.put(new ForeignRoots.Key(7, new byte[] {1}), SOME);
        assertNull(roots.get(new ForeignRoots.Key(7, new byte[] {2})));
    }

    @Test
    void whatCannotBeReadIsATypedErrorAndNotKept() throws Exception {
        SerializerCore core = TypedSerializers.core();
        Schema other = new Schema(
                List.of(new Definition.ObjectDefinition("A", List.of(), false)),
                new WireType.ObjectReference(0, false, false));
        assertThrows(BinaryException.class, () -> core.reading(other));
        Field met = SerializerCore.class.getDeclaredField("met");
        met.setAccessible(true);
        assertEquals(0, ((ForeignRoots) met.get(core)).size());
        UnsupportedClassException cause = new UnsupportedClassException("A", "Class A has no constructor.");
        assertEquals(
                "Data of another schema needs A in a way that it can't be read, at $.\n"
                        + "  Its class says why: Class A has no constructor.",
                EvolutionErrors.unsupportedClass(cause).getMessage());
        assertSame(cause, EvolutionErrors.unsupportedClass(cause).getCause());
    }
}
