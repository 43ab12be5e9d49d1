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
import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.CompiledSources;
import dev.piculet.binary.Schemas;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.ValueCodec;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.ObjectDensity;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.lang.management.ManagementFactory;
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

    /** The memory that SECURITY.md promises not to exceed. */
    private static final long BYTES_PER_BYTE = 4 * 1024;

    private static final long FREE_BYTES = 8 << 20;

    /** A reference without compression. */
    private static final long REFERENCE = 8;

    @TempDir
    Path folder;

    record Empty() {}

    record Ten(Empty a, Empty b, Empty c, Empty d, Empty e, Empty f, Empty g, Empty h, Empty i, Empty j) {}

    static class Tree {
        List<Tree> children;
    }

    /** Each object holds ten of the next definition: 1,111 objects for a bit. */
    private static WireSchema powersOfTen(String... names) {
        List<Definition> definitions = new ArrayList<>();
        for (int level = 0; level < 3; level++) {
            FieldDefinition[] fields = new FieldDefinition[10];
            for (int i = 0; i < fields.length; i++) {
                fields[i] = field(String.valueOf((char) ('a' + i)), reference(level + 1));
            }
            definitions.add(object(level < names.length ? names[level] : "Level" + level, fields));
        }
        definitions.add(object("Nothing"));
        return new WireSchema(definitions, new WireType.Sequence(CollectionKind.ARRAY, nullable(0)));
    }

    /** A list of so many elements, none of them null. */
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
        assertTrue(e.getMessage().contains(" in its first "), e.getMessage());
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
        WireSchema written = new WireSchema(definitions, reference(definitions.size() - 1));
        record Kept(byte kept) {}
        TypedSerializer<Kept> serializer = TypedSerializer.builder(Kept.class)
                .reads(Schemas.of(written))
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
        WireSchema written = Described.schema(
                new WireType.Sequence(CollectionKind.ARRAY, nullable(0)),
                object(Ten.class.getName(), fields),
                object(Empty.class.getName()));
        TypedSerializer<List<Ten>> serializer = TypedSerializer.builder(new TypeRef<List<Ten>>() {})
                .reads(Schemas.of(written))
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
            assertTrue(ObjectDensity.isLow(Schemas.wire(TypedSerializer.of(type)), /* isPart= */ false), type::getName);
        }
        WireSchema dense = powersOfTen();
        assertEquals(false, ObjectDensity.isLow(dense, /* isPart= */ false));
        assertEquals(false, ObjectDensity.isLow(new WireSchema(dense.definitions(), nullable(0)), false));
    }

    /** Arrays of records with the same bytes, and a set of enum constants: room for 600 constants, or for none. */
    private Class<?>[] flags(String enumCollection, String create, String other) throws Exception {
        StringBuilder constants = new StringBuilder("A0");
        for (int i = 1; i < 600; i++) {
            constants.append(", A").append(i);
        }
        String large = "package made; import java.util.*; public record Large(" + enumCollection + " held) {"
                + " public static Large[] many(int count) { Large[] many = new Large[count];"
                + " Arrays.fill(many, new Large(" + create + ")); return many; }"
                + " public enum Big { " + constants + " } }";
        String small = "package made; import java.util.*; public record Small(" + other + " held) {"
                + " public static Small[] many(int count) { Small[] many = new Small[count];"
                + " Arrays.fill(many, new Small(new " + other + "())); return many; } }";
        ClassLoader loader = CompiledSources.loader(new CompiledSources(folder)
                .with("made.Large", large)
                .with("made.Small", small)
                .compile());
        return new Class<?>[] {loader.loadClass("made.Large"), loader.loadClass("made.Small")};
    }

    @SuppressWarnings("unchecked") // The claimed count.
    private static TypedSerializer<Object[]> arrays(Class<?> component, int generateAfter) {
        return (TypedSerializer<Object[]>) TypedSerializer.builder(component.arrayType())
                .headerless()
                .generateAfter(generateAfter)
                .build();
    }

    private static Object[] many(Class<?> type, int count) throws ReflectiveOperationException {
        return (Object[]) type.getMethod("many", int.class).invoke(null, count);
    }

    private void assertCounted(Class<?>[] flags, int count, int refused, int generateAfter) throws Exception {
        TypedSerializer<Object[]> serializer = arrays(flags[0], generateAfter);
        Object[] some = many(flags[0], refused - 1);
        assertArrayEquals(some, serializer.copy(some));
        Object[] many = many(flags[0], count);
        LimitExceededException e = assertThrows(LimitExceededException.class, () -> serializer.serialize(many));
        assertTrue(e.getMessage().contains(" constants of enums in its first "), e.getMessage());
        assertTrue(e.getMessage().contains(" at $[" + refused + "].held."), e.getMessage());
        byte[] bytes = arrays(flags[1], -1).serialize(many(flags[1], count));
        long allocated = allocated(() -> {
            LimitExceededException reading =
                    assertThrows(LimitExceededException.class, () -> serializer.deserialize(bytes));
            assertEquals(e.getMessage(), reading.getMessage());
            throw reading;
        });
        assertTrue(allocated < BYTES_PER_BYTE * bytes.length + FREE_BYTES, () -> allocated + " bytes");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void emptyMapsOfLargeEnumsAreCountedWhileTheyAreWrittenAndRead(int generateAfter) throws Exception {
        Class<?>[] flags = flags("EnumMap<Large.Big, String>", "new EnumMap<>(Big.class)", "HashMap<String, String>");
        assertCounted(flags, 10_000, 260, generateAfter);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void emptySetsOfLargeEnumsCostSoLittleThatTheyPayForThemselves(int generateAfter) throws Exception {
        Class<?>[] flags = flags("EnumSet<Large.Big>", "EnumSet.noneOf(Big.class)", "HashSet<String>");
        Object[] many = many(flags[0], 10_000);
        assertArrayEquals(many, arrays(flags[0], generateAfter).copy(many));
    }

    /** Written by a codec. */
    record Pair(Object[] first, Object[] second) {}

    record Holder(Pair pair) {}

    /** Has another serializer write and read both. */
    private record PairCodec(TypedSerializer<Object[]> arrays, boolean counts) implements ValueCodec<Pair> {
        @Override
        public String id() {
            return "pair";
        }

        @Override
        public void encode(BinaryOutput out, Pair pair) {
            encode(out, pair.first);
            encode(out, pair.second);
        }

        private void encode(BinaryOutput out, Object[] array) {
            if (counts) {
                arrays.serialize(array, out);
            } else {
                out.writeBytes(arrays.serialize(array));
            }
        }

        @Override
        public Pair decode(BinaryInput in) {
            return new Pair(arrays.deserialize(in), arrays.deserialize(in));
        }
    }

    private static TypedSerializer<Holder> holders(
            TypedSerializer<Object[]> arrays, boolean counts, int generateAfter) {
        return TypedSerializer.builder(Holder.class)
                .codec(Pair.class, new PairCodec(arrays, counts))
                .generateAfter(generateAfter)
                .build();
    }

    /** What no byte has to pay for is there once, not for each value that a codec has others write or read. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void partsOfAMessageAreCountedTogether(int generateAfter) throws Exception {
        Class<?>[] flags = flags("EnumMap<Large.Big, String>", "new EnumMap<>(Big.class)", "HashMap<String, String>");
        TypedSerializer<Object[]> large = arrays(flags[0], generateAfter);
        Object[] maps = many(flags[0], 200);
        TypedSerializer<Holder> holders = holders(large, /* counts= */ true, generateAfter);
        Holder one = new Holder(new Pair(maps, many(flags[0], 0)));
        assertArrayEquals(maps, holders.copy(one).pair.first);
        Holder two = new Holder(new Pair(maps, maps));
        LimitExceededException written = assertThrows(LimitExceededException.class, () -> holders.serialize(two));
        assertTrue(written.getMessage().contains(" constants of enums in its first "), written.getMessage());
        byte[] bytes = holders(large, /* counts= */ false, generateAfter).serialize(two);
        LimitExceededException read = assertThrows(LimitExceededException.class, () -> holders.deserialize(bytes));
        assertTrue(read.getMessage().contains(" constants of enums in its first "), read.getMessage());
    }

    private static TypedSerializer<Tree> trees(int generateAfter) {
        return TypedSerializer.builder(Tree.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
    }

    private static long allocatedByRefusal(TypedSerializer<?> serializer, byte[] bytes) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> serializer.deserialize(bytes));
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(e.getMessage().contains(" at $.children["), e.getMessage());
        return allocated;
    }

    /** Few enough to reach the end of the bytes before the end of the stack, compiled or not. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void nestedListsMakeNoRoomForTheCountsTheyClaim(int generateAfter) {
        int lists = 250;
        BinaryOutput out = new BinaryOutput();
        for (int i = 0; i < lists; i++) {
            // The list's control, nearly the highest possible count, and the elements' bits.
            out.writeByte(14);
            out.writeVarint(7_900_000);
            out.writeShort((short) 1);
        }
        byte[] bytes = Arrays.copyOf(out.toByteArray(), 1_000_000);
        // A list without elements: only room for the claimed count is allocated.
        Arrays.fill(bytes, out.position(), bytes.length, (byte) 0xFF);
        long room = lists * (bytes.length / 64) * REFERENCE;
        long allocated = allocatedByRefusal(trees(generateAfter), bytes);
        assertTrue(allocated < room + FREE_BYTES, () -> allocated + " bytes");
    }

    /**
     * Growing lists leave their smaller arrays behind: once in generated code, and again in the interpreter that
     * explains the error.
     */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void presentElementsCostNoMoreThanGrowingLists(int generateAfter) {
        int count = 8_000_000;
        BinaryOutput out = new BinaryOutput();
        out.writeByte(14);
        out.writeVarint(2);
        out.writeByte(3);
        out.writeByte(14);
        out.writeVarint(count);
        // As many nulls as claimed, and one byte too few for the next tree.
        byte[] bytes = Arrays.copyOf(out.toByteArray(), out.position() + count / 8);
        long twins = generateAfter < 0 ? 1 : 2;
        // An ArrayList grows by half, so its earlier arrays sum up to twice its size. The interpreter doubles, and
        // copies.
        long grown = twins * 3 * REFERENCE * count;
        long allocated = allocatedByRefusal(trees(generateAfter), bytes);
        assertTrue(allocated < grown + FREE_BYTES, () -> allocated + " bytes");
        assertTrue(grown < BYTES_PER_BYTE * bytes.length);
    }

    static class Chain {
        int value;
        Chain next;
    }

    record Fork(Fork left, Fork right) {}

    sealed interface Shape permits Circle, Square, Line, Dot {}

    record Circle(int size) implements Shape {}

    record Square(int size) implements Shape {}

    record Line(int size) implements Shape {}

    record Dot() implements Shape {}

    /** Classes that were found once are not looked up again, and the declaration is not inspected again. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void arraysWhoseClassesTakeTurnsCostNoMoreThanOthers(int generateAfter) {
        TypedSerializer<List<Shape[]>> arrays = TypedSerializer.builder(new TypeRef<List<Shape[]>>() {})
                .generateAfter(generateAfter)
                .build();
        List<Shape[]> equal = new ArrayList<>();
        List<Shape[]> turns = new ArrayList<>();
        for (int i = 0; i < 5_000; i++) {
            equal.add(new Circle[0]);
            turns.add(i % 2 == 0 ? new Circle[0] : new Square[0]);
        }
        byte[] ofEqual = arrays.serialize(equal);
        byte[] ofTurns = arrays.serialize(turns);
        assertEquals(Square[].class, arrays.deserialize(ofTurns).get(1).getClass());
        arrays.deserialize(ofEqual);
        long byEqual = allocatedBy(arrays, ofEqual);
        long byTurns = allocatedBy(arrays, ofTurns);
        assertTrue(byTurns < byEqual + byEqual / 10, () -> byTurns + " bytes, not " + byEqual);
    }

    private static long allocatedBy(TypedSerializer<?> serializer, byte[] bytes) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        serializer.deserialize(bytes);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    private static void assertReadsNothingBehind(TypedSerializer<?> serializer, byte[] page, int offset) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThrows(MalformedInputException.class, () -> serializer.deserialize(page, offset, 16));
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 1 << 20, () -> allocated + " bytes");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void chainsEndWithTheBytesOfTheirMessage(int generateAfter) {
        byte[] page = new byte[8 << 20];
        // Each object has a number of four bytes, and another object behind it.
        Arrays.fill(page, (byte) 0xFF);
        TypedSerializer<Chain> chains = TypedSerializer.builder(Chain.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
        assertReadsNothingBehind(chains, page, 0);
        assertReadsNothingBehind(chains, page, 64);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void treesEndWithTheBytesOfTheirMessage(int generateAfter) {
        BinaryOutput page = new BinaryOutput();
        writeForks(page, 18);
        TypedSerializer<Fork> forks = TypedSerializer.builder(Fork.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
        assertReadsNothingBehind(forks, page.toByteArray(), 0);
    }

    private static void writeForks(BinaryOutput out, int levels) {
        out.writeByte(levels == 0 ? 0 : 3);
        for (int i = 0; levels > 0 && i < 2; i++) {
            writeForks(out, levels - 1);
        }
    }
}
