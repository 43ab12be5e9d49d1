package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.UnsupportedClassException;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields of one name, and of different types, in one hierarchy or one class: none takes the place of another. */
class SameFieldNamesTest {
    /** The simple name of a nested class is the full name of another, which has no package. */
    private static final String OUTER = """
            class Base { int x; }
            class Middle extends Base {}
            public class Outer {
                public static class Base extends Middle { String x; }
                public static class Child extends Base { long x; }
                public static Object make() {
                    Child child = new Child();
                    child.x = 1L;
                    ((Base) child).x = "two";
                    ((Middle) child).x = 3;
                    return child;
                }
                public static String show(Object value) {
                    Child child = (Child) value;
                    return child.x + " " + ((Base) child).x + " " + ((Middle) child).x;
                }
            }
            """;

    private static final String RENAMED = """
            package renamed;
            public class Obfuscated {
                Object firstOne;
                String firstTwo;
                public Obfuscated(Object one, String two) { firstOne = one; firstTwo = two; }
            }
            """;

    /** What its transient field holds can't be told from others, so that it writes itself. */
    private static final String WRITING_ITSELF = """
            package renamed;
            import java.io.*;
            public class Obfuscated implements Serializable {
                Object firstOne = 1;
                String firstTwo = "two";
                final transient int[] parts;
                public Obfuscated(int count) { parts = new int[count + 1]; }
                private void writeObject(ObjectOutputStream out) throws IOException {
                    out.defaultWriteObject();
                    out.writeInt(parts.length);
                }
                private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                    in.defaultReadObject();
                    in.readInt();
                }
            }
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void eachFieldOfAHierarchyKeepsItsValueWhateverTheNamesOfItsClasses(int generateAfter) throws Exception {
        Path classes = new CompiledSources(folder).with("Outer", OUTER).compile();
        try (URLClassLoader loader = CompiledSources.loader(classes)) {
            Class<?> outer = loader.loadClass("Outer");
            Object value = outer.getMethod("make").invoke(null);
            TypedSerializer<Object> serializer = TypedSerializer.builder((Type) value.getClass())
                    .generateAfter(generateAfter)
                    .build();
            Method show = outer.getMethod("show", Object.class);
            assertEquals("1 two 3", show.invoke(null, serializer.copy(value)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {RENAMED, WRITING_ITSELF})
    void aClassWithTwoFieldsOfOneNameIsRefused(String source) throws Exception {
        Path classes =
                new CompiledSources(folder).with("renamed.Obfuscated", source).compile();
        rename(classes.resolve("renamed/Obfuscated.class"), "firstTwo", "firstOne");
        try (URLClassLoader loader = CompiledSources.loader(classes)) {
            Class<?> type = loader.loadClass("renamed.Obfuscated");
            UnsupportedClassException e = assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(type));
            assertEquals(
                    "Cannot write renamed.Obfuscated: several fields of one class have the name 'firstOne', and bytes tell"
                            + " fields by their names.\n  Let the obfuscator give each field a name of its own, or give"
                            + " OptionsBuilder.codec a codec for it.\n  Found at $.",
                    e.getMessage());
        }
    }

    /** Writes another name of the same length into a class file, as an obfuscator would that has no more names. */
    private static void rename(Path classFile, String before, String after) throws IOException {
        String bytes = Files.readString(classFile, StandardCharsets.ISO_8859_1);
        Files.writeString(classFile, bytes.replace(before, after), StandardCharsets.ISO_8859_1);
    }
}
