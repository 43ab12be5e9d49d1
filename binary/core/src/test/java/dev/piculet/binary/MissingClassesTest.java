package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes that name a class which is not on the class path are refused like all that have no layout. */
class MissingClassesTest {
    private static final String REASON =
            "Cannot look at missing.Part: java.lang.NoClassDefFoundError: missing/Gone. Put what is missing on the class path.";

    @TempDir
    Path folder;

    private Class<?> part(boolean isWhole) throws Exception {
        Path classes = new CompiledSources(folder.resolve("" + isWhole))
                .with("missing.Gone", "package missing; public class Gone {}")
                .with("missing.Part", "package missing; public class Part { public int x; Gone gone; }")
                .compile();
        if (!isWhole) {
            Files.delete(classes.resolve("missing/Gone.class"));
        }
        return CompiledSources.loader(classes).loadClass("missing.Part");
    }

    @Test
    void theyAreRefusedWhereTheyAreDeclared() throws Exception {
        Class<?> part = part(false);
        assertEquals(
                REASON,
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(part))
                        .getMessage());
    }

    @Test
    void theyAreRefusedWhenTheyAreMetInAnOpenPlace() throws Exception {
        Class<?> part = part(false);
        BinarySerializer serializer = BinarySerializer.builder().allow(part).build();
        Object value = part.getDeclaredConstructor().newInstance();
        assertEquals(
                "An instance of missing.Part can't be written at $.\n  Its class says why: " + REASON,
                assertThrows(UnsupportedValueException.class, () -> serializer.serialize(value))
                        .getMessage());
        Class<?> whole = part(true);
        byte[] bytes = BinarySerializer.builder()
                .allow(whole)
                .build()
                .serialize(whole.getDeclaredConstructor().newInstance());
        assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(bytes));
    }

    /** A collection of others is looked at for its fields before it is known whether it is written by them. */
    @Test
    void collectionsAreRefusedAsOtherClassesAre() throws Exception {
        String members = "{ public int size() { return 0; } public String get(int i) { return null; } Gone gone; }";
        String kept = "public class Kept extends java.util.AbstractList<String> implements java.io.Serializable ";
        Path classes = new CompiledSources(folder)
                .with("missing.Gone", "package missing; public class Gone {}")
                .with(
                        "missing.Rows",
                        "package missing; public class Rows extends java.util.AbstractList<String> " + members)
                .with("missing.Kept", "package missing; " + kept + members)
                .compile();
        Files.delete(classes.resolve("missing/Gone.class"));
        ClassLoader loader = CompiledSources.loader(classes);
        for (String name : List.of("missing.Rows", "missing.Kept")) {
            Class<?> type = loader.loadClass(name);
            String reason = REASON.replace("missing.Part", name);
            assertEquals(
                    reason,
                    assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(type))
                            .getMessage());
            BinarySerializer serializer = BinarySerializer.builder().allow(type).build();
            Object value = type.getDeclaredConstructor().newInstance();
            assertEquals(
                    "An instance of " + name + " can't be written at $.\n  Its class says why: " + reason,
                    assertThrows(UnsupportedValueException.class, () -> serializer.serialize(value))
                            .getMessage());
        }
    }
}
