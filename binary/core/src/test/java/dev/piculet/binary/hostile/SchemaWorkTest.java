package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.field;
import static dev.piculet.binary.hostile.Described.nullable;
import static dev.piculet.binary.hostile.Described.object;
import static dev.piculet.binary.hostile.Described.reference;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.Schemas;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.codec.TypeDescription;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Work and memory grow with the bytes of a schema, however often it refers to its large parts. */
class SchemaWorkTest {
    private static final Duration HANG = Duration.ofSeconds(20);
    private static final WireType.Primitive BYTE = new WireType.Primitive(PrimitiveKind.BYTE, false);

    /** The memory that SECURITY.md promises not to exceed. */
    private static final long BYTES_PER_BYTE = 4 * 1024;

    private static final long FREE_BYTES = 8 << 20;
    private static final long FREE_BYTES_OF_INSPECTOR = 32 << 20;

    enum Color {
        RED,
        BLUE
    }

    /** A schema for it may have any number of definitions, and each is bound to the class again. */
    static final class Branch {
        Color color;
        Branch left;
        Branch right;
    }

    /** So many levels of maps inside maps, with twice as many types on each level. */
    private static WireType maps(int levels, WireType innermost) {
        return levels == 0
                ? innermost
                : new WireType.Dictionary(
                        DictionaryCodes.HASH_MAP, maps(levels - 1, innermost), maps(levels - 1, innermost));
    }

    record Item(String name) {}

    record Two(Object any, Item item) {}

    private static long allocated(Runnable work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    private static void assertAllocates(long most, Runnable work) {
        long allocated = allocated(work);
        assertTrue(allocated < most, () -> allocated + " bytes, not " + most);
    }

    @Test
    void aLongNameThatATypeHasManyTimesIsNotSpeltOutEachTime() {
        WireSchema schema = new WireSchema(
                List.of(new EnumDefinition("x".repeat(100_000), List.of())), maps(15, new WireType.EnumReference(0)));
        byte[] bytes = Described.of(schema, (byte) 0);
        BinarySerializer serializer = BinarySerializer.builder().build();
        assertAllocates(BYTES_PER_BYTE * bytes.length + FREE_BYTES, () -> {
            SchemaMismatchException e =
                    assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(bytes));
            assertTrue(e.getMessage().startsWith("Data was written as 'HashMap of HashMap of "), e::getMessage);
            assertTrue(e.getMessage().contains("…' and can't be read as 'Object' at $."), e::getMessage);
            assertTrue(e.getMessage().length() < 2_000, e::getMessage);
        });
        assertAllocates(BYTES_PER_BYTE * bytes.length + FREE_BYTES_OF_INSPECTOR, () -> {
            assertTrue(Inspector.selfDescribing().inspect(bytes).length() < 10 * bytes.length);
        });
        assertTrue(schema.toString().length() < 2 * bytes.length);
    }

    @Test
    void manySuperclassesAreNumberedInTimeThatGrowsWithTheirNumber() {
        List<FieldDefinition> fields = new ArrayList<>();
        for (int i = 0; i < 200_000; i++) {
            String name = Integer.toString(i, Character.MAX_RADIX);
            fields.add(new FieldDefinition(name, name, BYTE));
        }
        WireSchema schema = Described.schema(reference(0), new Definition.ObjectDefinition("Heir", fields, false));
        assertTimeoutPreemptively(HANG, () -> assertEquals(schema, WireSchema.parse(schema.toBytes())));
    }

    @Test
    void aTypeIsNotWalkedThroughForEachObjectThatHasIt() {
        WireSchema schema = Described.schema(
                new WireType.Sequence(CollectionKind.ARRAY, nullable(0)),
                object("Holder", field("large", maps(16, new WireType.Text()))));
        int count = 320_000;
        BinaryOutput out = new BinaryOutput();
        out.writeByte(14);
        out.writeVarint(count);
        for (int i = 0; i < count; i += 16) {
            // Sixteen objects that each hold null.
            out.writeShort((short) -1);
            out.writeLong(0);
            out.writeLong(0);
        }
        byte[] bytes = Described.of(schema, out.toByteArray());
        assertTimeoutPreemptively(HANG, () -> assertEquals(count, ((List<?>) BinarySerializer.tree(bytes)).size()));
    }

