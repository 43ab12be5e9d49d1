package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Twins;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.SchemaMismatchException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes whose objects stand in open places change like those that are declared, and need no older schema to be named. */
class OpenPlacesEvolutionTest {
    @TempDir
    Path folder;

    private Evolution open(String former, String present) {
        return new Evolution(folder, former, present).with((builder, type) -> builder.allowPackage("evolving"));
    }

    private static void assertMismatch(String message, Twins<Object> twins, byte[] bytes) {
        BinaryException generated = assertThrows(
                SchemaMismatchException.class, () -> twins.generated().deserialize(bytes));
        assertEquals(message, generated.getMessage());
        BinaryException interpreted = assertThrows(
                SchemaMismatchException.class, () -> twins.interpreted().deserialize(bytes));
        assertEquals(message, interpreted.getMessage());
    }

    @Test
    void fieldsAreAddedRemovedAndWidened() throws Exception {
        Evolution evolution = open(
                "Object any; record Part(int x, String gone) {}",
                "Object any; record Part(long x, List<String> more) {}");
        assertEquals(evolution.formerSchema(), evolution.presentSchema());
        evolution.assertRead(
                "any=java.util.ArrayList[evolving.Order$Part(more=null, x=Long 1, ),"
                        + " evolving.Order$Part(more=null, x=Long 2, )]",
                evolution.former(
                        "any",
                        new ArrayList<>(List.of(
                                evolution.formerNested("Part", 1, "a"), evolution.formerNested("Part", 2, "b")))));
    }

    @Test
    void constantsAreFoundByName() throws Exception {
        Evolution evolution = open("Object any; enum Color { RED, BLUE }", "Object any; enum Color { BLUE, GREEN }");
        evolution.assertRead("any=Color.BLUE", evolution.former("any", evolution.formerConstant("Color", 1)));
        assertMismatch(
                "Constant RED of evolving.Order$Color was written, but the enum does not have it any more, at $.any.\n"
                        + "  Add the constant again, or give it an alias.",
                evolution.twins(),
                evolution.write(evolution.former("any", evolution.formerConstant("Color", 0))));
    }

    @Test
    void classesAreRenamed() throws Exception {
        Evolution evolution = open("Object any; record Part(int x) {}", "Object any; record Piece(int x) {}");
        Object former = evolution.former("any", evolution.formerNested("Part", 7));
        assertMismatch(
                "An instance of evolving.Order$Part was written, which the serializer's class loader does not find,"
                        + " at $.any.\n  Give its new name an alias, give OptionsBuilder.classLoader the loader of the"
                        + " class, or read a tree.",
                evolution.twins(),
                evolution.write(former));
        evolution.withPresent((builder, type) -> builder.alias(Evolution.nested(type, "Piece"), "evolving.Order$Part"));
        evolution.assertRead("any=evolving.Order$Piece(x=Integer 7, )", former);
    }

    /** Part was called Piece before there was another class of this name. */
    @Test
    void presentNamesGoBeforeFormerOnes() throws Exception {
        Evolution evolution = open(
                        "Object any; record Piece(int x) {}",
                        "Object any; record Part(int x) {} record Piece(int x) {}")
                .withPresent((builder, type) -> builder.alias(Evolution.nested(type, "Part"), "evolving.Order$Piece"));
        evolution.assertRead(
                "any=evolving.Order$Piece(x=Integer 7, )", evolution.former("any", evolution.formerNested("Piece", 7)));
    }

    @Test
    void classesThatAreNoLongerAllowedAreRefusedOnlyWhereTheyStand() throws Exception {
        String classes = "Object any; record A(int x) {} record B(int x) {}";
        Evolution evolution = new Evolution(folder, classes, classes)
                .with((builder, type) -> builder.allowNames(
                        name -> !name.endsWith("B") || type.getName().isEmpty()));
        evolution.assertRead(
                "any=evolving.Order$A(x=Integer 1, )", evolution.former("any", evolution.formerNested("A", 1)));
    }

