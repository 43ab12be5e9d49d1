package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.field;
import static dev.piculet.binary.hostile.Described.nullable;
import static dev.piculet.binary.hostile.Described.object;
import static dev.piculet.binary.hostile.Described.recursive;
import static dev.piculet.binary.hostile.Described.reference;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.Schema;
import dev.piculet.binary.Schemas;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.fixture.Classes;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.tree.ObjectTree;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostileSchemasTest {
    private static final WireType.Primitive BYTE = new WireType.Primitive(PrimitiveKind.BYTE, false);

    /** Objects that each contain the next one defined, or the one before. */
    private static WireSchema chain(int length, boolean forwards, boolean recursive) {
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            String name = "D" + i;
            definitions.add(
                    i == length - 1
                            ? object(name, field("end", BYTE))
                            : recursive
                                    ? recursive(name, field("next", nullable(i + 1)))
                                    : object(name, field("next", nullable(i + 1))));
        }
        int root = 0;
        if (!forwards) {
            definitions.replaceAll(
                    it -> it instanceof Definition.ObjectDefinition object ? mirrored(object, length) : it);
            Collections.reverse(definitions);
            root = length - 1;
        }
        return new WireSchema(definitions, reference(root));
    }

    private static Definition mirrored(Definition.ObjectDefinition object, int length) {
        return new Definition.ObjectDefinition(
                object.name(),
                object.fields().stream()
                        .map(it -> it.type() instanceof WireType.ObjectReference next
                                ? field(it.name(), nullable(length - 1 - next.index()))
                                : it)
                        .toList(),
                object.recursive());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void depthIsCheckedInEveryOrderOfDefinitions(boolean forwards) {
        for (boolean recursive : new boolean[] {false, true}) {
            byte[] deepest = chain(500, forwards, recursive).toBytes();
            assertEquals(500, WireSchema.parse(deepest).definitions().size());
            for (int length : new int[] {502, 3_000, 20_000}) {
                byte[] bytes = chain(length, forwards, recursive).toBytes();
                MalformedInputException e = assertThrows(MalformedInputException.class, () -> WireSchema.parse(bytes));
                assertTrue(
                        e.getMessage().startsWith("Schema has more than 500 types inside each other"), e.getMessage());
            }
        }
    }

    @Test
    void schemasTooDeepForTheStackAreATypedError() {
        int length = 20_000;
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            // A ring, which has no longest path.
            definitions.add(recursive(Classes.Link.class.getName(), field("next", nullable((i + 1) % length))));
        }
        WireSchema ring = new WireSchema(definitions, reference(0));
        assertEquals(ring, WireSchema.parse(ring.toBytes()));
        LimitExceededException e = assertThrows(
                LimitExceededException.class,
                () -> TypedSerializer.builder(Classes.Link.class)
                        .reads(Schemas.of(ring))
                        .build());
        assertTrue(
                e.getMessage().startsWith("The thread's stack is too small for the types of the schema"),
                e.getMessage());
        BinarySerializer any =
                BinarySerializer.builder().allow(Classes.Link.class).build();
        assertThrows(BinaryException.class, () -> any.deserialize(Described.of(ring, (byte) 0)));
        BinarySerializer.tree(Described.of(ring, (byte) 0));
    }

    /** Looking for one among names that a table can't tell apart takes as long as there are names. */
    @Test
    @Timeout(5)
    void manyNamesWithOneHashCodeTakeNoLongerThanOthers() {
        List<Definition.FieldDefinition> fields = new ArrayList<>();
        for (int i = 0; i < 1 << 16; i++) {
            StringBuilder id = new StringBuilder("custom:");
            for (int bit = 0; bit < 16; bit++) {
                id.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            fields.add(field("f" + i, new WireType.Leaf(id.toString(), true)));
        }
        WireSchema schema = new WireSchema(List.of(new Definition.ObjectDefinition("A", fields, false)), reference(0));
        ObjectTree tree = (ObjectTree) BinarySerializer.tree(Described.of(schema, new byte[1 << 13]));
        assertEquals(1 << 16, tree.fields().size());
    }

    /** An inspector tries whether bytes with another fingerprint are those of the schema with open places. */
    @Test
    void schemasWithManyDefinitionsInARingAreInspected() {
        int length = 20_000;
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            int next = 2 * (i + 1) % (2 * length);
            definitions.add(new Definition.ChoiceDefinition(
                    "C", List.of(new Definition.Alternative("O", reference(2 * i + 1)))));
            definitions.add(recursive("O", field("next", new WireType.ChoiceReference(next))));
        }
        Schema ring = Schema.parse(new WireSchema(definitions, new WireType.ChoiceReference(0)).toBytes());
        String lines = assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> Inspector.inspect(ring, new byte[] {1, 2, 3, 4}));
        assertTrue(lines.contains("error: Data of C was written with schema 04030201"), lines);
    }

    /** Each object holds ten of the next level: 111 of them, 1,111, and so on. */
    private static byte[] powersOfTen(int levels) {
        List<Definition> definitions = new ArrayList<>();
        for (int level = 0; level < levels; level++) {
            Definition.FieldDefinition[] fields = new Definition.FieldDefinition[10];
            for (int i = 0; i < fields.length; i++) {
                fields[i] = field("f" + i, reference(level + 1));
            }
            definitions.add(object("Level" + level, fields));
        }
        definitions.add(object("Nothing"));
        return new WireSchema(definitions, reference(0)).toBytes();
    }

    @Test
    void objectsThatAnObjectHasWhateverItsBytesAreAreBounded() {
        assertEquals(4, WireSchema.parse(powersOfTen(3)).definitions().size());
        for (int levels : new int[] {4, 12, 200}) {
            MalformedInputException e =
                    assertThrows(MalformedInputException.class, () -> WireSchema.parse(powersOfTen(levels)));
            String name = "Level" + (levels - 4);
            assertTrue(
                    e.getMessage()
                            .startsWith(
                                    "Schema has " + name + ", each object of which contains more than 10000 others,"),
                    e::getMessage);
        }
    }

    @Test
    void exactlyTenThousandObjectsMayBeInsideAnother() {
        Definition.FieldDefinition[] parts = new Definition.FieldDefinition[999];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = field("p" + i, reference(2));
        }
        for (int rest : new int[] {0, 1}) {
            Definition.FieldDefinition[] fields = new Definition.FieldDefinition[10 + rest];
            for (int i = 0; i < fields.length; i++) {
                fields[i] = field("f" + i, reference(i < 10 ? 1 : 2));
            }
            byte[] bytes = new WireSchema(
                            List.of(object("Whole", fields), object("Part", parts), object("Nothing")), reference(0))
                    .toBytes();
            if (rest == 0) {
                assertEquals(3, WireSchema.parse(bytes).definitions().size());
            } else {
                assertThrows(MalformedInputException.class, () -> WireSchema.parse(bytes));
            }
        }
    }

    @Test
    void objectsThatContainOthersWithoutEndAreRefused() {
        for (WireSchema schema : List.of(
                Described.schema(reference(0), recursive("Own", field("a", reference(0)))),
                Described.schema(
                        reference(1),
                        recursive("Own", field("a", reference(1))),
                        recursive("Other", field("b", reference(0)))))) {
            MalformedInputException e =
                    assertThrows(MalformedInputException.class, () -> WireSchema.parse(schema.toBytes()));
            assertTrue(e.getMessage().contains(", whose objects contain others without end, at $"), e::getMessage);
        }
    }

    record Remaining(String s) {}

    /** Where its values end nobody knows, so what follows would be read as something else. */
    @Test
    void aLayoutOfALaterReleaseIsNeverPassedOver() {
        WireSchema later = Described.schema(
                reference(0),
                object(
                        Remaining.class.getName(),
                        field("s", new WireType.Text()),
                        field("x", new WireType.Leaf("future", false))));
        String message = "The schema has values of layout future, which this release does not know, at $";
        byte[] bytes = {0, 3, 1};
        assertMessage(message, () -> BinarySerializer.tree(Described.of(later, bytes)));
        String shown = Inspector.selfDescribing().inspect(Described.of(later, bytes));
        assertTrue(shown.contains("values of layout future, which this release does not know"), shown);
        BinarySerializer any = BinarySerializer.builder().allow(Remaining.class).build();
        assertMessage(message, () -> any.deserialize(Described.of(later, bytes)));
    }

    private static void assertMessage(String begin, Executable call) {
        BinaryException e = assertThrows(BinaryException.class, call);
        assertTrue(e.getMessage().startsWith(begin), e::getMessage);
    }

    @Test
    void anObjectInheritsFromSomeSuperclassOrSaysNothing() {
        byte[] bytes = HexFormat.of().parseHex("03" + "01" + "04" + "014e" + "00" + "01" + "0162" + "04" + "23" + "00");
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> WireSchema.parse(bytes));
        assertTrue(
                e.getMessage().startsWith("Schema says that N inherits fields, of no superclass, at $"),
                e.getMessage());
    }

    @Test
    void fieldsHaveNamesOfTheirOwn() {
        byte[] bytes = Described.schema(reference(0), object("Twice", field("a", BYTE), field("a", BYTE)))
                .toBytes();
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> WireSchema.parse(bytes));
        assertTrue(e.getMessage().startsWith("Schema has Twice with two fields 'a' at $"), e.getMessage());
    }
}
