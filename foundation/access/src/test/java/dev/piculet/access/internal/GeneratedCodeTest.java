package dev.piculet.access.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.access.WithDefaults;
import dev.piculet.access.elsewhere.Parent;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.GeneratedCodePrinter;
import dev.piculet.model.ClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The generated classes as text; {@code -Dgolden.update=true} rewrites the files. */
class GeneratedCodeTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    private final ClassModel child = ClassModels.create().of(Child.class);

    @Test
    void gettersSwitchOnTheIndex() throws IOException {
        assertGolden("Getters", GetterGenerator.generate(child, 0, MethodHandles.lookup()).spec);
    }

    @Test
    void settersLeaveFinalFieldsOut() throws IOException {
        assertGolden("Setters", SetterGenerator.generate(child, 0, MethodHandles.lookup()).spec);
    }

    @Test
    void instantiatorsCallWithAndWithoutDefaults() throws IOException {
        ClassModel model = ClassModels.create().of(WithDefaults.class);
        ClassSpec spec =
                InstantiatorGenerator.generate(model, model.primaryCreator().orElseThrow(), MethodHandles.lookup());
        assertGolden("Instantiator", spec);
    }

    private static void assertGolden(String name, ClassSpec spec) throws IOException {
        Path file = GOLDEN.resolve(name + ".txt");
        String actual = GeneratedCodePrinter.print(spec);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(file, actual);
        }
        assertEquals(Files.readString(file), actual);
    }

    private static final class Child extends Parent {
        private final String name = String.valueOf(1);
        private int number;
        private long total;
        private int[] numbers;
    }
}
