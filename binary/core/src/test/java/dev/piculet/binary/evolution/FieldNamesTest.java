package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.SchemaMismatchException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Old data is assigned to fields without guessing. */
class FieldNamesTest {
    @TempDir
    Path folder;

    /** Returns an object of the former class, with a field of its superclass set. */
    private static Object withInherited(Object order, String name, Object value) throws ReflectiveOperationException {
        Field field = order.getClass().getSuperclass().getDeclaredField(name);
        field.setAccessible(true);
        field.set(order, value);
        return order;
    }

    @Test
    void theNameThatAFieldHasGoesBeforeTheOneThatAnotherHad() throws Exception {
        Evolution evolution = new Evolution(folder, "int amount; int total; int x;", "int total; int x;")
                .withPresent((builder, type) -> builder.alias(type, "total", "amount"));
        evolution.assertRead("total=Integer 2, x=Integer 3", evolution.former("amount", 1, "total", 2, "x", 3));
    }

    @Test
    void anAliasThatIsThePresentNameOfAnotherFieldDoesNotTakeThatFieldsData() throws Exception {
        Evolution evolution = new Evolution(folder, "int a; int x;", "int a; int b; int x;")
                .withPresent((builder, type) -> builder.alias(type, "b", "a"));
        evolution.assertRead("a=Integer 1, b=Integer 0, x=Integer 3", evolution.former("a", 1, "x", 3));
    }

    @Test
    void aFieldThatTheSubclassGainsDoesNotTakeTheSuperclasssData() throws Exception {
        String entity = " class Entity { String name; int id; }";
        Evolution evolution = new Evolution(
                folder,
                "public class Order extends Entity { int x; }" + entity,
                "public class Order extends Entity { int x; String name; }" + entity);
        byte[] bytes = evolution.write(withInherited(evolution.former("x", 3), "name", "of the superclass"));
        Twins<Object> twins = evolution.twins();
        for (Object read :
                new Object[] {twins.readInterpreted(bytes), twins.readOlderGenerated(evolution.formerSchema(), bytes)
                }) {
            Field own = read.getClass().getDeclaredField("name");
            Field inherited = read.getClass().getSuperclass().getDeclaredField("name");
            own.setAccessible(true);
            inherited.setAccessible(true);
            assertEquals(null, own.get(read));
            assertEquals("of the superclass", inherited.get(read));
        }
    }

