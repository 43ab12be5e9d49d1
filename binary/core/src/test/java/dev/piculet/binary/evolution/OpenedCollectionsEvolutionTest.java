package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.io.SchemaMismatchException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages with collections of others need no other older schema than messages without. */
class OpenedCollectionsEvolutionTest {
    private static final String OWN =
            " static class Own extends AbstractMap<String, Integer> { TreeMap<String, Integer> held;"
                    + " public Set<Map.Entry<String, Integer>> entrySet() { return held.entrySet(); } }";

    private static final String CLASSES =
            "int id; Map<String, Integer> map; List<Map<String, Integer>> maps; Map<String, Integer> usual;" + OWN;

    @TempDir
    Path folder;

    private Evolution evolution(String former, String present) {
        return new Evolution(folder, former, present).with((builder, type) -> builder.allowPackage("evolving"));
    }

    private static Object order(Evolution evolution) throws ReflectiveOperationException {
        Object own = evolution.formerNested("Own", "held", new TreeMap<>(Map.of("a", 1)));
        return evolution.former(
                "id", 5, "map", own, "maps", new ArrayList<>(List.of(own)), "usual", new HashMap<>(Map.of("b", 2)));
    }

    private static void assertRead(String expected, Evolution evolution, Object former) {
        byte[] bytes = evolution.write(former);
        Twins<Object> twins = evolution.twins();
        assertEquals(
                "evolving.Order(" + expected + ", )",
                Structure.of(twins.interpreted().deserialize(bytes)));
        assertEquals(
                "evolving.Order(" + expected + ", )",
                Structure.of(twins.generated().deserialize(bytes)));
    }

    @Test
    void theSameVersionReadsThem() throws Exception {
        Evolution evolution = evolution(CLASSES, CLASSES);
        assertRead(
                "id=Integer 5, map=evolving.Order$Own[\"a\"=Integer 1], maps=java.util.ArrayList[evolving.Order$Own[\"a\"=Integer 1]],"
                        + " usual=java.util.HashMap[\"b\"=Integer 2]",
                evolution,
                order(evolution));
    }

    @Test
    void fieldsAreAddedAndRemovedAndElementsWidened() throws Exception {
        Evolution evolution = evolution(
                CLASSES, "long id; Map<String, Integer> map; Map<String, Long> usual; List<Integer> more;" + OWN);
        assertRead(
                "id=Long 5, map=evolving.Order$Own[\"a\"=Integer 1], more=null, usual=java.util.HashMap[\"b\"=Long 2]",
                evolution,
                order(evolution));
    }

    @Test
    void placesThatTakeThemNoMoreRefuseThem() throws Exception {
        Evolution evolution = evolution(CLASSES, "int id; HashMap<String, Integer> map;" + OWN);
        byte[] bytes = evolution.write(order(evolution));
        assertEquals(
                "An instance of evolving.Order$Own was written where java.util.HashMap is declared, at $.map.\n"
                        + "  Declare a supertype of both, or read a tree.",
                assertThrows(
                                SchemaMismatchException.class,
                                () -> evolution.twins().generated().deserialize(bytes))
                        .getMessage());
    }
}
