package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.field;
import static dev.piculet.binary.hostile.Described.nullable;
import static dev.piculet.binary.hostile.Described.object;
import static dev.piculet.binary.hostile.Described.reference;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.BinaryException;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.CompiledSources;
import dev.piculet.binary.LimitExceededException;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.ObjectDensity;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.Schema;
import dev.piculet.binary.schema.WireType;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Few bytes never become many objects. */
class ByteBudgetTest {
    private static final WireType.Primitive BYTE = new WireType.Primitive(PrimitiveKind.BYTE, false);

    @TempDir
    Path folder;

    record Empty() {}

    record Ten(Empty a, Empty b, Empty c, Empty d, Empty e, Empty f, Empty g, Empty h, Empty i, Empty j) {}

    static class Tree {
        List<Tree> children;
    }

    /** Each object holds ten of the next definition: 1,111 objects for a bit. */
    private static Schema powersOfTen(String... names) {
        List<Definition> definitions = new ArrayList<>();
        for (int level = 0; level < 3; level++) {
            FieldDefinition[] fields = new FieldDefinition[10];
            for (int i = 0; i < fields.length; i++) {
                fields[i] = field(String.valueOf((char) ('a' + i)), reference(level + 1));
            }
            definitions.add(object(level < names.length ? names[level] : "Level" + level, fields));
        }
        definitions.add(object("Nothing"));
        return new Schema(definitions, new WireType.Sequence(CollectionKind.ARRAY, nullable(0)));
    }

    /** A list of so many elements, all there. */
    private static byte[] list(int count) {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(14);
        out.writeVarint(count);
        for (int i = 0; i < count; i += 16) {
            out.writeShort((short) -1);
        }
        return out.toByteArray();
    }

    private static long allocated(Executable reading) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        LimitExceededException e = assertThrows(LimitExceededException.class, reading);
        assertTrue(e.getMessage().contains(" objects in its first "), e.getMessage());
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void objectsWithoutBytesInTreesAreCounted() {
        byte[] bytes = Described.of(powersOfTen(), list(8_000));
        long allocated = allocated(() -> BinarySerializer.tree(bytes));
        assertTrue(allocated < 20_000_000, () -> allocated + " bytes");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void objectsWithoutBytesInDroppedFieldsAreCounted(int generateAfter) {
        List<Definition> definitions = new ArrayList<>(powersOfTen().definitions());
        definitions.add(
                object(Empty.class.getName(), field("dropped", powersOfTen().root()), field("kept", BYTE)));
        Schema written = new Schema(definitions, reference(definitions.size() - 1));
        record Kept(byte kept) {}
        TypedSerializer<Kept> serializer = TypedSerializer.builder(Kept.class)
                .reads(written)
                .generateAfter(generateAfter)
                .build();
        BinaryOutput out = new BinaryOutput();
        out.writeInt(written.fingerprint());
        out.writeBytes(list(8_000));
        long allocated = allocated(() -> serializer.deserialize(out.toByteArray()));
        assertTrue(allocated < 20_000_000, () -> allocated + " bytes");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void objectsWithoutBytesOfTheReadersOwnClassesAreCounted(int generateAfter) {
        FieldDefinition[] fields = new FieldDefinition[10];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = field(String.valueOf((char) ('a' + i)), reference(1));
        }
        Schema written = Described.schema(
                new WireType.Sequence(CollectionKind.ARRAY, nullable(0)),
                object(Ten.class.getName(), fields),
                object(Empty.class.getName()));
        TypedSerializer<List<Ten>> serializer = TypedSerializer.builder(new TypeRef<List<Ten>>() {})
                .reads(written)
                .generateAfter(generateAfter)
                .build();
        BinaryOutput few = new BinaryOutput();
        few.writeInt(written.fingerprint());
        few.writeBytes(list(800));
        assertEquals(800, serializer.deserialize(few.toByteArray()).size());
        BinaryOutput many = new BinaryOutput();
        many.writeInt(written.fingerprint());
        many.writeBytes(list(80_000));
        long allocated = allocated(() -> serializer.deserialize(many.toByteArray()));
        assertTrue(allocated < 100_000_000, () -> allocated + " bytes");
    }

    @Test
    void ordinaryClassesNeedNoCounting() {
        record Data(int value) {}
        record Wrapper(Data data) {}
        record Event(Wrapper wrapper, String name) {}
        for (Class<?> type :
                new Class<?>[] {Data.class, Wrapper.class, Event.class, Empty.class, Ten.class, Tree.class}) {
            assertTrue(ObjectDensity.isLow(TypedSerializer.of(type).schema()), type::getName);
        }
        Schema dense = powersOfTen();
        assertEquals(false, ObjectDensity.isLow(dense));
        assertEquals(false, ObjectDensity.isLow(new Schema(dense.definitions(), nullable(0))));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void emptyMapsOfLargeEnumsAreCounted(int generateAfter) throws Exception {
        StringBuilder constants = new StringBuilder("A0");
        for (int i = 1; i < 600; i++) {
            constants.append(", A").append(i);
        }
        String source = "package made; import java.util.*; public record Flags(EnumMap<Flags.Big, String> map) {"
                + " public static Flags[] many(int count) { Flags[] many = new Flags[count];"
                + " Arrays.fill(many, new Flags(new EnumMap<>(Big.class))); return many; }"
                + " public enum Big { " + constants + " } }";
        Class<?> flags = CompiledSources.loader(
                        new CompiledSources(folder).with("made.Flags", source).compile())
                .loadClass("made.Flags");
        Method many = flags.getMethod("many", int.class);
        @SuppressWarnings("unchecked") // What the method returns.
        TypedSerializer<Object[]> serializer = (TypedSerializer<Object[]>) TypedSerializer.builder(flags.arrayType())
                .headerless()
                .generateAfter(generateAfter)
                .build();
        Object[] some = (Object[]) many.invoke(null, 100);
        assertArrayEquals(some, serializer.deserialize(serializer.serialize(some)));
        byte[] bytes = serializer.serialize((Object[]) many.invoke(null, 10_000));
        long allocated = allocated(() -> serializer.deserialize(bytes));
        assertTrue(allocated < 40_000_000, () -> allocated + " bytes");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void listsInsideEachOtherMakeNoRoomForWhatEachClaims(int generateAfter) {
        TypedSerializer<Tree> serializer = TypedSerializer.builder(Tree.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
        BinaryOutput out = new BinaryOutput();
        for (int i = 0; i < 900; i++) {
            // The list's control, a count of all that could be, and the elements' bits.
            out.writeByte(14);
            out.writeVarint(1_000_000);
            out.writeShort((short) 1);
        }
        byte[] bytes = Arrays.copyOf(out.toByteArray(), 1_000_000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThrows(BinaryException.class, () -> serializer.deserialize(bytes));
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        // Each of 900 lists claims 4 MB. How much messages and stack traces of so deep a value take varies.
        assertTrue(allocated < 1_000_000_000, () -> allocated + " bytes");
    }
}
