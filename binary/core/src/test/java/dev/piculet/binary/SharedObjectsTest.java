package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Classes.Circle;
import dev.piculet.binary.fixture.Classes.Money;
import dev.piculet.binary.fixture.Classes.Node;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Classes.Shape;
import dev.piculet.binary.fixture.Classes.Square;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.UnsupportedValueException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code references()} keeps shared objects shared, in generated and in interpreted code. */
class SharedObjectsTest {
    record Places(Point first, List<Point> list, Map<String, Point> map, Point[] array, Object any, Point last) {}

    record Shapes(Shape first, Shape last) {}

    /** Refers back to itself through an argument of its constructor. */
    record Loop(List<Loop> loops) {}

    /** More fields than one record of the wire format has. */
    static final class Wide {
        Wide f00, f01, f02, f03, f04, f05, f06, f07, f08, f09;
        Point f10, f11, f12, f13, f14, f15, f16, f17, f18, f19;
    }

    private static <T> Twins<T> twins(Class<T> type) {
        Twins<T> twins =
                Twins.of(() -> TypedSerializer.builder(type).allow(Point.class).references());
        assertTrue(twins.isGenerated());
        return twins;
    }

    private static <T> byte[] assertKept(Twins<T> twins, T value) {
        byte[] bytes = twins.write(value);
        String expected = Structure.withSharing(value);
        assertEquals(expected, Structure.withSharing(twins.readInterpreted(bytes)));
        assertEquals(expected, Structure.withSharing(twins.readGenerated(bytes)));
        assertEquals(expected, Structure.withSharing(twins.readNextGenerated(bytes)));
        assertEquals(expected, Structure.withSharing(twins.generated().deserialize(bytes)));
        return bytes;
    }

    @Test
    void oneObjectStaysOneWhereverItStands() {
        Point point = new Point(1, 2);
        Places places = new Places(
                point,
                new ArrayList<>(List.of(point, new Point(1, 2), point)),
                new HashMap<>(Map.of("key", point)),
                new Point[] {point},
                point,
                point);
        Twins<Places> twins = twins(Places.class);
        assertKept(twins, places);
        Places copy = twins.generated().copy(places);
        assertSame(copy.first(), copy.list().get(2));
        assertSame(copy.first(), copy.any());
    }

    @Test
    void oneAlternativeStaysOne() {
        Circle circle = new Circle(1);
        assertKept(twins(Shapes.class), new Shapes(new Square(2, circle), circle));
        assertKept(twins(Shapes.class), new Shapes(circle, circle));
        assertKept(twins(Shapes.class), new Shapes(circle, null));
    }

    @Test
    void cyclesAreClosedAgain() {
        Node root = Node.of(1, null, null);
        root.left = root;
        root.right = Node.of(2, root, null);
        assertKept(twins(Node.class), root);
    }

    @Test
    void objectsWithManyFieldsAreKnownBeforeTheirFieldsAreRead() {
        Wide wide = new Wide();
        wide.f00 = wide;
        wide.f09 = new Wide();
        wide.f09.f01 = wide;
        wide.f10 = new Point(1, 2);
        wide.f19 = wide.f10;
        assertKept(twins(Wide.class), wide);
    }

    @Test
    void objectsThatAreEqualAndNotTheSameStayTwo() {
        Places places = new Places(new Point(1, 2), null, null, null, null, new Point(1, 2));
        byte[] bytes = assertKept(twins(Places.class), places);
        Point point = new Point(1, 2);
        Places shared = new Places(point, null, null, null, null, point);
        assertEquals(bytes.length - 5, assertKept(twins(Places.class), shared).length);
    }

    @Test
    void elementsAreSharedAlsoAroundNulls() {
        Point point = new Point(1, 2);
        Twins<Places> twins = twins(Places.class);
        Places places = new Places(point, new ArrayList<>(Arrays.asList(point, null, point)), null, null, null, null);
        assertKept(twins, places);
    }

