package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Schema;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.io.SchemaMismatchException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changed enums, changed types with several classes, and data of unknown schemas. */
class ClosedSetsEvolutionTest {
    private static final String FIRST = "Color a; Color b; enum Color { RED, GREEN, BLUE }";

    @TempDir
    Path folder;

    @Test
    void enumConstantsMayBeAddedAndReordered() throws Exception {
        Evolution evolution = new Evolution(folder, FIRST, "Color a; Color b; enum Color { BLACK, BLUE, RED, GREEN }");
        evolution.assertRead(
                "a=Color.RED, b=Color.BLUE",
                evolution.former("a", evolution.formerConstant("Color", 0), "b", evolution.formerConstant("Color", 2)));
    }

    @Test
    void enumConstantsMayBeRenamedWithAnAlias() throws Exception {
        Evolution evolution = new Evolution(folder, FIRST, "Color a; Color b; enum Color { CRIMSON, GREEN, BLUE }");
        evolution.withPresent((builder, type) -> builder.alias(Evolution.nested(type, "Color"), "CRIMSON", "RED"));
        evolution.assertRead("a=Color.CRIMSON, b=null", evolution.former("a", evolution.formerConstant("Color", 0)));
    }

    @Test
    void removedEnumConstantsAreAnErrorOnlyWhereTheyStand() throws Exception {
        Evolution evolution = new Evolution(folder, FIRST, "Color a; Color b; enum Color { RED, BLUE }");
        evolution.assertRead("a=Color.BLUE, b=null", evolution.former("a", evolution.formerConstant("Color", 2)));
        byte[] bytes = evolution.write(evolution.former("b", evolution.formerConstant("Color", 1)));
        assertMismatch(
                "Constant GREEN of evolving.Order$Color was written, but the enum does not have it any more, at $.b.\n"
                        + "  Add the constant again, or give it an alias.",
                evolution.twins(),
                bytes);
    }