    @Test
    void constantsOfAnEnumAreFoundOnceForAllPlaces() {
        int branches = 2_000;
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < branches; i++) {
            boolean hasMore = 2 * i + 2 < branches;
            definitions.add(Described.recursive(
                    Branch.class.getName(),
                    field("color", new WireType.EnumReference(branches)),
                    field("left", nullable(hasMore ? 2 * i + 1 : i)),
                    field("right", nullable(hasMore ? 2 * i + 2 : i))));
        }
        List<String> constants = new ArrayList<>(List.of("RED"));
        for (int i = 0; i < 20_000; i++) {
            constants.add(Integer.toString(i, Character.MAX_RADIX));
        }
        definitions.add(new EnumDefinition(Color.class.getName(), constants));
        WireSchema schema = new WireSchema(definitions, reference(0));
        TypedSerializer.builder(Branch.class).reads(Schemas.of(schema)).build();
        assertAllocates(
                80_000_000,
                () -> TypedSerializer.builder(Branch.class)
                        .reads(Schemas.of(schema))
                        .generateAfter(-1)
                        .build());
    }

    /** A place for anything, and one for the class itself, of which subclasses are allowed. */
    @Test
    void aDescriptionIsNotCopiedForEachValueWherePlacesTakeTurns() {
        TypedSerializer<Object[]> reader = TypedSerializer.builder(Object[].class)
                .allow(Item.class, Two.class)
                .build();
        WireSchema item = Described.schema(
                reference(0),
                object(Item.class.getName(), field("name", new WireType.Text())),
                new EnumDefinition("x".repeat(200_000), List.of()));
        WireSchema two = Described.schema(
                reference(0),
                Described.recursive(
                        Two.class.getName(),
                        field("any", new WireType.Open("")),
                        field("item", new WireType.Open(Item.class.getName()))));
        int count = 20_000;
        BinaryOutput out = new BinaryOutput();
        out.writeInt(reader.schema().fingerprint());
        out.writeByte(14);
        out.writeVarint(count);
        for (int i = 0; i < count; i++) {
            describe(out, 0, 15, i == 0 ? two : null);
            out.writeByte(0xFF);
            describe(out, 1, -1, i == 0 ? item : null);
            // Its name is null, and the other item has the same type.
            out.writeByte(0);
            out.writeVarint(2);
            out.writeByte(0);
        }
        byte[] bytes = out.toByteArray();
        assertAllocates(
                BYTES_PER_BYTE * bytes.length + FREE_BYTES,
                () -> assertEquals(count, reader.deserialize(bytes).length));
    }

    /**
     * Writes which type a value has.
     *
     * @param control that a type follows; negative if that was written
     * @param schema null if it was described before
     */
    private static void describe(BinaryOutput out, int number, int control, WireSchema schema) {
        if (control >= 0) {
            out.writeByte(control);
        }
        if (schema == null) {
            out.writeVarint(number + 1);
        } else {
            out.writeByte(0);
            out.writeBytes(TypeDescription.bytes("", schema));
        }
    }

    @Test
    void rowsOfTheInspectorCostNoMoreWhereNamesAreLong() {
        FieldDefinition[] fields = new FieldDefinition[16];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = field((char) i + "\u0001".repeat(100), new WireType.Text());
        }
        WireSchema schema = Described.schema(
                new WireType.Sequence(CollectionKind.ARRAY, nullable(0)), object("." + "x".repeat(100_000), fields));
        int count = 1_600;
        BinaryOutput out = new BinaryOutput();
        out.writeByte(14);
        out.writeVarint(count);
        for (int i = 0; i < count; i++) {
            if (i % 16 == 0) {
                out.writeShort((short) -1);
            }
            out.writeLong(0);
        }
        byte[] bytes = Described.of(schema, out.toByteArray());
        assertAllocates(BYTES_PER_BYTE * bytes.length, () -> {
            String text = Inspector.selfDescribing().inspect(bytes);
            assertTrue(text.contains("\\u0001"), "names are there");
        });
    }
}
