package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.CompiledSources;
import dev.piculet.binary.Schema;
import dev.piculet.binary.Schemas;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.codec.TypeDescription;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes of strangers that name classes in open places. */
class OpenPlacesBytesTest {
    /** Notes what it is asked for. */
    private static final class Asked extends ClassLoader {
        private final Set<String> names = new ConcurrentSkipListSet<>();

        Asked() {
            super(OpenPlacesBytesTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            names.add(name);
            return super.loadClass(name, resolve);
        }
    }

    private final Asked loader = new Asked();

    private TypedSerializer<Object> serializer(int generateAfter) {
        return TypedSerializer.builder(Object.class)
                .allow(Point.class)
                .allowPackage("com.acme")
                .classLoader(loader)
                .headerless()
                .generateAfter(generateAfter)
                .build();
    }

    private static WireSchema object(String name) {
        return new WireSchema(
                List.of(new ObjectDefinition(name, List.of(), false)), new WireType.ObjectReference(0, false, false));
    }

    /** A value whose type is described. */
    private static byte[] described(String name, WireSchema schema, int... body) {
        BinaryOutput out = new BinaryOutput();
        out.writeByte((byte) 15);
        out.writeByte((byte) 0);
        out.writeBytes(TypeDescription.bytes(name, schema));
        for (int each : body) {
            out.writeByte((byte) each);
        }
        return out.toByteArray();
    }

