package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes with more fields than one method can hold in code that the JIT compiles. */
class WideClassesTest {
    /** The JIT leaves longer methods to the interpreter: -XX:HugeMethodLimit. */
    private static final int HUGE_METHOD = 8_000;

    private static final String[] TYPES = {"int", "long", "String", "double", "boolean", "Integer", "String", "long"};

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"80, 421", "400, 2160", "800, 4336"})
    void twinsAgreeAndMethodsStaySmall(int fields, int size) throws Exception {
        Path classes = compile(fields);
        Class<?> type = CompiledSources.loader(classes).loadClass("wide.Wide");
        assertEquals(size, roundTrip(type));
        String report = new ForkedJvm()
                .with("-Dpiculet.codegen.dump=" + folder.resolve("dump"))
                .run(60, WideClassesTest.class, classes.toString());
        assertEquals("generated", report.strip());
        Map<String, Integer> sizes = methodSizes();
        assertFalse(sizes.isEmpty());
        sizes.forEach((name, code) -> assertTrue(code < HUGE_METHOD, () -> name + " has " + code + " bytes"));
    }

    @ParameterizedTest
    @ValueSource(ints = {80, 81, 200, 250})
    void recordsOfManyComponentsAreKept(int components) throws Exception {
        StringBuilder source = new StringBuilder("package wide; public record Wide(");
        Object[] values = new Object[components];
        for (int i = 0; i < components; i++) {
            source.append(i == 0 ? "" : ", ")
                    .append(i % 2 == 0 ? "int c" : "String c")
                    .append(i);
            values[i] = i % 2 == 0 ? (Object) (i * 1000) : "text" + i;
        }
        Path classes =
                new CompiledSources(folder).with("wide.Wide", source + ") {}").compile();
        Class<?> type = CompiledSources.loader(classes).loadClass("wide.Wide");
        roundTrip(type, type.getDeclaredConstructors()[0].newInstance(values));
    }

    private static <T> int roundTrip(Class<T> type, Object object) {
        return Twins.of(type).assertRoundTrip(type.cast(object)).length;
    }

    /** Generates the codec of the compiled class with code dumps on. */
    public static void main(String[] arguments) throws Exception {
        Class<?> type = CompiledSources.loader(Path.of(arguments[0])).loadClass("wide.Wide");
        roundTrip(type);
        System.out.println("generated");
    }

    private Path compile(int fields) {
        StringBuilder source = new StringBuilder("package wide; public class Wide {\n");
        for (int i = 0; i < fields; i++) {
            source.append("  private ")
                    .append(TYPES[i % TYPES.length])
                    .append(" field")
                    .append(i)
                    .append(";\n");
        }
        return new CompiledSources(folder)
                .with("wide.Wide", source.append('}').toString())
                .compile();
    }

    private static <T> int roundTrip(Class<T> type) throws ReflectiveOperationException {
        T object = type.getDeclaredConstructor().newInstance();
        int i = 0;
        for (Field field : type.getDeclaredFields()) {
            field.setAccessible(true);
            i++;
            if (field.getType() == int.class || field.getType() == Integer.class) {
                field.set(object, i % 3 == 0 ? i : i * 100_000);
            } else if (field.getType() == long.class) {
                field.set(object, i % 3 == 0 ? i : i * 10_000_000_000L);
            } else if (field.getType() == String.class) {
                field.set(object, i % 5 == 0 ? null : i % 7 == 0 ? "\u4e2d" + i : "text " + i);
            } else if (field.getType() == double.class) {
                field.set(object, i / 3.0);
            } else {
                field.set(object, i % 2 == 0);
            }
        }
        return roundTrip(type, object);
    }

    private Map<String, Integer> methodSizes() throws IOException {
        Map<String, Integer> sizes = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder.resolve("dump"))) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".class")).toList()) {
                try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
                    sizes.putAll(MethodSizes.of(in));
                }
            }
        }
        return sizes;
    }
}
