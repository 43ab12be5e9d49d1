package dev.piculet.model.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import dev.piculet.model.Variance;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class TypeModelTest {
    @SuppressWarnings({"unused", "rawtypes"})
    static class Fields<T, N extends Number, C extends Comparable<C>, L extends List<T>, M extends T> {
        int primitive;
        String string;
        int[][] matrix;
        List<String>[] lists;
        Map<String, List<int[]>> nested;
        Map.Entry<String, Integer> entry;
        List raw;
        T variable;
        N bounded;
        C comparable;
        L list;
        M variableOfVariable;
        T[] variables;
        List<? extends N> out;
        Function<? super N, ?> in;
        Bounded<?> unbounded;
        Enum<?> someEnum;
    }

    static class Bounded<B extends CharSequence> {}

    /** Each variable leads to all others: 12! ways. */
    static class Knot<
            A extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            B extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            C extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            D extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            E extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            F extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            G extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            H extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            I extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            J extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            K extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>,
            L extends Knot<A, B, C, D, E, F, G, H, I, J, K, L>> {
        A first;
    }

    @Test
    void writesTypesAsTheSourceDoes() {
        assertEquals("int", type("primitive").toString());
        assertEquals("int[][]", type("matrix").toString());
        assertEquals("List<String>[]", type("lists").toString());
        assertEquals("Map<String, List<int[]>>", type("nested").toString());
        assertEquals("Map.Entry<String, Integer>", type("entry").toString());
        assertEquals("List", type("raw").toString());
        assertEquals("T[]", type("variables").toString());
        assertEquals("List<? extends N>", type("out").toString());
        assertEquals("Function<?, ?>", type("in").toString());
    }

    @Test
    void marksNullableTypes() {
        TypeModel string = type("string").withNullability(Nullability.NULLABLE);
        TypeModel list = TypeModel.of(List.class, List.of(string), Nullability.NULLABLE);
        assertEquals("List<String?>?", list.toString());
        assertEquals(
                "T & Any",
                type("variable").withNullability(Nullability.NON_NULL).toString());
    }

    @Test
    void onlyPrimitivesAreKnownToBeNotNull() {
        assertEquals(Nullability.NON_NULL, type("primitive").nullability());
        assertEquals(Nullability.UNKNOWN, type("string").nullability());
        assertEquals(Nullability.UNKNOWN, type("matrix").nullability());
        assertEquals(
                Nullability.NON_NULL, type("matrix").component().component().nullability());
    }

    @Test
    void variableStandsForItsBound() {
        assertVariable("variable", "T", Object.class);
        assertVariable("bounded", "N", Number.class);
        assertVariable("list", "L", List.class);
        assertVariable("variableOfVariable", "M", Object.class);
        assertEquals(Object[].class, type("variables").rawClass());
    }

    @Test
    void wildcardStandsForItsBound() {
        TypeModel out = type("out").arguments().get(0);
        assertEquals(Number.class, out.rawClass());
        assertEquals(Variance.OUT, out.variance());
        TypeModel in = type("in").arguments().get(0);
        assertEquals(Object.class, in.rawClass());
        assertEquals(Variance.IN, in.variance());
        TypeModel any = type("unbounded").arguments().get(0);
        assertEquals(CharSequence.class, any.rawClass());
        assertEquals(Variance.STAR, any.variance());
    }

    @Test
    void boundThatNamesItselfEnds() {
        TypeModel comparable = type("comparable");
        assertEquals(Comparable.class, comparable.rawClass());
        TypeModel inner = comparable.arguments().get(0);
        assertEquals(Optional.of("C"), inner.variable());
        assertEquals(List.of(), inner.arguments());
        assertEquals(Enum.class, type("someEnum").arguments().get(0).rawClass());
    }

    @Test
    void boundsThatNameEachOtherEndSoon() throws NoSuchFieldException {
        TypeModel first = TypeModel.of(Knot.class.getDeclaredField("first").getGenericType());
        assertEquals(Knot.class, first.rawClass());
        assertEquals("B", first.arguments().get(1).toString());
        assertTrue(size(first) < 2_000, () -> size(first) + " types");
    }

    private static int size(TypeModel type) {
        int size = 1;
        for (TypeModel argument : type.arguments()) {
            size += size(argument);
        }
        return size;
    }

    @Test
    void substitutesAtEveryDepth() {
        Map<String, TypeModel> replacements = Map.of("T", TypeModel.of(String.class), "N", TypeModel.of(Integer.class));
        assertEquals("String", type("variable").substitute(replacements).toString());
        assertEquals(
                "List<? extends Integer>", type("out").substitute(replacements).toString());
        TypeModel array = type("variables").substitute(replacements);
        assertEquals("String[]", array.toString());
        assertEquals(String[].class, array.rawClass());
        TypeModel list = type("list").substitute(replacements);
        assertEquals(Optional.of("L"), list.variable());
        assertEquals("String", list.arguments().get(0).toString());
    }

    @Test
    void substitutionKeepsTypesWithoutVariables() {
        TypeModel nested = type("nested");
        assertSame(nested, nested.substitute(Map.of("T", TypeModel.of(String.class))));
    }

    @Test
    void nullabilityOfAVariableOverridesThatOfItsArgument() {
        TypeModel string = TypeModel.of(String.class);
        TypeModel nullable = type("variable").withNullability(Nullability.NULLABLE);
        assertEquals("String?", nullable.substitute(Map.of("T", string)).toString());
        TypeModel unknown = type("variable");
        assertEquals(
                "String?",
                unknown.substitute(Map.of("T", string.withNullability(Nullability.NULLABLE)))
                        .toString());
    }

    @Test
    void onlyArraysHaveComponents() {
        assertTrue(type("lists").isArray());
        assertFalse(type("raw").isArray());
        IllegalStateException thrown =
                assertThrows(IllegalStateException.class, () -> type("nested").component());
        assertEquals(
                "'Map<String, List<int[]>>' has no component: it is not an array. Ask isArray() before component().",
                thrown.getMessage());
    }

    @Test
    void refusesTypesOfForeignKinds() {
        Type foreign = new Type() {
            @Override
            public String getTypeName() {
                return "int | String";
            }
        };
        IllegalArgumentException thrown = assertThrows(
                IllegalArgumentException.class, () -> ClassModels.create().resolve(foreign));
        assertEquals(
                "Cannot resolve 'int | String': " + foreign.getClass().getName() + " is no type of Java's reflection."
                        + " Pass a Class, ParameterizedType, GenericArrayType, TypeVariable or WildcardType.",
                thrown.getMessage());
    }

    private static void assertVariable(String field, String name, Class<?> bound) {
        assertEquals(Optional.of(name), type(field).variable());
        assertEquals(bound, type(field).rawClass());
    }

    private static TypeModel type(String field) {
        try {
            return TypeModel.of(Fields.class.getDeclaredField(field).getGenericType());
        } catch (NoSuchFieldException e) {
            throw new AssertionError(e);
        }
    }
}
