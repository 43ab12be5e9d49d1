package dev.piculet.model.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("unused")
class ClassKindTest {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Marker {}

    interface Shape {}

    record Point(int x, int y) {}

    enum Plain {
        ONE
    }

    enum WithBody {
        ONE {
            @Override
            int number() {
                return 1;
            }
        };

        abstract int number();
    }

    abstract static class Abstract {}

    static class Nested {}

    class Inner {}

    sealed interface Animal permits Zebra, Ant, Bee {}

    record Zebra() implements Animal {}

    static final class Ant implements Animal {}

    static non-sealed class Bee implements Animal {}

    static Object localWithoutCapture() {
        class Local {
            Local(ClassKindTest first) {}
        }
        return new Local(null);
    }

    static Object localWithCapture(int captured) {
        class Local {
            int value() {
                return captured;
            }
        }
        return new Local();
    }

    Object localOfInstance() {
        class Local {}
        return new Local();
    }

    final Object anonymous = new Object() {};

    static final Object STATIC_ANONYMOUS = new Object() {};

    static final Object LOCAL_OF_INITIALIZER;

    static {
        class Local {
            Local(ClassKindTest first) {}
        }
        LOCAL_OF_INITIALIZER = new Local(null);
    }

    @Test
    void tellsTheKindOfAClass() {
        assertKind(ClassKind.PRIMITIVE, int.class);
        assertKind(ClassKind.PRIMITIVE, void.class);
        assertKind(ClassKind.ARRAY, String[].class);
        assertKind(ClassKind.ANNOTATION, Marker.class);
        assertKind(ClassKind.INTERFACE, Shape.class);
        assertKind(ClassKind.RECORD, Point.class);
        assertKind(ClassKind.ABSTRACT_CLASS, Abstract.class);
        assertKind(ClassKind.ABSTRACT_CLASS, Enum.class);
        assertKind(ClassKind.CLASS, Nested.class);
        assertKind(ClassKind.CLASS, Object.class);
    }

    @Test
    void constantWithBodyIsAnEnum() {
        assertKind(ClassKind.ENUM, Plain.class);
        assertKind(ClassKind.ENUM, WithBody.class);
        assertKind(ClassKind.ENUM, WithBody.ONE.getClass());
    }

    @Test
    void lambdaHasNoLastingName() {
        Supplier<String> lambda = () -> "";
        assertKind(ClassKind.HIDDEN, lambda.getClass());
    }

    @Test
    void classThatNeedsAnotherObjectIsInner() {
        assertKind(ClassKind.INNER, Inner.class);
        assertKind(ClassKind.INNER, localWithCapture(1).getClass());
        assertKind(ClassKind.INNER, localOfInstance().getClass());
        assertKind(ClassKind.INNER, anonymous.getClass());
    }

    @Test
    void localClassThatNeedsNothingIsAClass() {
        assertKind(ClassKind.CLASS, localWithoutCapture().getClass());
        assertKind(ClassKind.CLASS, LOCAL_OF_INITIALIZER.getClass());
        assertKind(ClassKind.CLASS, STATIC_ANONYMOUS.getClass());
    }

    @Test
    void constructorTellsOfLocalClassWithoutParameterNamesThatItNeedsNothing(@TempDir Path folder) throws Exception {
        String source = "public class Outer {"
                + " public static Object free; public Object bound;"
                + " static { class Free { Free() {} Free(Outer outer) {} } free = new Free(); }"
                + " { class Bound { Bound() {} Bound(int number) {} } bound = new Bound(); } }";
        try (URLClassLoader loader =
                new CompiledClasses(folder).with("Outer", source).load()) {
            Class<?> outer = loader.loadClass("Outer");
            assertKind(ClassKind.CLASS, outer.getField("free").get(null).getClass());
            Object instance = outer.getDeclaredConstructor().newInstance();
            assertKind(ClassKind.INNER, outer.getField("bound").get(instance).getClass());
        }
    }

    @Test
    void sealedClassNamesItsSubclassesInDeclaredOrder() {
        ClassModels models = ClassModels.create();
        assertEquals(
                List.of(Zebra.class, Ant.class, Bee.class),
                models.of(Animal.class).permittedSubclasses());
        assertEquals(List.of(), models.of(Bee.class).permittedSubclasses());
    }

    @Test
    void enumHasItsOwnPropertiesAndNoConstructors() {
        ClassModel model = ClassModels.create().of(WithBody.class);
        assertEquals(List.of(), model.properties());
        assertTrue(model.creators().stream().allMatch(creator -> creator.kind() == CreatorModel.Kind.FACTORY));
    }

    @Test
    void primitivesAndArraysHaveNothing() {
        ClassModel model = ClassModels.create().of(int[].class);
        assertEquals("java array int[]\n", model.describe());
        assertEquals("java primitive int\n", ClassModels.create().of(int.class).describe());
    }

    private static void assertKind(ClassKind kind, Class<?> type) {
        assertEquals(kind, ClassModels.create().of(type).kind());
    }
}