    @Test
    void aClassBecomesSealed() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "Shape shape; List<Shape> more; static class Shape { int size; }",
                "Shape shape; List<Shape> more;"
                        + " sealed interface Shape permits Circle, Square {}"
                        + " static final class Circle implements Shape { int size; }"
                        + " static final class Square implements Shape { int side; }");
        evolution.with((builder, type) -> {
            if (Evolution.nested(type, "Shape").isInterface()) {
                builder.alias(Evolution.nested(type, "Circle"), "evolving.Order$Shape");
            }
        });
        Object shape = evolution.formerNested("Shape", "size", 3);
        evolution.assertRead(
                "more=java.util.ArrayList[evolving.Order$Circle(size=Integer 3, )],"
                        + " shape=evolving.Order$Circle(size=Integer 3, )",
                evolution.former("shape", shape, "more", new ArrayList<>(List.of(shape))));
    }

    @Test
    void aClassThatBecomesAbstractIsRefusedWithItsPath() throws Exception {
        String concrete = "Shape shape; List<Shape> more; static class Shape { int size; }";
        for (String present : List.of("abstract class Shape { int size; }", "interface Shape {}")) {
            Evolution evolution = new Evolution(folder, concrete, "Shape shape; List<Shape> more; static " + present);
            SchemaMismatchException e = assertThrows(SchemaMismatchException.class, evolution::twins);
            assertEquals(
                    "Data was written as 'evolving.Order$Shape?' and can't be read as 'Order.Shape' at $.more[*].\n"
                            + "  Keep the old type, or widen it: int to long, T to nullable T or Optional<T>.",
                    e.getMessage());
        }
    }

    @Test
    void aClassBecomesOneOfSeveral() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "Car car; static class Car { int wheels; }",
                "Car car; static class Car { int wheels; } static class Truck extends Car { int load; }");
        evolution.with((builder, type) -> {
            if (type.getDeclaredClasses().length == 2) {
                builder.subtypes(Evolution.nested(type, "Car"), Evolution.nested(type, "Truck"));
            }
        });
        evolution.assertRead(
                "car=evolving.Order$Car(wheels=Integer 4, )",
                evolution.former("car", evolution.formerNested("Car", "wheels", 4)));
    }

    @Test
    void ofSeveralClassesOneIsLeft() throws Exception {
        String car = "Car car; List<Car> more; static class Car { int wheels; } ";
        Evolution evolution = new Evolution(folder, car + "static class Truck extends Car { int load; }", car);
        evolution.with((builder, type) -> {
            if (type.getDeclaredClasses().length == 2) {
                builder.subtypes(Evolution.nested(type, "Car"), Evolution.nested(type, "Truck"));
            }
        });
        Object former = evolution.formerNested("Car", "wheels", 4);
        evolution.assertRead(
                "car=evolving.Order$Car(wheels=Integer 4, ),"
                        + " more=java.util.ArrayList[evolving.Order$Car(wheels=Integer 4, )]",
                evolution.former("car", former, "more", new ArrayList<>(List.of(former))));
        byte[] bytes = evolution.write(evolution.former("car", evolution.formerNested("Truck", "load", 1)));
        assertMismatch(
                "An instance of evolving.Order$Truck was written, but evolving.Order$Car does not allow it any more,"
                        + " at $.car.\n"
                        + "  Allow the class again with OptionsBuilder.subtypes,"
                        + " or give its new name an alias.",
                evolution.twins(),
                bytes);
    }

    private static final String ENUM_ALONE = "Color a; List<Color> more; enum Color { RED, GREEN }";

    private static final String ENUM_AMONG_OTHERS = "Shade a; List<Shade> more;"
            + " sealed interface Shade permits Color, Mix {} enum Color implements Shade { BLUE, GREEN, RED }"
            + " static final class Mix implements Shade { int share; }";

    @Test
    void anEnumComesUnderASealedType() throws Exception {
        Evolution evolution = new Evolution(folder, ENUM_ALONE, ENUM_AMONG_OTHERS);
        Object red = evolution.formerConstant("Color", 0);
        evolution.assertRead(
                "a=Color.RED, more=java.util.ArrayList[Color.RED]",
                evolution.former("a", red, "more", new ArrayList<>(List.of(red))));
        evolution.assertRead("a=null, more=null", evolution.former());
    }

    @Test
    void anEnumLeavesASealedType() throws Exception {
        Evolution evolution = new Evolution(folder, ENUM_AMONG_OTHERS, ENUM_ALONE);
        Object red = evolution.formerConstant("Color", 2);
        evolution.assertRead(
                "a=Color.RED, more=java.util.ArrayList[Color.RED]",
                evolution.former("a", red, "more", new ArrayList<>(List.of(red))));
        evolution.assertRead("a=null, more=null", evolution.former());
        byte[] blue = evolution.write(evolution.former("a", evolution.formerConstant("Color", 0)));
        assertMismatch(
                "Constant BLUE of evolving.Order$Color was written, but the enum does not have it any more, at $.a.\n"
                        + "  Add the constant again, or give it an alias.",
                evolution.twins(),
                blue);
        byte[] mix = evolution.write(evolution.former("a", evolution.formerNested("Mix", "share", 1)));
        assertMismatch(
                "An instance of evolving.Order$Mix was written, but evolving.Order$Shade does not allow it any more,"
                        + " at $.a.\n"
                        + "  Allow the class again with OptionsBuilder.subtypes,"
                        + " or give its new name an alias.",
                evolution.twins(),
                mix);
    }

    @Test
    void alternativesMayBeAddedAndRenamedWithAnAlias() throws Exception {
        String shapes = "Shape shape; sealed interface Shape permits A, B {}"
                + " record A(int x) implements Shape {} record B(String y) implements Shape {}";
        Evolution evolution = new Evolution(
                folder,
                shapes,
                "Shape shape; sealed interface Shape permits Z, A, C {} record Z(String y) implements Shape {}"
                        + " record A(long x, int more) implements Shape {} record C() implements Shape {}");
        evolution.with((builder, type) -> {
            if (type.getDeclaredClasses().length == 4) {
                builder.alias(Evolution.nested(type, "Z"), "evolving.Order$B");
            }
        });
        evolution.assertRead(
                "shape=evolving.Order$Z(y=\"b\", )", evolution.former("shape", evolution.formerNested("B", "b")));
        evolution.assertRead(
                "shape=evolving.Order$A(more=Integer 0, x=Long 7, )",
                evolution.former("shape", evolution.formerNested("A", 7)));
    }

    @Test
    void removedAlternativesAreAnErrorOnlyWhereTheyStand() throws Exception {
        String common = "Shape shape; interface Shape {} record A(int x) implements Shape {} ";
        Evolution evolution = new Evolution(folder, common + "record B() implements Shape {}", common);
        evolution.with((builder, type) -> {
            for (Class<?> each : type.getDeclaredClasses()) {
                if (each.isRecord()) {
                    builder.subtypes(Evolution.nested(type, "Shape"), each);
                }
            }
        });
        evolution.assertRead(
                "shape=evolving.Order$A(x=Integer 1, )", evolution.former("shape", evolution.formerNested("A", 1)));
        byte[] bytes = evolution.write(evolution.former("shape", evolution.formerNested("B")));
        assertMismatch(
                "An instance of evolving.Order$B was written, but evolving.Order$Shape does not allow it any more,"
                        + " at $.shape.\n"
                        + "  Allow the class again with OptionsBuilder.subtypes,"
                        + " or give its new name an alias.",
                evolution.twins(),
                bytes);
    }

    @Test
    void dataOfUnknownSchemasIsRefused() throws Exception {
        Evolution evolution = new Evolution(folder, "int id;", "long id;");
        Evolution stranger = new Evolution(folder, "int id; int more;", "int id;");
        byte[] bytes = stranger.write(stranger.former("id", 1));
        assertMismatch(
                "Data of Order was written with schema " + hex(stranger.formerSchema()) + ", known is "
                        + hex(evolution.presentSchema()) + ", at $.\n"
                        + "  Name the schema that it was written with to TypedSerializerBuilder.reads."
                        + " If there is none, these are other bytes.",
                evolution.twins(),
                bytes);
    }

    private static String hex(Schema schema) {
        return String.format(Locale.ROOT, "%08x", schema.fingerprint());
    }

    @Test
    void severalOlderSchemasAreReadByOneSerializer() {
        TypedSerializer<Point> own = TypedSerializer.of(Point.class);
        Evolution first = new Evolution(folder, "int x;", "int x; int y;");
        Evolution second = new Evolution(folder, "int y;", "int x; int y;");
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<Point> reader = TypedSerializer.builder(Point.class)
                    .reads(first.formerSchema())
                    .reads(second.formerSchema())
                    .generateAfter(generateAfter)
                    .build();
            for (int i = 0; i < 3; i++) {
                assertEquals(new Point(3, 0), reader.deserialize(write(first, "x", 3)));
                assertEquals(new Point(0, 4), reader.deserialize(write(second, "y", 4)));
                assertEquals(new Point(5, 6), reader.deserialize(own.serialize(new Point(5, 6))));
            }
        }
    }

    private static byte[] write(Evolution evolution, String name, int value) {
        try {
            return evolution.write(evolution.former(name, value));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertMismatch(String message, Twins<Object> twins, byte[] bytes) {
        SchemaMismatchException interpreted =
                assertThrows(SchemaMismatchException.class, () -> twins.readInterpreted(bytes));
        assertEquals(message, interpreted.getMessage());
        SchemaMismatchException generated = assertThrows(
                SchemaMismatchException.class, () -> twins.generated().deserialize(bytes));
        assertEquals(message, generated.getMessage());
    }
}