    @Test
    void aFieldThatTheSuperclassGainsDoesNotTakeTheSubclasssData() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "public class Order extends Entity { String name; } class Entity { int id; }",
                "public class Order extends Entity { String name; } class Entity { int id; String name; }");
        byte[] bytes = evolution.write(evolution.former("name", "own"));
        Object read = evolution.twins().readInterpreted(bytes);
        Field own = read.getClass().getDeclaredField("name");
        own.setAccessible(true);
        assertEquals("own", own.get(read));
    }

    @Test
    void aFieldMayMoveInItsHierarchyWhereItIsTheOnlyOneOfItsName() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "public class Order extends Entity { int x; } class Entity { String name; }",
                "public class Order extends Thing { int x; } class Thing { String name; }");
        evolution.assertRead("x=Integer 3, name=\"n\"", withInherited(evolution.former("x", 3), "name", "n"));
    }

    @Test
    void aSuperclassWithAnotherNameIsNotGuessed() {
        Evolution evolution = new Evolution(
                folder,
                "public class Order extends Entity { int x; } class Entity { String name; }",
                "public class Order extends Thing { int x; String name; } class Thing { String name; }");
        assertEquals(
                "Field 'name' of evolving.Entity may be any of evolving.Thing.name, evolving.Order.name at $.\n  Tell"
                        + " with OptionsBuilder.alias what it is now: the former name of the superclass, or of one of these"
                        + " fields.",
                assertThrows(SchemaMismatchException.class, evolution::twins).getMessage());
    }

    @Test
    void aFieldThatTwoSuperclassesHaveNowIsNotGuessed() {
        Evolution evolution = new Evolution(
                folder,
                "public class Order extends Entity { int x; String name; } class Entity { int id; }",
                "public class Order extends Entity { int x; } class Entity extends Thing { int id; String name; }"
                        + " class Thing { String name; }");
        String message =
                assertThrows(SchemaMismatchException.class, evolution::twins).getMessage();
        assertTrue(
                message.startsWith("Field 'name' of evolving.Order may be any of evolving.Thing.name,"
                        + " evolving.Entity.name at $."),
                message);
    }

    @Test
    void theFormerNameOfTheSuperclassTells() throws Exception {
        Evolution evolution = new Evolution(
                        folder,
                        "public class Order extends Entity { int x; } class Entity { String name; }",
                        "public class Order extends Thing { int x; String name; } class Thing { String name; }")
                .withPresent((builder, type) -> builder.alias(type.getSuperclass(), "evolving.Entity"));
        byte[] bytes = evolution.write(withInherited(evolution.former("x", 3), "name", "n"));
        Object read = evolution.twins().readInterpreted(bytes);
        Field inherited = read.getClass().getSuperclass().getDeclaredField("name");
        inherited.setAccessible(true);
        assertEquals("n", inherited.get(read));
    }

    @Test
    void classesThatHaveNothingInCommonAreRefused() {
        Evolution evolution = new Evolution(folder, "int a; String b;", "int c; String d;");
        assertEquals(
                "An object of evolving.Order was written, which has no field of evolving.Order, at $.\n  Read the data"
                        + " as the class that was written, or give fields their former names with OptionsBuilder.alias.",
                assertThrows(SchemaMismatchException.class, evolution::twins).getMessage());
    }

    @Test
    void classesThatHadOrHaveNoFieldsAreRead() throws Exception {
        Evolution gains = new Evolution(folder, "", "int a;");
        gains.assertRead("a=Integer 0", gains.former());
        Evolution loses = new Evolution(folder, "int a;", "");
        assertEquals(
                "evolving.Order()", Structure.of(loses.twins().readInterpreted(loses.write(loses.former("a", 1)))));
    }

    static final class Renamed {
        int one;
        int two;
    }

    @Test
    void oneFormerNameOfTwoFieldsIsRefusedAtOnce() {
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class,
                () -> TypedSerializer.builder(Renamed.class)
                        .alias(Renamed.class, "one", "old")
                        .alias(Renamed.class, "two", "old"));
        String name = Renamed.class.getName();
        assertEquals(
                "Former name 'old' is given to both " + name + ".one and " + name
                        + ".two. Old data can be only one of them.",
                e.getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> TypedSerializer.builder(Renamed.class)
                        .alias(Renamed.class, "Old")
                        .alias(FieldNamesTest.class, "Old"));
    }

    @Test
    void twoFormerNamesOfOneFieldInTheSameDataAreRefused() {
        Evolution evolution = new Evolution(folder, "int a; int b; int x;", "int c; int x;")
                .withPresent((builder, type) -> builder.alias(type, "c", "a").alias(type, "c", "b"));
        assertThrows(SchemaMismatchException.class, evolution::twins);
    }

    @Test
    void aRecursiveClassWhoseLastFieldChangesItsClassIsNoChain() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "int id; Order next;",
                "int id; Part next; public static class Part { int id; int more; Order next; }");
        Object last = evolution.former("id", 3);
        Object middle = evolution.former("id", 2, "next", last);
        evolution.assertRead(
                "id=Integer 1, next=evolving.Order$Part(id=Integer 2, more=Integer 0,"
                        + " next=evolving.Order(id=Integer 3, next=null, ), )",
                evolution.former("id", 1, "next", middle));
    }

    @Test
    void aRecursiveClassThatLosesItsLastFieldIsRead() throws Exception {
        Evolution evolution = new Evolution(folder, "int id; Order next;", "int id;");
        evolution.assertRead("id=Integer 1", evolution.former("id", 1, "next", evolution.former("id", 2)));
        Evolution wide = new Evolution(folder, "int id; Order a; Order z;", "int id; Order a;");
        Object inner = wide.former("id", 2, "a", wide.former("id", 3), "z", wide.former("id", 4));
        wide.assertRead(
                "a=evolving.Order(a=evolving.Order(a=null, id=Integer 3, ), id=Integer 2, ), id=Integer 1",
                wide.former("id", 1, "a", inner, "z", wide.former("id", 5)));
    }
}
