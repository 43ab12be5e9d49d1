package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Checks that arrays of a class are kept wherever anything may stand, though no option names the class. */
public final class ArrayTrial {
    record Holder(Object[] items, Object any) {}

    private static final BinarySerializer DESCRIBING =
            BinarySerializer.builder().generateAfter(-1).build();
    private static final TypedSerializer<Object[]> GENERATED =
            TypedSerializer.builder(Object[].class).generateAfter(0).build();
    private static final TypedSerializer<Map<String, Object>> INTERPRETED = TypedSerializer.builder(
                    new TypeRef<Map<String, Object>>() {})
            .generateAfter(-1)
            .build();
    private static final TypedSerializer<Holder> DECLARED =
            TypedSerializer.builder(Holder.class).generateAfter(-1).build();

    private ArrayTrial() {}

    /**
     * Asserts that arrays of a class are kept: with nulls, empty, of two dimensions, and in arrays of objects.
     *
     * @param text what has to be the same of a value and its copy
     */
    public static void assertKept(Class<?> component, Object value, Function<Object, String> text) {
        Object flat = array(component, value, null);
        Object empty = array(component);
        Object deep = array(component.arrayType(), flat, null, empty);
        for (Object each : new Object[] {flat, empty, deep, new Object[] {flat, deep, value, null}}) {
            assertSame(each, DESCRIBING.deserialize(DESCRIBING.serialize(each)), text);
            assertSame(each, ((List<?>) DESCRIBING.deserialize(DESCRIBING.serialize(List.of(each)))).get(0), text);
            assertSame(each, GENERATED.copy(new Object[] {each})[0], text);
            assertSame(each, INTERPRETED.copy(Map.of("k", each)).get("k"), text);
            Holder copy = DECLARED.copy(new Holder((Object[]) each, each));
            assertSame(each, copy.items, text);
            assertSame(each, copy.any, text);
        }
    }

    private static Object array(Class<?> component, Object... values) {
        Object array = Array.newInstance(component, values.length);
        for (int i = 0; i < values.length; i++) {
            Array.set(array, i, values[i]);
        }
        return array;
    }

    private static void assertSame(Object expected, Object actual, Function<Object, String> text) {
        if (expected == null || !expected.getClass().isArray()) {
            assertEquals(expected == null ? null : text.apply(expected), actual == null ? null : text.apply(actual));
            return;
        }
        assertEquals(expected.getClass(), actual.getClass());
        assertEquals(Array.getLength(expected), Array.getLength(actual));
        for (int i = 0; i < Array.getLength(expected); i++) {
            assertSame(Array.get(expected, i), Array.get(actual, i), text);
        }
    }
}
