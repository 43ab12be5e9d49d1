package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.io.SchemaMismatchException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages with instances of subclasses need no other older schema than messages without. */
class SubclassesEvolutionTest {
    private static final String CLASSES =
            "int id; Part part; List<Part> parts; static class Part { int x; } static class Big extends Part { String text; }";

    @TempDir
    Path folder;

    private Evolution evolution(String former, String present) {
        return new Evolution(folder, former, present).with((builder, type) -> builder.allowPackage("evolving"));
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

    private static Object order(Evolution evolution) throws ReflectiveOperationException {
        Object big = evolution.formerNested("Big", "text", "big");
        return evolution.former(
                "id", 5, "part", big, "parts", new ArrayList<>(List.of(big, evolution.formerNested("Part", "x", 7))));
    }

    @Test
    void theSameVersionReadsThem() throws Exception {
        Evolution evolution = evolution(CLASSES, CLASSES);
        assertRead(
                "id=Integer 5, part=evolving.Order$Big(text=\"big\", x=Integer 0, ),"
                        + " parts=java.util.ArrayList[evolving.Order$Big(text=\"big\", x=Integer 0, ),"
                        + " evolving.Order$Part(x=Integer 7, )]",
                evolution,
                order(evolution));
    }

    @Test
    void fieldsOfAllClassesAreAddedRemovedAndWidened() throws Exception {
        Evolution evolution = evolution(
                CLASSES,
                "long id; Part part; List<Part> parts; String more; static class Part { long x; int y; }"
                        + " static class Big extends Part { }");
        assertRead(
                "id=Long 5, more=null, part=evolving.Order$Big(x=Long 0, y=Integer 0, ),"
                        + " parts=java.util.ArrayList[evolving.Order$Big(x=Long 0, y=Integer 0, ),"
                        + " evolving.Order$Part(x=Long 7, y=Integer 0, )]",
                evolution,
                order(evolution));
    }

    @Test
    void placesAreDroppedAndBecomeOpen() throws Exception {
        Evolution evolution = evolution(
                CLASSES,
                "int id; Object part; static class Part { int x; } static class Big extends Part { String text; }");
        assertRead("id=Integer 5, part=evolving.Order$Big(text=\"big\", x=Integer 0, )", evolution, order(evolution));
    }

    @Test
    void classesAreRenamed() throws Exception {
        Evolution evolution = evolution(
                        CLASSES,
                        "int id; Piece part; List<Piece> parts; static class Piece { int x; }"
                                + " static class Large extends Piece { String text; }")
                .withPresent((builder, type) -> builder.alias(Evolution.nested(type, "Piece"), "evolving.Order$Part")
                        .alias(Evolution.nested(type, "Large"), "evolving.Order$Big"));
        assertRead(
                "id=Integer 5, part=evolving.Order$Large(text=\"big\", x=Integer 0, ),"
                        + " parts=java.util.ArrayList[evolving.Order$Large(text=\"big\", x=Integer 0, ),"
                        + " evolving.Order$Piece(x=Integer 7, )]",
                evolution,
                order(evolution));
    }

    /** No rule of the user allows the declared classes themselves. */
    @Test
    void declaredClassesNeedNoRuleWhenTheyAreRenamed() throws Exception {
        Evolution evolution = new Evolution(
                        folder,
                        CLASSES,
                        "int id; Piece part; List<Piece> parts; static class Piece { int x; }"
                                + " static class Big extends Piece { String text; }")
                .with((builder, type) -> builder.allow(Evolution.nested(type, "Big")))
                .withPresent((builder, type) -> builder.alias(Evolution.nested(type, "Piece"), "evolving.Order$Part"));
        assertRead(
                "id=Integer 5, part=evolving.Order$Big(text=\"big\", x=Integer 0, ),"
                        + " parts=java.util.ArrayList[evolving.Order$Big(text=\"big\", x=Integer 0, ),"
                        + " evolving.Order$Piece(x=Integer 7, )]",
                evolution,
                order(evolution));
    }

    @Test
    void whatWasOpenBecomesAClass() throws Exception {
        Evolution evolution = evolution(
                "Object part; interface Thing {} Thing other; static class Part implements Thing { int x; }",
                "Part part; interface Thing {} Part other; static class Part implements Thing { int x; }");
        Object part = evolution.formerNested("Part", "x", 7);
        assertRead(
                "other=evolving.Order$Part(x=Integer 7, ), part=evolving.Order$Part(x=Integer 7, )",
                evolution,
                evolution.former("part", part, "other", part));
        byte[] bytes = evolution.write(evolution.former("part", "text"));
        assertEquals(
                "An instance of java.lang.String was written where evolving.Order$Part is declared, at $.part.\n"
                        + "  Declare a supertype of both, or read a tree.",
                assertThrows(
                                SchemaMismatchException.class,
                                () -> evolution.twins().generated().deserialize(bytes))
                        .getMessage());
    }

    @Test
    void aClassThatIsNoSubclassAnyMoreIsRefusedWhereItStands() throws Exception {
        Evolution evolution = evolution(
                CLASSES,
                "int id; Part part; List<Part> parts; static class Part { int x; } static class Big { String text; }");
        byte[] bytes = evolution.write(order(evolution));
        assertEquals(
                "An instance of evolving.Order$Big was written where evolving.Order$Part is declared, at $.parts[0].\n"
                        + "  Declare a supertype of both, or read a tree.",
                assertThrows(
                                SchemaMismatchException.class,
                                () -> evolution.twins().generated().deserialize(bytes))
                        .getMessage());
    }
}