    @Test
    void fieldsThatAreNoMoreArePassedOverThoughNobodyKnowsTheirClasses() throws Exception {
        Evolution evolution = open(
                "int id; Object any; List<Object> more; record Part(int x, Object inner) {} enum Color { RED }",
                "int id; Object last;");
        Object part = evolution.formerNested("Part", 1, evolution.formerNested("Part", 2, null));
        evolution.assertRead(
                "id=Integer 5, last=null",
                evolution.former(
                        "id",
                        5,
                        "any",
                        part,
                        "more",
                        new ArrayList<>(Arrays.asList(
                                "a", 1, null, part, evolution.formerConstant("Color", 0), Map.of("k", List.of(2.5))))));
    }

    /** The description stands where nobody needs it any more. */
    @Test
    void typesThatWereDescribedInARemovedFieldAreKnown() throws Exception {
        Evolution evolution = open("Object a; Object b; record Part(int x) {}", "Object b; record Part(int x) {}");
        Object part = evolution.formerNested("Part", 7);
        evolution.assertRead("b=evolving.Order$Part(x=Integer 7, )", evolution.former("a", part, "b", part));
    }

    @Test
    void whatHadOneClassBecomesOpen() throws Exception {
        Evolution evolution = open(
                "Part part; String text; Integer number; int[] ints; record Part(int x) {}",
                "Thing part; Object text; Number number; Object ints; interface Thing {}"
                        + " record Part(int x) implements Thing {}");
        evolution.assertRead(
                "ints=int[]{Integer 1, Integer 2, }, number=Integer 7, part=evolving.Order$Part(x=Integer 1, ), text=\"a\"",
                evolution.former(
                        "part", evolution.formerNested("Part", 1), "text", "a", "number", 7, "ints", new int[] {1, 2}));
    }

    @Test
    void whatWasOpenBecomesAnyClass() throws Exception {
        String former = "Object text; Object number; Object date; Object color; Object ints; Thing part;"
                + " enum Color { RED, BLUE }";
        Evolution evolution = open(
                former + " interface Thing {} record Part(int x) implements Thing {}",
                "String text; Integer number; java.time.LocalDate date; Color color; int[] ints; Thing part;"
                        + " enum Color { BLUE } sealed interface Thing {} record Part(int x) implements Thing {}");
        evolution.assertRead(
                "color=Color.BLUE, date=LocalDate 2024-02-29, ints=int[]{Integer 1, Integer 2, }, number=Integer 7,"
                        + " part=evolving.Order$Part(x=Integer 1, ), text=\"a\"",
                evolution.former(
                        "text",
                        "a",
                        "number",
                        7,
                        "date",
                        LocalDate.of(2024, 2, 29),
                        "color",
                        evolution.formerConstant("Color", 1),
                        "ints",
                        new int[] {1, 2},
                        "part",
                        evolution.formerNested("Part", 1)));
        evolution.assertRead("color=null, date=null, ints=null, number=null, part=null, text=null", evolution.former());
        assertMismatch(
                "An instance of java.lang.Integer was written where java.lang.String is declared, at $.text.\n"
                        + "  Declare a supertype of both, or read a tree.",
                evolution.twins(),
                evolution.write(evolution.former("text", 7)));
    }

    /** Nobody has checked their elements, and a primitive has no place for null. */
    @Test
    void whatWasOpenBecomesNeitherACollectionOfDeclaredElementsNorAPrimitive() throws Exception {
        for (String present : List.of(
                "List<String> any;", "Map<String, String> any;", "int any;", "java.util.Optional<String> any;")) {
            Evolution evolution = open("Object any;", present);
            assertThrows(SchemaMismatchException.class, evolution::twins);
        }
    }

    @Test
    void valuesThatTheirPlaceDoesNotDeclareAnyMoreAreRefusedWhereTheyStand() throws Exception {
        Evolution evolution = open("Object any;", "Number any;");
        evolution.assertRead("any=Integer 7", evolution.former("any", 7));
        assertMismatch(
                "An instance of java.lang.String was written where java.lang.Number is declared, at $.any.\n"
                        + "  Declare a supertype of both, or read a tree.",
                evolution.twins(),
                evolution.write(evolution.former("any", "seven")));
    }
}
