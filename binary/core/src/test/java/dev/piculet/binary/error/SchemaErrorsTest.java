package dev.piculet.binary.error;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Schema;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.fixture.Classes.Vehicle;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedClassException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every message about types that have no layout, and about bytes that are no schema. */
class SchemaErrorsTest {
    private static final String DAMAGED = "\n  The bytes were cut off or changed, or are not of this schema.";

    interface Unknown {}

    record Holder(List<Map<String, Unknown>> unknown) {}

    record Endless<T>(Endless<List<T>> next) {}

    record Threads(Thread thread) {}

    record Inners(Inner inner) {
        class Inner {
            Thread thread;
        }
    }

    static class Named {
        String name;
    }

    static class Renamed extends Named {
        String name;
        transient int seen;
        int age;
    }

    enum Level {
        LOW,
        HIGH
    }

    private static void assertUnknownMember(String message, Class<?> type, String member) {
        TypedSerializerBuilder<Renamed> builder = TypedSerializer.builder(Renamed.class);
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> builder.alias(type, member, "old"))
                        .getMessage());
    }

    @Test
    void aliasesOfMembersThatThereAreNot() {
        String renamed = Renamed.class.getName();
        String fields = "\n  Give the name that it has now. There is Named.name, age, name.";
        assertUnknownMember(
                "Alias of 'nane': " + renamed + " has no such field that is written." + fields, Renamed.class, "nane");
        assertUnknownMember(
                "Alias of 'seen': " + renamed + " has no such field that is written." + fields, Renamed.class, "seen");
        assertUnknownMember(
                "Alias of 'MIDDLE': " + Level.class.getName() + " has no such constant."
                        + "\n  Give the name that it has now. There is LOW, HIGH.",
                Level.class,
                "MIDDLE");
        assertUnknownMember(
                "Alias of 'x': " + Unknown.class.getName() + " has no such field that is written."
                        + "\n  Give the name that it has now. There is none.",
                Unknown.class,
                "x");
    }

    @Test
    void aliasesOfInheritedFieldsHiddenOnesAndConstants() {
        TypedSerializer<Renamed> serializer = TypedSerializer.builder(Renamed.class)
                .alias(Renamed.class, "age", "years")
                .alias(Renamed.class, "name", "title")
                .alias(Renamed.class, "Named.name", "label")
                .alias(Named.class, "name", "label")
                .alias(Level.class, "HIGH", "TOP")
                .build();
        Renamed value = new Renamed();
        value.age = 7;
        assertEquals(7, serializer.copy(value).age);
    }

    private static void assertUnsupported(String className, String message, Class<?> type) {
        UnsupportedClassException e = assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(type));
        assertEquals(message, e.getMessage());
        assertEquals(className, e.className());
    }

    @Test
    void typesWithoutEnd() {
        assertUnsupported(
                "?",
                "Type has no end: its arguments grow at every step of $"
                        + ".next".repeat(20).substring(0, 99)
                        + "….\n  Break the recursion with a class without type parameters.",
                Endless.class);
    }

    @Test
    void threadsAreRefusedWithTheirPath() {
        UnsupportedClassException e =
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(Thread.class));
        assertEquals(
                "Found at $.", e.getMessage().lines().reduce((a, b) -> b).get().strip());
        assertEquals("java.lang.Thread", e.className());
        assertRefusedAt("$.thread", Threads.class, new Threads(new Thread()));
    }

    @Test
    void whatInnerClassesHoldIsRefusedWithItsPath() {
        Inners.Inner inner = new Inners(null).new Inner();
        inner.thread = new Thread();
        assertRefusedAt("$.inner.thread", Inners.class, new Inners(inner));
    }

    private static <T> void assertRefusedAt(String path, Class<T> type, T value) {
        TypedSerializer<T> serializer = TypedSerializer.of(type);
        String message = assertThrows(
                        dev.piculet.binary.io.UnsupportedValueException.class, () -> serializer.serialize(value))
                .getMessage();
        assertEquals(
                "An instance of java.lang.Thread can't be written at " + path + ".",
                message.lines().findFirst().get());
    }

    @Test
    void lambdasAreRefusedAtTheFirstWrite() {
        TypedSerializer<Holder> serializer = TypedSerializer.builder(Holder.class)
                .allow(Implementation.class)
                .build();
        Unknown lambda = new Unknown() {};
        String message = assertThrows(
                        dev.piculet.binary.io.UnsupportedValueException.class,
                        () -> serializer.serialize(new Holder(List.of(Map.of("a", lambda)))))
                .getMessage();
        assertEquals(
                "An instance of " + lambda.getClass().getName() + " can't be written at $.unknown[0].values[0].",
                message.lines().findFirst().get());
    }

    record Implementation() implements Unknown {}

    private static void assertMalformed(String message, int... schema) {
        byte[] bytes = new byte[schema.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) schema[i];
        }
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> Schema.parse(bytes));
        assertEquals(message, e.getMessage());
    }

    @Test
    void schemasOfNewerVersions() {
        assertMalformed(
                "Schema has version 9, known is 3 at $ (offset 1 of 1).\n  It was written by a newer Piculet.", 9);
    }

    @Test
    void schemasOfBeforeTheFirstRelease() {
        assertMalformed(
                "Schema has version 1, known is 3 at $ (offset 1 of 1).\n  It was written before Piculet 0.1.0, whose"
                        + " bytes were not promised yet: write the data anew.",
                1);
        assertMalformed(
                "Schema has version 2, known is 3 at $ (offset 1 of 1).\n  It was written before Piculet 0.1.0, whose"
                        + " bytes were not promised yet: write the data anew.",
                2);
    }

    @Test
    void collectionsOfNoKind() {
        assertMalformed(
                "Schema has a collection of kind 99, which means nothing, at $ (offset 4 of 5)." + DAMAGED,
                3,
                0,
                0x26,
                99,
                0x20);
        assertMalformed(
                "Schema has a collection of kind 64, which means nothing, at $ (offset 4 of 5)." + DAMAGED,
                3,
                0,
                0x27,
                64,
                0x20);
    }

    @Test
    void numbersThatHaveNoSuchMeaning() {
        for (int[] tagAndKind :
                new int[][] {{0x29, 0}, {0x29, 3}, {0x69, 8}, {0x29, 10}, {0x2A, 4}, {0x6A, 9}, {0x2A, 255}, {0x2B, 8}
                }) {
            assertMalformed(
                    "Schema has an unsigned number or a duration in a primitive of kind " + tagAndKind[1]
                            + ", which holds none, at $ (offset 4 of 4)." + DAMAGED,
                    3,
                    0,
                    tagAndKind[0],
                    tagAndKind[1]);
        }
    }

    @Test
    void superclassesThatAreNotNamed() {
        assertMalformed(
                "Schema refers to superclass 2 of 1 at $ (offset 12 of 12)." + DAMAGED,
                3,
                1,
                4,
                1,
                'A',
                1,
                1,
                'B',
                1,
                1,
                'f',
                2);
    }

    @Test
    void tagsWithoutAMeaning() {
        assertMalformed("Schema has tag 63, which means nothing, at $ (offset 3 of 3)." + DAMAGED, 3, 0, 0x3F);
    }

    @Test
    void schemasThatAreTooDeep() {
        byte[] schema = TypedSerializer.of(int[].class).schema().toBytes();
        byte[] sequence = TypedSerializer.of(String[].class).schema().toBytes();
        int[] deep = new int[200];
        for (int i = 2; i < deep.length; i++) {
            deep[i] = sequence[2 + i % 2];
        }
        deep[0] = schema[0];
        deep[1] = schema[1];
        assertMalformed("Schema has more than 64 types inside each other at $ (offset 132 of 200)." + DAMAGED, deep);
    }

    @Test
    void referencesToNoDefinition() {
        byte[] vehicle = TypedSerializer.of(Vehicle.class).schema().toBytes();
        int[] schema = new int[vehicle.length];
        for (int i = 0; i < schema.length; i++) {
            schema[i] = vehicle[i];
        }
        schema[schema.length - 1] = 7;
        assertMalformed(
                "Schema refers to definition 7 of 1 at $ (offset " + schema.length + " of " + schema.length + ")."
                        + DAMAGED,
                schema);
        schema[schema.length - 1] = 0;
        int enumReference = TypedSerializer.of(Thread.State.class)
                .schema()
                .toBytes()[TypedSerializer.of(Thread.State.class).schema().toBytes().length - 2];
        schema[schema.length - 2] = enumReference;
        assertMalformed(
                "Schema refers to " + Vehicle.class.getName() + " as what it is not at $ (offset " + schema.length
                        + " of " + schema.length + ")." + DAMAGED,
                schema);
    }

    @Test
    void cyclesThatAreNotCounted() {
        // An object 'A' with a field 'a' of its own type, but without the flag for recursion.
        byte[] tail = TypedSerializer.of(Vehicle.class).schema().toBytes();
        int reference = tail[tail.length - 2];
        assertMalformed(
                "Schema does not say that A is recursive at $ (offset 12 of 12)." + DAMAGED,
                3,
                1,
                0,
                1,
                'A',
                1,
                1,
                'a',
                reference,
                0,
                reference,
                0);
    }

    @Test
    void elementsThatTakeNoRoom() {
        byte[] tail = TypedSerializer.of(Vehicle.class).schema().toBytes();
        byte[] array = TypedSerializer.of(String[].class).schema().toBytes();
        int reference = tail[tail.length - 2];
        assertMalformed(
                "Schema has a collection whose elements take no room at $ (offset 10 of 10)." + DAMAGED,
                3,
                1,
                0,
                1,
                'A',
                0,
                array[2],
                array[3],
                reference,
                0);
    }
}
