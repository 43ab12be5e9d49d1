package dev.piculet.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of published classes that say in Java serialization's methods what is written and read, where they are declared. */
class SelfWrittenTest {
    private static final String GUAVA = "com.google.common.";
    private static final String ECLIPSE = "org.eclipse.collections.impl.";

    private final ClassLoader loader = Library.loader(Path.of("target", "strangers"));

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void immutableCollectionsOfGuavaComeBack(boolean references) throws Exception {
        List<String> abc = List.of("c", "a", "b");
        Map<String, Integer> map = new TreeMap<>(Map.of("one", 1, "two", 2));
        assertKept(made(GUAVA + "collect.ImmutableList", "copyOf", Collection.class, abc), references);
        assertKept(made(GUAVA + "collect.ImmutableList", "copyOf", Collection.class, List.of()), references);
        assertKept(made(GUAVA + "collect.ImmutableSet", "copyOf", Collection.class, abc), references);
        assertKept(made(GUAVA + "collect.ImmutableSortedSet", "copyOf", Collection.class, abc), references);
        assertKept(made(GUAVA + "collect.ImmutableMap", "copyOf", Map.class, map), references);
        assertKept(made(GUAVA + "collect.ImmutableSortedMap", "copyOf", Map.class, map), references);
        assertKept(made(GUAVA + "collect.ImmutableBiMap", "copyOf", Map.class, map), references);
        assertKept(made(GUAVA + "collect.ImmutableMultiset", "copyOf", Iterable.class, abc), references);
    }

    /** A class as users declare it: a public one, of which the value's class is the only kind. */
    private Made made(String declared, String factory, Class<?> parameter, Object argument) throws Exception {
        Class<?> type = loader.loadClass(declared);
        return new Made(type, type.getMethod(factory, parameter).invoke(null, argument));
    }

    private record Made(Class<?> declared, Object value) {}

    private void assertKept(Made made, boolean references) {
        for (int generateAfter : new int[] {-1, 0}) {
            Object read = copy(made, generateAfter, references);
            assertEquals(made.value(), read);
            assertEquals(made.value().toString(), read.toString(), "the order, too");
            assertEquals(made.value().getClass(), read.getClass());
        }
    }

    private Object copy(Made made, int generateAfter, boolean references) {
        return copy(made.declared(), made.value(), generateAfter, references);
    }

    private <T> Object copy(Class<T> declared, Object value, int generateAfter, boolean references) {
        TypedSerializerBuilder<T> builder = TypedSerializer.builder(declared)
                .generateAfter(generateAfter)
                .classLoader(loader)
                .allowNames(name -> name.startsWith(GUAVA) || name.startsWith("org.eclipse."));
        return (references ? builder.references() : builder).build().copy(declared.cast(value));
    }

    @Test
    void constantsOfGuavaStayThemselves() throws Exception {
        Class<?> domains = loader.loadClass(GUAVA + "collect.DiscreteDomain");
        Object integers = domains.getMethod("integers").invoke(null);
        assertSame(integers, copy(integers.getClass(), integers, 0, false));
        Class<?> ranges = loader.loadClass(GUAVA + "collect.Range");
        Object range =
                ranges.getMethod("closed", Comparable.class, Comparable.class).invoke(null, 1, 7);
        Object read = copy(ranges, range, 0, false);
        assertEquals(range, read);
        assertNotSame(range, read);
        Object all = ranges.getMethod("all").invoke(null);
        assertSame(all, copy(ranges, all, 0, false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "list.mutable.FastList",
                "list.mutable.primitive.IntArrayList",
                "set.mutable.primitive.IntHashSet",
                "bag.mutable.primitive.IntHashBag",
                "stack.mutable.primitive.IntArrayStack",
                "set.mutable.UnifiedSet",
                "bag.mutable.HashBag"
            })
    void collectionsOfEclipseComeBack(String name) throws Exception {
        Class<?> type = loader.loadClass(ECLIPSE + name);
        Constructor<?> constructor = type.getConstructor();
        Object value = constructor.newInstance();
        for (int each : new int[] {3, 1, 2, 300}) {
            adder(type).invoke(value, each);
        }
        assertKept(new Made(type, value), false);
        assertKept(new Made(type, constructor.newInstance()), true);
    }

    private static Method adder(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(it -> (it.getName().equals("add") || it.getName().equals("push"))
                        && it.getParameterCount() == 1
                        && !it.isBridge())
                .findFirst()
                .orElseThrow();
    }
}
