package dev.piculet.binary.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.Schemas;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.fixture.Classes.Circle;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Classes.Shape;
import dev.piculet.binary.fixture.Enums.Color;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.tree.ObjectTree;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of every kind of slot are written, read with and without classes, skipped and printed. A new kind adds a field. */
class WireKindsTest {
    record Kinds(
            long primitive,
            String text,
            UUID leaf,
            Color constant,
            Point object,
            Shape choice,
            List<Point> sequence,
            Map<String, Shape> dictionary,
            int[] array,
            Object open) {}

    /** A later version that has lost all fields but one. */
    record Rest(String text) {}

    private static final Kinds ALL = new Kinds(
            7,
            "a",
            new UUID(1, 2),
            Color.values()[1],
            new Point(1, 2),
            new Circle(3),
            List.of(new Point(4, 5)),
            Map.of("k", new Circle(6)),
            new int[] {8, 9},
            new UUID(3, 4));

    private static WireSchema schema() {
        return Schemas.wire(TypedSerializer.of(Kinds.class));
    }

    private static List<FieldDefinition> fields() {
        return ((ObjectDefinition) schema().definition(0)).fields();
    }

    @Test
    void thereIsAFieldOfEveryKind() {
        Set<WireKind> seen =
                fields().stream().map(field -> field.type().wireKind()).collect(Collectors.toSet());
        assertEquals(Set.of(WireKind.values()), seen);
    }

    @Test
    void schemasAreWrittenReadAndPrinted() {
        WireSchema schema = schema();
        assertEquals(schema, WireSchema.parse(schema.toBytes()));
        long different = fields().stream()
                .map(field -> schema.toString()
                        .lines()
                        .filter(line -> line.startsWith("  " + field.name() + ": "))
                        .findFirst()
                        .orElseThrow()
                        .split(": ")[1])
                .distinct()
                .count();
        assertEquals(fields().size(), different);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void valuesAreWrittenAndRead(int generateAfter) {
        TypedSerializer<Kinds> serializer = TypedSerializer.builder(Kinds.class)
                .generateAfter(generateAfter)
                .build();
        Kinds read = serializer.deserialize(serializer.serialize(ALL));
        assertEquals(Arrays.toString(ALL.array), Arrays.toString(read.array));
        assertEquals(withoutArray(ALL), withoutArray(read));
    }

    private static Kinds withoutArray(Kinds all) {
        return new Kinds(
                all.primitive,
                all.text,
                all.leaf,
                all.constant,
                all.object,
                all.choice,
                all.sequence,
                all.dictionary,
                /* array= */ null,
                all.open);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void removedFieldsAreSkipped(int generateAfter) {
        TypedSerializer<Kinds> former = TypedSerializer.of(Kinds.class);
        TypedSerializer<Rest> present = TypedSerializer.builder(Rest.class)
                .reads(former.schema())
                .generateAfter(generateAfter)
                .build();
        assertEquals(new Rest("a"), present.deserialize(former.serialize(ALL)));
    }

    @Test
    void treesHoldAllKinds() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Kinds.class).build();
        ObjectTree tree = (ObjectTree) BinarySerializer.tree(serializer.serialize(ALL));
        assertEquals(
                Set.of("Long", "String", "UUID", "TreeObject", "TreeList", "int[]"),
                tree.fields().values().stream()
                        .map(value -> value.getClass().getSimpleName())
                        .collect(Collectors.toSet()));
        assertEquals(ALL.constant.name(), tree.fields().get("constant"));
        assertEquals(
                "[k=" + Circle.class.getName() + "{radius=6.0}]",
                tree.fields().get("dictionary").toString());
    }

    @Test
    void theInspectorShowsAllKinds() {
        TypedSerializer<Kinds> serializer = TypedSerializer.of(Kinds.class);
        String text = Inspector.inspect(serializer.schema(), serializer.serialize(ALL));
        assertFalse(text.contains("error"), text);
        for (FieldDefinition field : fields()) {
            assertEquals(true, text.contains("$." + field.name()), () -> field.name() + " is not in\n" + text);
        }
    }
}