    @Test
    void thousandsOfObjectsKeepTheirNumbers() {
        Twins<Point[]> twins = twins(Point[].class);
        Point[] points = new Point[10_000];
        for (int i = 0; i < points.length; i++) {
            points[i] = i % 3 == 2 ? points[i / 2] : new Point(i, -i);
        }
        byte[] bytes = twins.write(points);
        Point[] read = (Point[]) twins.readGenerated(bytes);
        Map<Point, Integer> places = new IdentityHashMap<>();
        for (int i = 0; i < points.length; i++) {
            assertEquals(points[i], read[i]);
            if (i % 3 == 2) {
                assertSame(read[i / 2], read[i]);
            } else {
                assertEquals(null, places.put(read[i], i));
            }
        }
    }

    @Test
    void everyValueOfAnOutputBeginsToCountAnew() {
        Twins<Places> twins = twins(Places.class);
        Point point = new Point(1, 2);
        Places places = new Places(point, null, null, null, null, point);
        BinaryOutput out = new BinaryOutput();
        twins.generated().serialize(places, out);
        twins.generated().serialize(places, out);
        byte[] one = twins.writeInterpreted(places);
        byte[] two = Arrays.copyOf(one, 2 * one.length);
        System.arraycopy(one, 0, two, one.length, one.length);
        assertArrayEquals(two, out.toByteArray());
        BinaryInput in = new BinaryInput(two);
        twins.generated().deserialize(in);
        Places second = twins.generated().deserialize(in);
        assertSame(second.first(), second.last());
    }

    private static <T> void assertNotWritten(Twins<T> twins, T value, Class<?> type, String path) {
        String message = "An instance of " + type.getTypeName()
                + " is inside itself, but is created by a constructor that needs its fields first at $" + path
                + ".\n  Give the class a constructor without parameters, or break the cycle.";
        for (TypedSerializer<T> each : List.of(twins.interpreted(), twins.generated())) {
            assertEquals(
                    message,
                    assertThrows(UnsupportedValueException.class, () -> each.serialize(value))
                            .getMessage());
        }
        assertThrows(RuntimeException.class, () -> twins.writeGenerated(value));
    }

    @Test
    void aCycleThroughAConstructorIsNotWritten() {
        Twins<Loop> twins = twins(Loop.class);
        Loop loop = new Loop(new ArrayList<>());
        loop.loops().add(new Loop(new ArrayList<>()));
        loop.loops().add(loop);
        assertNotWritten(twins, loop, Loop.class, ".loops[1]");
        loop.loops().set(1, loop.loops().get(0));
        assertKept(twins, loop);
    }

    /** Created before its fields, so a cycle may end here and nowhere else. */
    static final class Owner {
        Object first;
        Object then;
    }

    record Owned(Object by, Owned other) {}

    private static Twins<Owner> owners() {
        return Twins.of(() -> TypedSerializer.builder(Owner.class)
                .allow(Owner.class)
                .allow(Owned.class)
                .references());
    }

    @Test
    void aCycleMayEndAtAnObjectThatExistsBeforeItsFields() {
        Owner owner = new Owner();
        owner.first = new Owned(owner, new Owned(owner, null));
        owner.then = ((Owned) owner.first).other();
        assertKept(owners(), owner);
    }

    /** The end of the cycle depends on its beginning. */
    @Test
    void aCycleMayNotEndAtAnObjectThatDoesNot() {
        Owner root = new Owner();
        Owner owner = new Owner();
        root.first = new Owned(owner, null);
        owner.then = root.first;
        assertNotWritten(owners(), root, Owned.class, ".first.by.then");
        owner.then = null;
        assertKept(owners(), root);
    }