    private static void assertFails(
            Class<? extends BinaryException> type, String message, TypedSerializer<Object> serializer, byte[] bytes) {
        assertEquals(
                message, assertThrows(type, () -> serializer.deserialize(bytes)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void classesThatNoRuleAllowsAreNeverLoaded(int generateAfter) {
        TypedSerializer<Object> serializer = serializer(generateAfter);
        loader.names.clear();
        for (String name : List.of(
                "org.evil.Gadget",
                "javax.script.ScriptEngineManager",
                "com.acmes.Gadget",
                "com/acme/Gadget",
                "java.lang.Runtime",
                "[Lorg.evil.Gadget;",
                "dev.piculet.binary.fixture.Classes$Money")) {
            String message = "An instance of " + name + " was written, which this serializer does not allow, at $.\n"
                    + "  Allow the class with OptionsBuilder.allow if its instances are to be created, or read a tree.";
            assertFails(SchemaMismatchException.class, message, serializer, described("", object(name)));
            assertFails(
                    SchemaMismatchException.class,
                    message,
                    serializer,
                    described(name, new WireSchema(List.of(), new WireType.Text())));
        }
        assertEquals(new TreeSet<>(), loader.names);
        assertFails(
                SchemaMismatchException.class,
                "An instance of com.acme.Gadget was written, which the serializer's class loader does not find, at $.\n"
                        + "  Give its new name an alias, give OptionsBuilder.classLoader the loader of the class, or"
                        + " read a tree.",
                serializer,
                described("", object("com.acme.Gadget")));
        assertEquals(Set.of("com.acme.Gadget"), loader.names);
    }

    /** Whether collections of others have fields is asked before anything else of them. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void collectionsThatNameAMissingClassAreRefused(int generateAfter, @TempDir Path folder) throws IOException {
        Path classes = new CompiledSources(folder)
                .with("com.acme.Table", "package com.acme; class Table {}")
                .with(
                        "com.acme.Rows",
                        "package com.acme; abstract class Stored<E> extends java.util.AbstractList<E> { Table table; }"
                                + " class Rows extends Stored<String> {"
                                + " public int size() { return 0; } public String get(int i) { return null; } }")
                .compile();
        Files.delete(classes.resolve("com/acme/Table.class"));
        ClassLoader other = CompiledSources.loader(classes);
        assertFails(
                SchemaMismatchException.class,
                "Data of another schema needs com.acme.Stored in a way that it can't be read, at $.\n"
                        + "  Its class says why: Cannot look at com.acme.Stored: java.lang.NoClassDefFoundError:"
                        + " com/acme/Table. Put what is missing on the class path.",
                TypedSerializer.builder(Object.class)
                        .allowPackage("com.acme")
                        .classLoader(other)
                        .headerless()
                        .generateAfter(generateAfter)
                        .build(),
                described("", object("com.acme.Rows")));
        BinarySerializer any = BinarySerializer.builder()
                .allowPackage("com.acme")
                .classLoader(other)
                .generateAfter(generateAfter)
                .build();
        byte[] alone = Described.of(object("com.acme.Rows"));
        assertThrows(SchemaMismatchException.class, () -> any.deserialize(alone));
    }

    static class Declared {
        int number;
    }

    /** A message with a described value where {@link Declared} stands. */
    private static byte[] ofSubclass(String name, int... body) {
        BinaryOutput out = new BinaryOutput();
        out.writeInt(new WireSchema(List.of(), new WireType.Open(Declared.class.getName())).fingerprint());
        out.writeBytes(described("", object(name), body));
        return out.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void placesOfADeclaredClassHoldItAndAllowedSubclassesOnly(int generateAfter) {
        TypedSerializer<Declared> serializer = TypedSerializer.builder(Declared.class)
                .allow(Point.class)
                .allowPackage("com.acme")
                .classLoader(loader)
                .generateAfter(generateAfter)
                .build();
        loader.names.clear();
        assertEquals(
                "An instance of org.evil.Gadget was written, which this serializer does not allow, at $.\n"
                        + "  Allow the class with OptionsBuilder.allow if its instances are to be created, or read a tree.",
                assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(ofSubclass("org.evil.Gadget")))
                        .getMessage());
        assertEquals(new TreeSet<>(), loader.names);
        assertEquals(
                Declared.class,
                serializer.deserialize(ofSubclass(Declared.class.getName())).getClass());
        // A message of a class that has the package's leave, and of a type with a number.
        BinaryException refused =
                assertThrows(BinaryException.class, () -> serializer.deserialize(ofSubclass("com.acme.Gadget")));
        assertEquals(Set.of("com.acme.Gadget"), loader.names);
        assertEquals(SchemaMismatchException.class, refused.getClass());
        BinaryOutput text = new BinaryOutput();
        text.writeBytes(ofSubclass("x"), 0, 4);
        text.writeByte((byte) 1);
        text.writeByte((byte) 2);
        text.writeByte((byte) 'a');
        assertEquals(
                "An instance of java.lang.String was written where " + Declared.class.getName()
                        + " is declared, at $.\n  Declare a supertype of both, or read a tree.",
                assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(text.toByteArray()))
                        .getMessage());
        assertThrows(BinaryException.class, () -> serializer.deserialize(ofSubclass(Point.class.getName())));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void descriptionsMustDescribeSomething(int generateAfter) {
        TypedSerializer<Object> serializer = serializer(generateAfter);
        assertFails(
                MalformedInputException.class,
                "A type is described as one that its values describe at $ (offset 8 of 12).\n"
                        + "  The bytes were cut off or changed, or are not of this schema.",
                serializer,
                described("", new WireSchema(List.of(), new WireType.Open(""))));
        assertFails(
                MalformedInputException.class,
                "A type is described without a class at $ (offset 13 of 13).\n"
                        + "  The bytes were cut off or changed, or are not of this schema.",
                serializer,
                described("", new WireSchema(List.of(), new WireType.Sequence(1, new WireType.Text()))));
        assertFails(
                MalformedInputException.class,
                "Type number 4 has not been described, only 0 have, at $ (offset 2 of 2).\n"
                        + "  The bytes were cut off or changed, or are not of this schema.",
                serializer,
                new byte[] {15, 5});
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void schemasThatDoNotFitAreRefused(int generateAfter) {
        TypedSerializer<Object> serializer = serializer(generateAfter);
        Definition other = new ObjectDefinition(
                Point.class.getName(), List.of(new Definition.FieldDefinition("x", new WireType.Text())), false);
        assertFails(
                SchemaMismatchException.class,
                "Data was written as 'string' and can't be read as 'int' at $.x.\n"
                        + "  Keep the old type, or widen it: int to long, T to nullable T or Optional<T>.",
                serializer,
                described("", new WireSchema(List.of(other), new WireType.ObjectReference(0, false, false)), 0));
        assertFails(
                SchemaMismatchException.class,
                "Data was written as 'string' and can't be read as 'Classes.Point' at $.\n"
                        + "  Keep the old type, or widen it: int to long, T to nullable T or Optional<T>.",
                serializer,
                described(Point.class.getName(), new WireSchema(List.of(), new WireType.Text()), 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void interfacesAndCollectionsAreNotCreatedAsObjects(int generateAfter) {
        TypedSerializer<Object> serializer = serializer(generateAfter);
        for (String name : List.of(
                "java.util.List",
                "java.util.ArrayList",
                "java.util.Optional",
                "java.lang.Number",
                "java.lang.Comparable",
                "java.io.Serializable",
                "java.lang.Integer",
                "java.lang.String",
                "java.lang.Enum",
                "java.lang.Record",
                "java.time.DayOfWeek",
                "java.time.Instant",
                "[I")) {
            assertThrows(
                    BinaryException.class, () -> serializer.deserialize(described("", object(name))), "told: " + name);
            assertThrows(
                    BinaryException.class,
                    () -> serializer.deserialize(described(name, object("X"))),
                    "named: " + name);
        }
    }

    /** A schema of others may let null stand where an object is. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void nullIsNoValueOfADescribedType(int generateAfter) {
        Definition empty = new ObjectDefinition(Point.class.getName(), List.of(), false);
        WireSchema schema = new WireSchema(List.of(empty), new WireType.ObjectReference(0, true, false));
        String message = "Null is not allowed for Classes.Point at $ (offset %1$d of %1$d).\n"
                + "  Declare the type nullable to read such data.";
        byte[] inside = described("", schema, 0);
        assertFails(
                MalformedInputException.class,
                String.format(message, inside.length),
                serializer(generateAfter),
                inside);
        byte[] alone = Described.of(schema, (byte) 0);
        BinarySerializer any = BinarySerializer.builder()
                .allow(Point.class)
                .generateAfter(generateAfter)
                .build();
        assertEquals(
                String.format(message, alone.length),
                assertThrows(MalformedInputException.class, () -> any.deserialize(alone))
                        .getMessage());
    }

    /** Making sense of a description takes far longer than its bytes tell. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void fewTypesAreDescribedInOneValue(int generateAfter) {
        int count = 1_001;
        BinaryOutput out = new BinaryOutput();
        out.writeByte((byte) 6);
        out.writeByte((byte) 14);
        out.writeVarint(count);
        for (int i = 0; i < count; i++) {
            out.writeBytes(described("", new WireSchema(List.of(), new WireType.Leaf("uuid", false)), new int[16]));
        }
        assertFails(
                LimitExceededException.class,
                "More than 1000 types are described in one value at $[1000].\n"
                        + "  Write it in parts, or let places declare the classes that they hold.",
                serializer(generateAfter),
                out.toByteArray());
    }

    @Test
    void fewTypesAreWrittenInOneValue() {
        List<Object> arrays = new ArrayList<>();
        Class<?> type = int.class;
        for (int i = 0; i < 64; i++) {
            type = type.arrayType();
            arrays.add(java.lang.reflect.Array.newInstance(type, 0));
        }
        Object copy = serializer(-1).copy(new ArrayList<>(arrays));
        assertEquals(arrays.size(), ((List<?>) copy).size());
    }

    record Sites(Set<Object> all) {}

    /** A set asks a name server for the host of each. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void urlsAreMadeOnlyWhereTheyAreDeclaredOrAllowed(int generateAfter) throws MalformedURLException {
        String message = "An instance of java.net.URL was written, which this serializer does not allow, at $.\n"
                + "  Allow the class with OptionsBuilder.allow if its instances are to be created, or read a tree.";
        WireType url = new WireType.Leaf("url", false);
        byte[] open = described("", new WireSchema(List.of(), url), 2 * 8, 'h', 't', 't', 'p', ':', '/', '/', 'a');
        assertFails(SchemaMismatchException.class, message, serializer(generateAfter), open);
        Definition sites = new ObjectDefinition(
                Sites.class.getName(),
                List.of(new Definition.FieldDefinition("all", new WireType.Sequence(20, url))),
                false);
        Schema schema = Schemas.of(new WireSchema(List.of(sites), new WireType.ObjectReference(0, false, false)));
        assertEquals(
                message,
                assertThrows(
                                SchemaMismatchException.class,
                                () -> TypedSerializer.builder(Sites.class)
                                        .reads(schema)
                                        .build())
                        .getMessage());
        URL value = new URL("http://a");
        assertThrows(
                UnsupportedValueException.class, () -> serializer(generateAfter).serialize(value));
        TypedSerializer<Object> allowing = TypedSerializer.builder(Object.class)
                .allow(URL.class)
                .generateAfter(generateAfter)
                .build();
        assertEquals(
                value.toString(), ((URL) ((List<?>) allowing.copy(new ArrayList<>(List.of(value)))).get(0)).toString());
    }

    /** Whatever wants to be read is, or is refused: what was learnt from one value does not change another's. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void fingerprintsThatLieChangeNothing(int generateAfter) {
        TypedSerializer<Object> serializer = serializer(generateAfter);
        byte[] right = serializer.serialize(new Point(1, 2));
        byte[] lying = described(
                "",
                new WireSchema(List.of(), new WireType.Leaf("uuid", false)),
                1,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                2,
                0,
                0,
                0,
                0,
                0,
                0,
                0);
        System.arraycopy(right, 2, lying, 2, Integer.BYTES);
        for (int i = 0; i < 3; i++) {
            assertEquals(
                    "00000000-0000-0001-0000-000000000002",
                    serializer.deserialize(lying).toString());
            assertEquals(new Point(1, 2), serializer.deserialize(right));
        }
    }
}
