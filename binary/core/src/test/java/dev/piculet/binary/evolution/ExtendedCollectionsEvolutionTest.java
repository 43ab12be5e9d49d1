package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.SchemaMismatchException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Users' collections that gain their first field, or lose their last one: with fields they are objects, without they are not. */
class ExtendedCollectionsEvolutionTest {
    private static final String HOLDERS = "Items items; List<Items> more; Names names; Node node;"
            + " public static class Node { String label; Children children; } ";

    private static final String WITHOUT = HOLDERS
            + "public static class Items extends ArrayList<String> {}"
            + " public static class Names extends LinkedHashMap<String, Long> {}"
            + " public static class Children extends ArrayList<Node> {}";

    private static final String WITH = HOLDERS
            + "public static class Items extends ArrayList<String> { String name; int count; }"
            + " public static class Names extends LinkedHashMap<String, Long> { Long total; }"
            + " public static class Children extends ArrayList<Node> { Node parent; }";

    private static final String READ = "items=evolving.Order$Items[\"x\", \"y\"],"
            + " more=java.util.ArrayList[evolving.Order$Items[\"x\", \"y\"]],"
            + " names=evolving.Order$Names[\"a\"=Long 1],"
            + " node=evolving.Order$Node(children=evolving.Order$Children["
            + "evolving.Order$Node(children=null, label=\"leaf\", )], label=\"root\", )";

    private static final int LEVELS = 10;

    private static final String TREES = "Tree tree; public sealed interface Tree permits Branch, Leaf {}"
            + " public static final class Leaf implements Tree { int id; }"
            + " public static final class Branch extends ArrayList<Tree> implements Tree {";

    private static final String OWNERS = "Children children; public static class Node { Children owner; }"
            + " public static class Children extends ArrayList<Node> {";

    @TempDir
    Path folder;

    private Evolution evolution(String former, String present, boolean references) {
        Evolution evolution = new Evolution(folder, former, present);
        return references ? evolution.with((builder, type) -> builder.references()) : evolution;
    }

    @SuppressWarnings("unchecked") // Its elements are told by its class.
    private static Object filled(Object collection, Object element) {
        ((Collection<Object>) collection).add(element);
        return collection;
    }

    @SuppressWarnings("unchecked") // Its keys and values are told by its class.
    private static Object filled(Object map, String key, Long value) {
        ((Map<Object, Object>) map).put(key, value);
        return map;
    }

    private static Object value(Evolution evolution, Object items, Object names, Object children) throws Exception {
        filled(filled(items, "x"), "y");
        filled(names, "a", 1L);
        filled(children, evolution.formerNested("Node", "label", "leaf"));
        Object node = evolution.formerNested("Node", "label", "root", "children", children);
        return evolution.former("items", items, "more", new ArrayList<>(List.of(items)), "names", names, "node", node);
    }

    private static Object get(Object object, String field) throws ReflectiveOperationException {
        Field found = object.getClass().getDeclaredField(field);
        found.setAccessible(true);
        return found.get(object);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theirFirstField(boolean references) throws Exception {
        Evolution evolution = evolution(WITHOUT, WITH, references);
        Object former = value(
                evolution,
                evolution.formerNested("Items"),
                evolution.formerNested("Names"),
                evolution.formerNested("Children"));
        evolution.assertRead(READ, former);
        evolution.assertRead("items=null, more=null, names=null, node=null", evolution.former());
        Object read = evolution.twins().readInterpreted(evolution.write(former));
        Object items = get(read, "items");
        assertNull(get(items, "name"));
        assertEquals(0, get(items, "count"));
        assertNull(get(get(read, "names"), "total"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theirLastField(boolean references) throws Exception {
        Evolution evolution = evolution(WITH, WITHOUT, references);
        Object former = value(
                evolution,
                evolution.formerNested("Items", "name", "n", "count", 3),
                evolution.formerNested("Names", "total", 1L),
                evolution.formerNested("Children", "parent", evolution.formerNested("Node", "label", "parent")));
        evolution.assertRead(READ, former);
        evolution.assertRead("items=null, more=null, names=null, node=null", evolution.former());
        if (references) {
            Object read = evolution.twins().readInterpreted(evolution.write(former));
            assertSame(get(read, "items"), ((List<?>) get(read, "more")).get(0));
        }
    }

    /** What could be written can be read: a level stays one. */
    @ParameterizedTest
    @ValueSource(strings = {"first", "last"})
    void asManyLevelsAsTheLimitAllows(String field) throws Exception {
        String with = TREES + " String name; } ";
        String without = TREES + " } ";
        Evolution evolution =
                field.equals("first") ? new Evolution(folder, without, with) : new Evolution(folder, with, without);
        evolution.with((builder, type) -> builder.limits(Limits.DEFAULT.withDepth(LEVELS)));
        Object tree = evolution.formerNested("Branch");
        for (int i = 1; i < LEVELS; i++) {
            tree = filled(evolution.formerNested("Branch"), tree);
        }
        String begin = "evolving.Order$Branch[";
        evolution.assertRead("tree=" + begin.repeat(LEVELS) + "]".repeat(LEVELS), evolution.former("tree", tree));
    }

    /** An object may be known before its elements are, but not a mere collection. */
    @Test
    void theLastFieldOfOneThatItsElementsReferTo() throws Exception {
        Evolution evolution = evolution(OWNERS + " String name; } ", OWNERS + " } ", /* references= */ true);
        Object children = evolution.formerNested("Children");
        filled(children, evolution.formerNested("Node", "owner", children));
        byte[] bytes = evolution.write(evolution.former("children", children));
        Twins<Object> twins = evolution.twins();
        for (TypedSerializer<Object> each : List.of(twins.interpreted(), twins.generated())) {
            SchemaMismatchException e = assertThrows(SchemaMismatchException.class, () -> each.deserialize(bytes));
            assertEquals(
                    "Object of evolving.Order$Children was first written in a field that was removed"
                            + " at $.children.elements[0].owner.\n  Keep that field until such data is written anew.",
                    e.getMessage());
        }
    }
}
