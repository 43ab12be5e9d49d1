package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.binary.schema.Definition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One declared class with different type arguments in one root: each has definitions of its own. */
class GenericChoicesTest {
    record A(int x) {}

    record B(String y) {}

    static class Choice<T> {
        T value;
        List<T> more = new ArrayList<>();

        @SafeVarargs
        static <T> Choice<T> of(T... values) {
            Choice<T> choice = new Choice<>();
            choice.value = values[0];
            choice.more.addAll(List.of(values));
            return choice;
        }
    }

    static class Numbered extends Choice<A> {
        int number;
    }

    record Both(Choice<A> first, Choice<B> second, List<Choice<A>> firsts, List<Choice<B>> seconds) {}

    private static final Both VALUE = new Both(
            Choice.of(new A(1), new A(70_000)),
            Choice.of(new B("one")),
            new ArrayList<>(List.of(Choice.of(new A(2)))),
            new ArrayList<>(List.of(Choice.of(new B("two"), new B("three")))));

    private static long count(Twins<?> twins, Class<? extends Definition> kind) {
        return Schemas.wire(twins.generated()).definitions().stream()
                .filter(kind::isInstance)
                .count();
    }

    @Test
    void objectsOfAGenericClassAreOfTheirArguments() {
        Twins<Both> twins = Twins.of(Both.class);
        twins.assertRoundTrip(VALUE);
        // Both, A, B, and the class once for each of them.
        assertEquals(5, count(twins, Definition.ObjectDefinition.class));
    }

    @Test
    void alternativesOfAGenericClassAreOfTheirArguments() {
        Twins<Both> twins = Twins.of(() -> TypedSerializer.builder(Both.class).subtypes(Choice.class, Numbered.class));
        twins.assertRoundTrip(VALUE);
        Numbered numbered = new Numbered();
        numbered.value = new A(3);
        numbered.number = 4;
        twins.assertRoundTrip(new Both(numbered, VALUE.second, VALUE.firsts, VALUE.seconds));
        assertEquals(2, count(twins, Definition.ChoiceDefinition.class));
    }
}
