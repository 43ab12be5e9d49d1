package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Twins;
import dev.piculet.binary.io.SchemaMismatchException;
import java.lang.reflect.Array;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of an array that tells its class when the class around it changes. */
class ArrayClassesEvolutionTest {
    @TempDir
    Path folder;

    private Evolution open(String former, String present) {
        return new Evolution(folder, former, present).with((builder, type) -> builder.allowPackage("evolving"));
    }

    private static Object[] parts(Evolution evolution) throws ReflectiveOperationException {
        Object part = evolution.formerNested("Part", 7);
        Object[] parts = (Object[]) Array.newInstance(part.getClass(), 1);
        parts[0] = part;
        return parts;
    }

    private static void assertMismatch(String message, Twins<Object> twins, byte[] bytes) {
        SchemaMismatchException generated = assertThrows(
                SchemaMismatchException.class, () -> twins.generated().deserialize(bytes));
        assertEquals(message, generated.getMessage());
        SchemaMismatchException interpreted = assertThrows(
                SchemaMismatchException.class, () -> twins.interpreted().deserialize(bytes));
        assertEquals(message, interpreted.getMessage());
    }

    @Test
    void aListGetsTheElements() throws Exception {
        Evolution evolution = new Evolution(folder, "Object[] a; int b;", "List<Object> a; int b;");
        evolution.assertRead(
                "a=java.util.ArrayList[\"x\", null], b=Integer 5",
                evolution.former("a", new String[] {"x", null}, "b", 5));
    }

    @Test
    void aClassThatWasNamedInARemovedFieldIsKnown() throws Exception {
        Evolution evolution =
                open("Object[] a; Object[] b; record Part(int x) {}", "Object[] b; record Part(int x) {}");
        Object[] parts = parts(evolution);
        evolution.assertRead(
                "b=evolving.Order$Part[]{evolving.Order$Part(x=Integer 7, ), }",
                evolution.former("a", parts, "b", parts));
    }

    @Test
    void aRemovedFieldNeedsNoneOfItsClasses() throws Exception {
        Evolution evolution = open("int id; Object[] gone; record Part(int x) {}", "int id;");
        evolution.assertRead("id=Integer 5", evolution.former("id", 5, "gone", parts(evolution)));
    }

    @Test
    void theClassIsRenamed() throws Exception {
        Evolution evolution = open("Object[] a; record Part(int x) {}", "Object[] a; record Piece(int x) {}");
        Object former = evolution.former("a", parts(evolution));
        assertMismatch(
                "An array of evolving.Order$Part was written, which the serializer's class loader does not find, at"
                        + " $.a.\n  Give its new name an alias, give OptionsBuilder.classLoader the loader of the class,"
                        + " or read a tree.",
                evolution.twins(),
                evolution.write(former));
        evolution.withPresent((builder, type) -> builder.alias(Evolution.nested(type, "Piece"), "evolving.Order$Part"));
        evolution.assertRead("a=evolving.Order$Piece[]{evolving.Order$Piece(x=Integer 7, ), }", former);
    }

    /** Part was called Piece before there was another class of this name. */
    @Test
    void presentNamesGoBeforeFormerOnes() throws Exception {
        String source = "Shape[] a; sealed interface Shape {} record Part(int x) implements Shape {}"
                + " record Piece(int x) implements Shape {}";
        Evolution evolution = new Evolution(folder, source, source)
                .withPresent((builder, type) -> builder.alias(Evolution.nested(type, "Part"), "evolving.Order$Piece"));
        Object piece = evolution.formerNested("Piece", 7);
        Object[] pieces = (Object[]) Array.newInstance(piece.getClass(), 1);
        pieces[0] = piece;
        evolution.assertRead(
                "a=evolving.Order$Piece[]{evolving.Order$Piece(x=Integer 7, ), }", evolution.former("a", pieces));
    }

    @Test
    void anotherDeclarationTakesWhatItCanHold() throws Exception {
        Evolution evolution = new Evolution(folder, "Object[] a;", "Comparable<?>[] a;");
        evolution.assertRead("a=java.lang.String[]{\"x\", }", evolution.former("a", new String[] {"x"}));
        assertMismatch(
                "An array of java.lang.Number was written where java.lang.Comparable[] is declared, at $.a.\n"
                        + "  Declare an array of a supertype of both, or read a tree.",
                evolution.twins(),
                evolution.write(evolution.former("a", new Number[] {1})));
    }
}
