package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.inspect.ClassModels;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes at the limits of class files. */
class WideClassesTest {
    private static final int FIELDS = 300;

    /** With the new instance, all 255 slots of a call. */
    private static final int PARAMETERS = 254;

    private static final List<String> KINDS = List.of("int", "long", "String", "double");

    private static URLClassLoader loader;

    @BeforeAll
    static void compile(@TempDir Path folder) {
        String fields = IntStream.range(0, FIELDS)
                .mapToObj(i -> "private " + KINDS.get(i % 4) + " f" + i + ";")
                .collect(Collectors.joining("\n"));
        String parameters =
                IntStream.range(0, PARAMETERS).mapToObj(i -> "int p" + i).collect(Collectors.joining(", "));
        String sum = IntStream.range(0, PARAMETERS).mapToObj(i -> "p" + i).collect(Collectors.joining(" + "));
        Path classes = new CompiledSources(folder)
                .with("wide.Fields", "package wide; class Fields {" + fields + "}")
                .with(
                        "wide.Parameters",
                        "package wide; class Parameters { int sum; Parameters(" + parameters + ") throws Exception {"
                                + " sum = " + sum + "; if (sum == 0) throw new java.io.IOException(\"zero\"); } }")
                .compile("-parameters");
        loader = CompiledSources.loader(classes);
    }

    @AfterAll
    static void close() throws Exception {
        loader.close();
    }

    @Test
    void everyPropertyOfAWideClassIsItsOwn() throws Exception {
        ClassModel model = model("wide.Fields");
        Accessors accessors = Accessors.of(model, MethodHandles.lookup());
        Instantiator instantiator = accessors.instantiator(model.creators().get(0));
        Object fields = instantiator.create(instantiator.arguments());
        List<Object> values =
                IntStream.range(0, FIELDS).mapToObj(WideClassesTest::value).toList();
        List<PropertyModel> properties = model.properties();
        for (int i = 0; i < FIELDS; i++) {
            accessors.setter(properties.get(i)).set(fields, values.get(i));
        }
        for (int i = 0; i < FIELDS; i++) {
            assertEquals(values.get(i), accessors.getter(properties.get(i)).get(fields));
        }
    }

    @Test
    void aConstructorMayHaveAsManyParametersAsAClassFileAllows() throws Exception {
        ClassModel model = model("wide.Parameters");
        Accessors accessors = Accessors.of(model, MethodHandles.lookup());
        Instantiator instantiator = accessors.instantiator(model.creators().get(0));
        Object[] arguments = instantiator.arguments();
        int sum = 0;
        for (int i = 0; i < PARAMETERS; i++) {
            arguments[i] = i;
            sum += i;
        }
        PropertyModel property = model.properties().get(0);
        assertEquals(sum, accessors.getter(property).get(instantiator.create(arguments)));
        for (int i = 0; i < PARAMETERS; i++) {
            arguments[i] = 0;
        }
        assertThrows(IOException.class, () -> instantiator.create(arguments));
    }

    private static Object value(int i) {
        return switch (i % 4) {
            case 0 -> i;
            case 1 -> (long) i;
            case 2 -> "text" + i;
            default -> i + 0.5;
        };
    }

    private static ClassModel model(String className) throws ClassNotFoundException {
        return ClassModels.create().of(loader.loadClass(className));
    }
}
