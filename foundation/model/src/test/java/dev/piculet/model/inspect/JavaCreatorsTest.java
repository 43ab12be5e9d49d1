package dev.piculet.model.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import java.lang.reflect.Modifier;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("unused")
class JavaCreatorsTest {
    static class Money<C> {
        private Money(long amount, C currency) {}

        Money(String text) {}

        protected Money() {}

        static <X> Money<X> of(List<X> all) {
            return null;
        }

        private static Money<String> parse(String text, Object... more) {
            return null;
        }

        static Object notAFactory() {
            return null;
        }

        static Dollars cheap() {
            return null;
        }

        Money<C> copy() {
            return this;
        }
    }

    static class Dollars extends Money<String> {}

    record Range(int from, int to) {
        Range(int to) {
            this(0, to);
        }
    }

    class Inner {
        Inner(List<String> names) {}
    }

    private final ClassModels models = ClassModels.create();

    @Test
    void allConstructorsAndStaticFactoriesCount() {
        Golden.check("Money", models.of(Money.class).describe());
    }

    @Test
    void canonicalConstructorOfARecordIsPrimaryAndFirst() {
        List<CreatorModel> creators = models.of(Range.class).creators();
        assertTrue(creators.get(0).isPrimary());
        assertEquals(2, creators.get(0).parameters().size());
        assertFalse(creators.get(1).isPrimary());
        assertEquals(Optional.of(creators.get(0)), models.of(Range.class).primaryCreator());
        assertEquals(Optional.empty(), models.of(Money.class).primaryCreator());
    }

    @Test
    void innerClassTakesItsEnclosingInstance() {
        List<ParameterModel> parameters =
                models.of(Inner.class).creators().get(0).parameters();
        assertEquals(JavaCreatorsTest.class, parameters.get(0).type().rawClass());
        assertEquals("List<String>", parameters.get(1).type().toString());
    }

    @Test
    void parametersHaveNamesOnlyWhereTheClassFileSaysThem(@TempDir Path folder) throws Exception {
        CompiledClasses compiled = new CompiledClasses(folder)
                .with("unnamed.Plain", "package unnamed; public class Plain { public Plain(int a, String b) {} }")
                .with(
                        "unnamed.Explicit",
                        "package unnamed; public record Explicit(int a, String b) {"
                                + " public Explicit(int a, String b) { this.a = a; this.b = b; } }");
        try (URLClassLoader loader = compiled.load()) {
            CreatorModel plain =
                    models.of(loader.loadClass("unnamed.Plain")).creators().get(0);
            assertEquals(Optional.empty(), plain.parameters().get(0).name());
            assertEquals("_: int", plain.parameters().get(0).toString());
            CreatorModel record = models.of(loader.loadClass("unnamed.Explicit"))
                    .primaryCreator()
                    .orElseThrow();
            assertEquals(Optional.of("b"), record.parameters().get(1).name());
        }
    }

    @Test
    void privateConstructorsArePresent() {
        assertTrue(models.of(Money.class).creators().stream()
                .anyMatch(creator -> Modifier.isPrivate(creator.member().getModifiers())));
    }
}
