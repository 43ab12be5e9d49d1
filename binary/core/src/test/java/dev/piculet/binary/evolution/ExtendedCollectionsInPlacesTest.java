package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Users' collections that gain their first field, or lose their last one, wherever they stand. */
class ExtendedCollectionsInPlacesTest {
    private static final String PLACES =
            "Map<String, Items> values; Map<Items, String> keys; Set<Items> set; Items[] array;"
                    + " Optional<Items> optional; Object open; Bag<Items> bag; Bag<Bag<Integer>> bags; Shape shape; Shape[] shapes; Own own;"
                    + " public sealed interface Shape permits Pile, Dot {}"
                    + " public static final class Dot implements Shape { int x; } ";

    private static final String WITHOUT = PLACES
            + "public static class Items extends ArrayList<String> {}"
            + " public static class Bag<T> extends LinkedHashSet<T> {}"
            + " public static final class Pile extends HashMap<String, Shape> implements Shape {}"
            + " public static class Own extends ArrayList<Own> {}";

    private static final String WITH = PLACES
            + "public static class Items extends ArrayList<String> { String name; }"
            + " public static class Bag<T> extends LinkedHashSet<T> { long size; Dot dot; }"
            + " public static final class Pile extends HashMap<String, Shape> implements Shape { Dot top; }"
            + " public static class Own extends ArrayList<Own> { String name; }";

    @TempDir
    Path folder;

    @SuppressWarnings("unchecked") // Its elements are told by its class.
    private static Object filled(Object collection, Object... elements) {
        for (Object each : elements) {
            ((Collection<Object>) collection).add(each);
        }
        return collection;
    }

    @SuppressWarnings("unchecked") // Its keys and values are told by its class.
    private static Object with(Object map, String key, Object value) {
        ((Map<Object, Object>) map).put(key, value);
        return map;
    }

    private static Object array(Class<?> component, Object... elements) {
        Object array = Array.newInstance(component, elements.length);
        for (int i = 0; i < elements.length; i++) {
            Array.set(array, i, elements[i]);
        }
        return array;
    }

    private static Object value(Evolution evolution, boolean isAnywhere) throws Exception {
        Object items = filled(evolution.formerNested("Items"), "x", "y");
        Object dot = evolution.formerNested("Dot", "x", 5);
        Object pile = with(evolution.formerNested("Pile"), "inner", with(evolution.formerNested("Pile"), "dot", dot));
        Object bags = filled(evolution.formerNested("Bag"), filled(evolution.formerNested("Bag"), 1, 2));
        Object own = filled(
                evolution.formerNested("Own"), filled(evolution.formerNested("Own"), evolution.formerNested("Own")));
        return evolution.former(
                "values",
                new LinkedHashMap<>(Map.of("k", items)),
                "keys",
                new LinkedHashMap<>(Map.of(items, "v")),
                "set",
                new HashSet<>(List.of(items)),
                "array",
                array(items.getClass(), items, null),
                "optional",
                Optional.of(items),
                "open",
                isAnywhere ? items : null,
                "bag",
                filled(evolution.formerNested("Bag"), items),
                "bags",
                bags,
                "shape",
                pile,
                "shapes",
                array(dot.getClass().getInterfaces()[0], pile, dot),
                "own",
                own);
    }

    private void assertSameElements(String former, String present, boolean isAnywhere, boolean references)
            throws Exception {
        Evolution evolution = new Evolution(folder, former, present).with((builder, type) -> {
            builder.allow(Evolution.nested(type, "Items"));
            if (references) {
                builder.references();
            }
        });
        Object value = value(evolution, isAnywhere);
        byte[] bytes = evolution.write(value);
        Twins<Object> twins = evolution.twins();
        assertEquals(Structure.of(value), Structure.of(twins.readInterpreted(bytes)));
        assertEquals(Structure.of(value), Structure.of(twins.readOlderGenerated(evolution.formerSchema(), bytes)));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theirFirstField(boolean references) throws Exception {
        // Without fields they have no place where anything may stand.
        assertSameElements(WITHOUT, WITH, /* isAnywhere= */ false, references);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theirLastField(boolean references) throws Exception {
        assertSameElements(WITH, WITHOUT, /* isAnywhere= */ true, references);
    }
}