    @Test
    void refusedValuesLeaveNothingOpen() {
        Twins<Loop> twins = twins(Loop.class);
        Loop bad = new Loop(new ArrayList<>());
        bad.loops().add(bad);
        Loop shared = new Loop(null);
        Loop good = new Loop(new ArrayList<>(List.of(shared, shared)));
        for (int i = 0; i < 3; i++) {
            assertThrows(
                    UnsupportedValueException.class, () -> twins.interpreted().serialize(bad));
            assertThrows(
                    UnsupportedValueException.class, () -> twins.generated().serialize(bad));
            assertKept(twins, good);
        }
    }

    @Test
    void manyOpenObjectsMayHoldFinishedOnes() {
        Twins<Loop> twins = twins(Loop.class);
        Loop shared = new Loop(null);
        Loop loop = shared;
        for (int i = 0; i < 100; i++) {
            loop = new Loop(new ArrayList<>(List.of(loop, shared)));
        }
        assertKept(twins, loop);
        Loop deepest = new Loop(new ArrayList<>());
        Loop around = new Loop(new ArrayList<>(List.of(deepest)));
        Loop top = new Loop(new ArrayList<>(List.of(loop, around)));
        deepest.loops().add(around);
        assertNotWritten(twins, top, Loop.class, ".loops[1].loops[0].loops[0]");
    }

    @Test
    void numbersOfNothingAndOfAnotherClassAreRefused() {
        record Two(Money money, Point point) {}
        Twins<Two> twins = twins(Two.class);
        byte[] bytes = twins.write(new Two(Money.of(1, "EUR"), null));
        byte[] none = bytes.clone();
        none[6] = 7;
        assertThrows(RuntimeException.class, () -> twins.readGenerated(none));
        assertSameFailure(twins, none, "Reference to object 6, which does not stand before,");
        byte[] other = Arrays.copyOf(bytes, bytes.length + 1);
        other[5] = 3;
        other[bytes.length] = 2;
        assertThrows(RuntimeException.class, () -> twins.readGenerated(other));
        assertSameFailure(twins, other, "Reference to object 1, which is no dev.piculet.binary.fixture.Classes$Point,");
    }

    static class Parent {
        int a = 1;
    }

    static final class Child extends Parent {
        int b = 2;
    }

    /** A place never receives a class that it is never written with, since code and bytes rely on its class. */
    @Test
    void aReferenceToAnObjectOfASubclassIsRefused() {
        record Family(Child child, Parent parent) {}
        Twins<Family> twins = twins(Family.class);
        byte[] bytes = twins.write(new Family(new Child(), null));
        byte[] other = Arrays.copyOf(bytes, bytes.length + 1);
        other[5] = 3;
        other[bytes.length] = 2;
        assertThrows(RuntimeException.class, () -> twins.readGenerated(other));
        assertSameFailure(twins, other, "Reference to object 1, which is no " + Parent.class.getName() + ",");
    }

    private static void assertSameFailure(Twins<?> twins, byte[] bytes, String start) {
        String expected = assertThrows(BinaryException.class, () -> twins.readInterpreted(bytes))
                .getMessage();
        assertTrue(expected.startsWith(start), expected);
        assertEquals(
                expected,
                assertThrows(BinaryException.class, () -> twins.generated().deserialize(bytes))
                        .getMessage());
    }

    /** Otherwise bytes could make objects shared, and hash codes of keys would become expensive. */
    @Test
    void aReaderThatKeepsNoReferencesRefusesThem() {
        var writer = TypedSerializer.builder(Shapes.class).references().build();
        byte[] bytes = writer.serialize(new Shapes(new Circle(1), null));
        BinaryException refusal = assertThrows(
                BinaryException.class,
                () -> TypedSerializer.builder(Shapes.class)
                        .reads(writer.schema())
                        .build()
                        .deserialize(bytes));
        assertEquals(
                "Data has objects of SharedObjectsTest.Shapes that may stand in several places, at $."
                        + "\n  Read it with OptionsBuilder.references().",
                refusal.getMessage());
    }
}
