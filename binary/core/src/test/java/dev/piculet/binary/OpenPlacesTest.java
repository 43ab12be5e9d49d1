package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.tree.ObjectTree;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values where Object, an interface, an abstract class or a type variable is declared, in generated code as in interpreted. */
class OpenPlacesTest {
    /** Holds anything, between fields that are not open. */
    record Box(int before, Object any, String after) {}

    record Generic<T>(T one, List<T> more) {}

    interface Animal {}

    record Cat(String name, Animal friend) implements Animal {}

    record Dog(int age, List<Animal> pack) implements Animal {}

    abstract static class Vehicle {
        int wheels;
    }

    static final class Car extends Vehicle {
        Object load;
    }

    enum Mood {
        CALM,
        CROSS {
            @Override
            public String toString() {
                return "grr";
            }
        }
    }

    sealed interface Plan {}

    record Walk(int hours) implements Plan {}

    record Ride(String vehicle) implements Plan {}

    static final class Tags extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
    }

    /** Created when its field is known. */
    record Cell(Object content) {}

    static final class Unmade {
        private final int length;

        Unmade(String text) {
            length = text.length();
        }

        int length() {
            return length;
        }
    }

    private static final String PREFIX = OpenPlacesTest.class.getName() + "$";

    private static <T> Twins<T> twins(Class<T> type, UnaryOperator<TypedSerializerBuilder<T>> options) {
        Twins<T> twins = Twins.of(() -> options.apply(TypedSerializer.builder(type)));
        assertTrue(twins.isGenerated());
        return twins;
    }

    private static <T> void assertKept(Twins<T> twins, T value) {
        byte[] bytes = twins.write(value);
        String expected = Structure.of(value);
        assertEquals(expected, Structure.of(twins.readInterpreted(bytes)));
        assertEquals(expected, Structure.of(twins.readGenerated(bytes)));
        assertEquals(expected, Structure.of(twins.readNextGenerated(bytes)));
    }

    private static final BinarySerializer SELF_DESCRIBING =
            BinarySerializer.builder().build();

    record Sorting(Comparator<String> order, Object by) {}

    @Test
    void ordersOfTheJdkNeedNoOption() {
        Twins<Sorting> twins = twins(Sorting.class, it -> it);
        for (Comparator<String> order : List.of(
                Comparator.<String>naturalOrder(), Comparator.<String>reverseOrder(), String.CASE_INSENSITIVE_ORDER)) {
            byte[] bytes = twins.write(new Sorting(order, order));
            Sorting read = twins.readInterpreted(bytes);
            assertSame(order, read.order);
            assertSame(order, read.by);
            assertSame(order, ((Sorting) twins.readGenerated(bytes)).order);
            assertSame(order, SELF_DESCRIBING.deserialize(SELF_DESCRIBING.serialize(order)));
        }
        byte[] bytes = BinarySerializer.builder()
                .allow(Sorting.class)
                .build()
                .serialize(new Sorting(String.CASE_INSENSITIVE_ORDER, Comparator.reverseOrder()));
        assertEquals(
                PREFIX + "Sorting{by=Collections$ReverseComparator, order=String$CaseInsensitiveComparator}",
                BinarySerializer.tree(bytes).toString());
    }

    static Stream<Object> builtIn() {
        return Stream.of(
                null,
                "text",
                "Łódź",
                true,
                7,
                70_000,
                7L,
                1L << 40,
                1.5,
                1.5f,
                (byte) 1,
                (short) 2,
                'c',
                new byte[] {1, 2},
                new int[] {1, 2},
                new String[] {"a", null},
                new Object[] {1, "a", null, new Object[0]},
                new Integer[][] {{1}, null},
                new List<?>[] {List.of(1)},
                new Number[] {1, 2.5},
                new ArrayList<>(Arrays.asList(1, "two", null, 3.0, List.of(4))),
                List.of(),
                Set.of("x"),
                new ArrayDeque<>(List.of(1, "a")),
                new HashMap<>(Map.of("k", 1, "l", List.of(Map.of("m", 'c')))),
                new LinkedHashMap<>(Map.of(1, 2)),
                new TreeMap<>(Map.of("k", Instant.EPOCH)),
                Optional.of(1),
                Optional.empty(),
                new AtomicReference<>("x"),
                new AtomicReferenceArray<>(new Object[] {"x", 1, null}),
                Instant.ofEpochSecond(5, 7),
                new BigDecimal("1.50"),
                DayOfWeek.FRIDAY,
                String.class);
    }

    @ParameterizedTest
    @MethodSource
    void builtIn(Object value) {
        assertKept(twins(Box.class, it -> it), new Box(1, value, "end"));
        if (value != null) {
            assertKept(twins(Object.class, it -> it), value);
        }
    }

    @Test
    void classesAreAllowedByThemselvesByPackageAndByName() {
        Box box = new Box(1, new Cat("Tom", new Dog(3, List.of(new Cat("Kit", null)))), "end");
        assertKept(twins(Box.class, it -> it.allow(Cat.class, Dog.class)), box);
        assertKept(twins(Box.class, it -> it.allowPackage("dev.piculet.binary")), box);
        assertKept(twins(Box.class, it -> it.allowPackage("dev.piculet")), box);
        assertKept(twins(Box.class, it -> it.allowNames(name -> name.endsWith("Cat") || name.endsWith("Dog"))), box);
        Car car = new Car();
        car.wheels = 4;
        car.load = new ArrayList<>(List.of(new Point(1, 2), Mood.CALM, Mood.CROSS, new Generic<>(1, List.of(2))));
        assertKept(twins(Box.class, it -> it.allowPackage("dev.piculet.binary")), new Box(1, car, "end"));
    }

    @Test
    void sealedAndDeclaredSubtypesAreAllowedWithTheirSupertype() {
        assertKept(
                twins(Object.class, it -> it.allow(Plan.class)),
                new ArrayList<>(List.of(new Walk(3), new Ride("bus"), new Walk(4))));
        assertKept(
                twins(Box.class, it -> it.subtypes(Animal.class, Cat.class)), new Box(1, new Cat("Tom", null), "end"));
    }

    @Test
    void subclassesOfCollectionsStayThemselvesIfTheyAreAllowed() {
        Tags tags = new Tags();
        tags.add("a");
        tags.add("b");
        assertKept(twins(Box.class, it -> it.allow(Tags.class)), new Box(1, tags, "end"));
        Twins<Box> others = twins(Box.class, it -> it);
        assertEquals(
                new ArrayList<>(tags),
                others.generated().copy(new Box(1, tags, "end")).any());
        assertEquals(
                ArrayList.class,
                others.generated().copy(new Box(1, tags, "end")).any().getClass());
    }

    interface Labels extends Iterable<String> {}

    /** A list with an interface of its own. */
    static final class Labelled extends ArrayList<String> implements Labels {
        private static final long serialVersionUID = 1L;
    }

    record Shelf(Labels labels) {}

    @Test
    void collectionsOfOthersDoNotStandWhereNoCollectionOfTheJdkMay() {
        Labelled labels = new Labelled();
        labels.add("a");
        assertKept(twins(Shelf.class, it -> it.allow(Labelled.class)), new Shelf(labels));
        assertRefused(
                "An instance of " + PREFIX + "Labelled can't be written as " + PREFIX
                        + "Labels at $.labels.\n  It would be"
                        + " read as a java.util.Collection. Declare that, allow its class if its fields restore it,"
                        + " or give OptionsBuilder.codec a codec"
                        + " for it.",
                twins(Shelf.class, it -> it),
                new Shelf(labels));
    }

    @Test
    void eachTypeIsDescribedOnce() {
        TypedSerializer<Object> serializer =
                TypedSerializer.builder(Object.class).allow(Point.class).build();
        int one = serializer.serialize(List.of(new Point(1, 2))).length;
        int two = serializer.serialize(List.of(new Point(1, 2), new Point(3, 4))).length;
        // Two control words, the number of the type, and two numbers.
        assertEquals(one + 1 + 1 + 1 + 4, two);
    }

    @Test
    void oneMoreAllowedClassLocksNobodyOut() {
        TypedSerializer<Box> few =
                TypedSerializer.builder(Box.class).allow(Cat.class).build();
        TypedSerializer<Box> more = TypedSerializer.builder(Box.class)
                .allow(Cat.class, Dog.class, Point.class)
                .build();
        assertEquals(few.schema(), more.schema());
        Box box = new Box(1, new Cat("Tom", null), "end");
        assertEquals(box, few.deserialize(more.serialize(box)));
        assertEquals(box, more.deserialize(few.serialize(box)));
    }

    @Test
    void valuesWithoutClassesAreTrees() {
        BinarySerializer serializer =
                BinarySerializer.builder().allowPackage("dev.piculet.binary").build();
        byte[] bytes = serializer.serialize(new Box(
                1, List.of(new Cat("Tom", new Cat("Kit", null)), Mood.CROSS, 7, new Cat("Mia", null)), "end"));
        ObjectTree tree = (ObjectTree) BinarySerializer.tree(bytes);
        assertEquals(
                "[" + PREFIX + "Cat{name=Tom, friend=" + PREFIX + "Cat{name=Kit, friend=null}}, CROSS, 7, " + PREFIX
                        + "Cat{name=Mia, friend=null}]",
                tree.fields().get("any").toString());
    }

    @Test
    void oneObjectStaysOneAlsoInItself() {
        Twins<Car> twins =
                twins(Car.class, it -> it.allow(Car.class, Point.class).references());
        Car car = new Car();
        Car trailer = new Car();
        Point point = new Point(1, 2);
        trailer.load = new ArrayList<>(List.of(car, point, point));
        car.load = trailer;
        byte[] bytes = twins.write(car);
        String expected = Structure.withSharing(car);
        assertEquals(expected, Structure.withSharing(twins.readInterpreted(bytes)));
        assertEquals(expected, Structure.withSharing(twins.readGenerated(bytes)));
        assertEquals(expected, Structure.withSharing(twins.readNextGenerated(bytes)));
    }

    @Test
    void cyclesThatCannotBeReadAreToldWhenTheyAreWritten() {
        Twins<Car> plain = twins(Car.class, it -> it.allow(Car.class));
        Car car = new Car();
        car.load = new ArrayList<>(List.of(car));
        String inside = "An instance of " + PREFIX + "Car is inside itself at $.load[0].\n"
                + "  Keep cycles with OptionsBuilder.references(), or break this one.";
        assertRefused(inside, plain, car);
        Twins<Car> sharing =
                twins(Car.class, it -> it.allow(Car.class, Cell.class).references());
        Object[] array = new Object[1];
        Cell cell = new Cell(array);
        array[0] = cell;
        car.load = cell;
        assertRefused(
                "An instance of " + PREFIX + "Cell is inside itself, but is created by a constructor that needs its"
                        + " fields first at $.load.content[0].\n"
                        + "  Give the class a constructor without parameters, or break the cycle.",
                sharing,
                car);
    }

    @Test
    void depthIsBounded() {
        Twins<Box> twins = twins(Box.class, it -> it.limits(Limits.DEFAULT.withDepth(5)));
        Object four = new Object[] {new Object[] {new Object[] {1}}};
        assertKept(twins, new Box(1, four, "end"));
        assertRefused(
                "More than 5 objects are inside each other at $.any[0][0][0][0].\n  Raise Limits.depth if that is"
                        + " intended.",
                twins,
                new Box(1, new Object[] {four}, "end"));
    }

    @Test
    void keysMayBeAnything() {
        Map<Object, Object> map = new HashMap<>();
        map.put(List.of(1, "a"), Set.of(Set.of(2)));
        map.put(new Cat("Tom", null), null);
        map.put(null, 1.5);
        assertKept(twins(Object.class, it -> it.allow(Cat.class)), map);
    }

    @Test
    void othersAreRefused() {
        Box box = new Box(1, new Cat("Tom", null), "end");
        assertRefused(
                "An instance of " + PREFIX + "Cat is not allowed at $.any.\n  Name the class with OptionsBuilder.allow,"
                        + " or its package with OptionsBuilder.allowPackage.",
                twins(Box.class, it -> it),
                box);
        assertRefused(
                "An instance of " + PREFIX + "Cat is not allowed at $.any.\n  Name the class with OptionsBuilder.allow,"
                        + " or its package with OptionsBuilder.allowPackage.",
                twins(Box.class, it -> it.allowPackage("dev.piculet.bin", "dev.piculet.binary.more")),
                box);
        assertRefused(
                "An instance of java.lang.Object is not allowed at $.any.\n  Name the class with OptionsBuilder.allow,"
                        + " or its package with OptionsBuilder.allowPackage.",
                twins(Box.class, it -> it),
                new Box(1, new Object(), "end"));
    }

    @Test
    void classesWithoutALayoutAreRefusedWhenTheyAreMet() {
        Twins<Box> twins = twins(Box.class, it -> it.allow(Unmade.class));
        assertKept(twins, new Box(1, 2, "end"));
        UnsupportedValueException refused = assertThrows(
                UnsupportedValueException.class, () -> twins.generated().serialize(new Box(1, new Unmade("a"), "end")));
        assertEquals("$.any", refused.path());
        assertTrue(
                refused.getMessage()
                        .startsWith(
                                "An instance of " + PREFIX + "Unmade can't be written at $.any.\n  Its class says why:"
                                        + " Cannot create " + PREFIX + "Unmade from its fields"),
                refused::getMessage);
        assertInstanceOf(UnsupportedClassException.class, refused.getCause());
    }

    private static <T> void assertRefused(String message, Twins<T> twins, T value) {
        assertEquals(
                message,
                assertThrows(BinaryException.class, () -> twins.generated().serialize(value))
                        .getMessage());
        assertEquals(
                message,
                assertThrows(BinaryException.class, () -> twins.interpreted().serialize(value))
                        .getMessage());
    }

    /** A list that is more than a list. */
    static final class Ranked extends ArrayList<String> implements Comparable<Ranked> {
        private static final long serialVersionUID = 1L;

        @Override
        public int compareTo(Ranked other) {
            return Integer.compare(size(), other.size());
        }
    }

    record Sorted(Comparable<?> by) {}

    record Copied(Cloneable what) {}

    @Test
    void aCollectionIsRefusedWhereWhatWouldBeReadForItCouldNotStand() {
        Ranked ranked = new Ranked();
        ranked.add("fragile");
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<Sorted> sorted = TypedSerializer.builder(Sorted.class)
                    .generateAfter(generateAfter)
                    .build();
            UnsupportedValueException e =
                    assertThrows(UnsupportedValueException.class, () -> sorted.serialize(new Sorted(ranked)));
            assertEquals(
                    "An instance of " + Ranked.class.getName() + " can't be written as java.lang.Comparable at $.by."
                            + "\n  It would be read as a java.util.Collection. Declare that, allow its class if its fields"
                            + " restore it, or give OptionsBuilder.codec a codec for it.",
                    e.getMessage());
            TypedSerializer<Copied> copied = TypedSerializer.builder(Copied.class)
                    .generateAfter(generateAfter)
                    .build();
            assertEquals(new Copied(ranked), copied.copy(new Copied(ranked)));
            assertEquals(new Sorted("text"), sorted.copy(new Sorted("text")));
        }
    }
}
