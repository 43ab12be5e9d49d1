package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.fixture.Classes;
import dev.piculet.binary.fixture.Classes.Account;
import dev.piculet.binary.fixture.Classes.Animal;
import dev.piculet.binary.fixture.Classes.Bound;
import dev.piculet.binary.fixture.Classes.Boxes;
import dev.piculet.binary.fixture.Classes.Car;
import dev.piculet.binary.fixture.Classes.Cell;
import dev.piculet.binary.fixture.Classes.Circle;
import dev.piculet.binary.fixture.Classes.Dog;
import dev.piculet.binary.fixture.Classes.Empty;
import dev.piculet.binary.fixture.Classes.Envelope;
import dev.piculet.binary.fixture.Classes.Fleet;
import dev.piculet.binary.fixture.Classes.Folder;
import dev.piculet.binary.fixture.Classes.Ints;
import dev.piculet.binary.fixture.Classes.Link;
import dev.piculet.binary.fixture.Classes.Money;
import dev.piculet.binary.fixture.Classes.Node;
import dev.piculet.binary.fixture.Classes.Pair;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Classes.PrimitiveArrays;
import dev.piculet.binary.fixture.Classes.Primitives;
import dev.piculet.binary.fixture.Classes.Shape;
import dev.piculet.binary.fixture.Classes.Square;
import dev.piculet.binary.fixture.Classes.Texts;
import dev.piculet.binary.fixture.Classes.Triangle;
import dev.piculet.binary.fixture.Classes.Truck;
import dev.piculet.binary.fixture.Classes.Unit;
import dev.piculet.binary.fixture.Classes.Vehicle;
import dev.piculet.binary.fixture.Enums.Color;
import dev.piculet.binary.fixture.Enums.Colors;
import dev.piculet.binary.fixture.Enums.Fifteen;
import dev.piculet.binary.fixture.Enums.Operation;
import dev.piculet.binary.io.IntegerEncoding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The behaviour of every codec with Java's types, interpreted or generated. Sizes include the header of 4 bytes. */
abstract class CodecContract {
    /** Writes with the codec under test. */
    abstract <T> byte[] write(Twins<T> twins, T value);

    /** Reads with the codec under test. */
    abstract <T> Object read(Twins<T> twins, byte[] bytes);

    private <T> void assertKept(Twins<T> twins, T value, int size) {
        byte[] bytes = write(twins, value);
        assertEquals(size, bytes.length, () -> "bytes of " + abbreviated(Structure.of(value)));
        assertArrayEquals(twins.write(value), bytes, "what the twins write");
        assertEquals(Structure.of(value), Structure.of(read(twins, bytes)));
        byte[] longer = Arrays.copyOf(bytes, size + 1);
        assertThrows(RuntimeException.class, () -> read(twins, longer), "a byte too many");
        if (size > 4) {
            byte[] shorter = Arrays.copyOf(bytes, size - 1);
            assertThrows(RuntimeException.class, () -> read(twins, shorter), "a byte too few");
        }
    }

    private static String abbreviated(String text) {
        return text.length() <= 200 ? text : text.substring(0, 200) + "…";
    }

    private <T> void assertKept(Class<T> type, T value, int size) {
        assertKept(Twins.of(type), value, size);
    }

    @Test
    void privateFieldsAreKept() {
        assertKept(Account.class, Account.of(7, "Ann", true), 11);
        assertKept(Account.class, Account.of(-1, null, false), 8);
    }

    @Test
    void transientFieldsAreSkipped() {
        Twins<Account> twins = Twins.of(Account.class);
        Account back = (Account) read(twins, write(twins, Account.of(1, "a", true)));
        assertEquals("initial", back.cache());
    }

    @Test
    void classesWithoutFieldsTakeNoRoom() {
        assertKept(Empty.class, new Empty(), 4);
    }

    @Test
    void superclassFieldsAreKept() {
        assertKept(Animal.class, new Animal("Cat", 3), 11);
        assertKept(Dog.class, new Dog("Wolf", 4, "Rex", true), 16);
    }

    @Test
    void shadowedNamesAreTwoFields() {
        assertKept(Dog.class, new Dog("outer", 1, null, false), 14);
        assertKept(Dog.class, new Dog(null, 1, "inner", false), 14);
    }

    @Test
    void typeParametersAreResolvedThroughTheHierarchy() {
        Bound bound = Bound.of(
                new HashMap<>(Map.of(1, "a")),
                new ArrayList<>(List.of(new HashMap<>(Map.of(2, "b")), new HashMap<>())),
                "first");
        // Control word 2; first 5; content 1 + 2 + 1; more 1 + (1 + 2 + 1) + 1.
        assertKept(Bound.class, bound, 4 + 1 + 6 + 5 + 7);
    }

    @Test
    void typeArgumentsOfRecordsAreResolved() {
        Twins<Pair<Point, List<Long>>> twins = Twins.of(new TypeRef<>() {});
        assertKept(twins, new Pair<>(new Point(1, 2), new ArrayList<>(List.of(1L, 1L << 40))), 4 + 1 + 1 + 4 + 1 + 12);
        assertKept(twins, new Pair<>(null, null), 4 + 1);
    }

    @Test
    void recordsAreKept() {
        assertKept(Point.class, new Point(1, 70_000), 4 + 1 + 2 + 4);
    }

    @Test
    void finalFieldsAreKeptThroughPrivateConstructors() {
        assertKept(Money.class, Money.of(12, "EUR"), 4 + 1 + 4 + 4);
    }

    @Test
    void enumsAreKept() {
        assertKept(Colors.class, new Colors(Color.BLUE, Operation.MINUS, Fifteen.N), 4 + 2);
        assertKept(Colors.class, new Colors(Color.RED, Operation.PLUS, Fifteen.O), 4 + 2 + 1);
        assertKept(Colors.class, new Colors(null, null, null), 4 + 2);
    }

    @Test
    void enumsAreKeptInLists() {
        Twins<List<Operation>> twins = Twins.of(new TypeRef<>() {});
        List<Operation> operations = new ArrayList<>(Arrays.asList(Operation.MINUS, null, Operation.PLUS));
        assertKept(twins, operations, 4 + 1 + 3);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 11",
        "-32768, -2147483648, 11",
        "32767, 2147483647, 11",
        "-32769, 0, 13",
        "32768, 0, 13",
        "0, -2147483649, 15",
        "0, 2147483648, 15",
        "-2147483648, -9223372036854775808, 17",
        "2147483647, 9223372036854775807, 17",
        "-1, -1, 11"
    })
    void compactNumbersTakeHalfTheirWidthWhereTheyFit(int a, long b, int size) {
        assertKept(Ints.class, new Ints(a, b), size);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-2147483648, -9223372036854775808", "2147483647, 9223372036854775807"})
    void fixedNumbersTakeTheirWidth(int a, long b) {
        Twins<Ints> twins = Twins.of(() -> TypedSerializer.builder(Ints.class).integers(IntegerEncoding.FIXED));
        assertKept(twins, new Ints(a, b), 16);
    }

    @Test
    void extremesOfPrimitivesAreKept() {
        Primitives lowest = new Primitives();
        lowest.small = Byte.MIN_VALUE;
        lowest.shorter = Short.MIN_VALUE;
        lowest.number = Integer.MIN_VALUE;
        lowest.longer = Long.MIN_VALUE;
        lowest.single = Float.NaN;
        lowest.twice = -0.0;
        assertKept(Primitives.class, lowest, 4 + 1 + 1 + 2 + 2 + 4 + 8 + 4 + 8);
        Primitives highest = new Primitives();
        highest.flag = true;
        highest.small = Byte.MAX_VALUE;
        highest.shorter = Short.MAX_VALUE;
        highest.letter = Character.MAX_VALUE;
        highest.number = Short.MAX_VALUE;
        highest.longer = Integer.MAX_VALUE;
        highest.single = Float.NEGATIVE_INFINITY;
        highest.twice = Double.MIN_VALUE;
        assertKept(Primitives.class, highest, 4 + 1 + 1 + 2 + 2 + 2 + 4 + 4 + 8);
    }

    @Test
    void boxesAreKeptAndMayBeNull() {
        Boxes full = new Boxes(true, (byte) 1, (short) 2, 'c', 40_000, 5L, 6f, 7.0);
        assertKept(Boxes.class, full, 4 + 2 + 1 + 2 + 2 + 4 + 4 + 4 + 8);
        Boxes none = new Boxes(null, null, null, null, null, null, null, null);
        assertKept(Boxes.class, none, 4 + 2);
        assertKept(Boxes.class, new Boxes(false, null, null, null, 0, null, null, null), 4 + 2 + 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 12, 13, 127, 128, 1000})
    void primitiveArraysAreKept(int length) {
        PrimitiveArrays arrays = new PrimitiveArrays(
                new boolean[length],
                new byte[length],
                new short[length],
                new char[length],
                new int[length],
                new long[length],
                new float[length],
                new double[length]);
        for (int i = 0; i < length; i++) {
            arrays.flags()[i] = i % 3 == 0;
            arrays.bytes()[i] = (byte) -i;
            arrays.shorts()[i] = (short) (i * 777);
            arrays.chars()[i] = (char) (i * 1999);
            arrays.ints()[i] = i * 123_456_789;
            arrays.longs()[i] = i * 123_456_789_123L;
            arrays.floats()[i] = i / 3f;
            arrays.doubles()[i] = i / 7.0;
        }
        int counts = length <= 12 ? 0 : length < 128 ? 8 : 16;
        assertKept(PrimitiveArrays.class, arrays, 4 + 4 + counts + length * 30);
    }

    @Test
    void nullArraysAreKept() {
        PrimitiveArrays arrays = new PrimitiveArrays(null, null, null, null, null, null, null, null);
        assertKept(PrimitiveArrays.class, arrays, 8);
        assertKept(Classes.Arrays.class, new Classes.Arrays(null, null, null, null, null), 4 + 3);
    }

    @Test
    void arraysOfAnyDepthAreKept() {
        Classes.Arrays arrays = new Classes.Arrays(
                new String[] {"a", null},
                new int[][][] {{{1, 2}, {}}, {}, null},
                new Point[][] {{new Point(1, 2), null}, null},
                new Integer[] {1, null, 70_000},
                new Shape[] {new Circle(1), Unit.LINE, null});
        int cube = 3 + 2 + 8;
        int points = 2 + 1 + 1 + 4;
        int boxed = 1 + 1 + 1 + 2 + 4;
        int shapes = 3 + 8 + 1;
        assertKept(Classes.Arrays.class, arrays, 4 + 3 + (2 + 1) + cube + points + boxed + shapes);
    }

    @Test
    void arraysAreKeptAsRoots() {
        assertKept(int[].class, new int[] {1, 2, 3}, 4 + 1 + 12);
        assertKept(String[][].class, new String[][] {{"x"}, {null}}, 4 + 1 + 2 + (1 + 1) + 1);
    }

    @Test
    void recursiveTreesAreKept() {
        Node tree = Node.of(1, Node.of(2, null, Node.of(3, null, null)), Node.of(4, Node.of(5, null, null), null));
        assertKept(Node.class, tree, 4 + 5 * 3);
    }

    @Test
    void chainsOfAnyLengthAreKept() {
        Twins<Link> twins = Twins.of(Link.class);
        Link back = (Link) read(twins, write(twins, Link.chain(100_000)));
        for (int i = 1; i <= 100_000; i++) {
            assertEquals(Integer.toString(i), back.name);
            back = back.next;
        }
        assertEquals(null, back);
        assertKept(Link.class, Link.chain(11), 4 + 11 + 9 * 2 + 2 * 3);
    }

    @Test
    void recursiveRecordsAreKept() {
        assertKept(Cell.class, Cell.of(10), 4 + 10 * 3);
    }

    @Test
    void recursionThroughCollectionsIsKept() {
        Folder leaf = new Folder("leaf", new ArrayList<>(), null);
        Folder root = new Folder("root", new ArrayList<>(List.of(leaf)), new HashMap<>(Map.of("k", leaf)));
        int leafSize = 1 + 5;
        assertKept(Folder.class, root, 4 + 1 + 5 + (1 + leafSize) + (1 + 2 + leafSize));
    }

    @Test
    void sealedHierarchiesAreKept() {
        assertKept(Shape.class, new Circle(2.5), 4 + 1 + 8);
        assertKept(Shape.class, Triangle.of("abc"), 4 + 1 + 1 + 2 + 4);
        assertKept(Shape.class, Unit.LINE, 4 + 1 + 1);
        assertKept(Shape.class, new Square(1, new Square(2, new Circle(1))), 4 + 1 + 3 + 3 + 8);
    }

    @Test
    void declaredSubtypesAreKept() {
        Twins<Fleet> twins =
                Twins.of(() -> TypedSerializer.builder(Fleet.class).subtypes(Vehicle.class, Car.class, Truck.class));
        Car car = Vehicle.of(new Car(), 4);
        car.plate = "X 1";
        Truck truck = Vehicle.of(new Truck(), 8);
        truck.load = 2.5;
        Vehicle plain = Vehicle.of(new Vehicle(), 2);
        Fleet fleet = new Fleet(new ArrayList<>(Arrays.asList(car, truck, plain, null)), truck);
        int carSize = 1 + 2 + 4;
        int truckSize = 1 + 2 + 8;
        assertKept(twins, fleet, 4 + 1 + truckSize + (4 + carSize + truckSize + 3));
    }

    @Test
    void objectFieldsHoldTheirSubtypes() {
        Twins<Envelope> twins = Twins.of(() -> TypedSerializer.builder(Envelope.class)
                .subtypes(
                        Object.class,
                        Point.class,
                        Color.class,
                        Money.class,
                        String.class,
                        Integer.class,
                        Long.class,
                        Character.class,
                        Boolean.class,
                        Double.class));
        List<Object> more = new ArrayList<>(Arrays.asList("text", 1, 2L, 'c', true, 1.5, null, Color.GREEN));
        assertKept(twins, new Envelope(new Point(1, 2), more), 4 + 1 + (1 + 4) + (8 + 5 + 3 + 5 + 2 + 1 + 8 + 1));
        assertKept(twins, new Envelope(Money.of(1, "X"), null), 4 + 1 + 1 + 4 + 2);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 14, 71, 72, 73, 127, 128, 255, 256, 257, 16_383, 16_384, 70_000})
    void latinStringsOfAllLengthsAreKept(int length) {
        int lengthSize = length < 64 ? 1 : length < 8_192 ? 2 : 3;
        assertTexts("a".repeat(length), lengthSize + length);
        assertTexts("\u00e9".repeat(length), lengthSize + length);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 5, 8, 9, 12, 13, 72, 73, 127, 128, 255, 256, 70_000})
    void otherStringsOfAllLengthsAreKept(int length) {
        int lengthSize = length < 63 ? 1 : length < 8_191 ? 2 : 3;
        assertTexts("\u4e2d".repeat(length), lengthSize + 2 * length);
        assertTexts("a".repeat(length - 1) + "\ud800", lengthSize + 2 * length);
        assertTexts("\udc00" + "a".repeat(length - 1), lengthSize + 2 * length);
        assertTexts("\u0100" + "\u00ff".repeat(length - 1), lengthSize + 2 * length);
    }

    /** As every field of an object, between two others, and in a list. */
    private void assertTexts(String text, int size) {
        Twins<Texts> twins = Shared.TEXTS.get();
        assertKept(twins, new Texts(text, "b", 5), 4 + 1 + 2 + size + 2);
        assertKept(twins, new Texts("\u0416", text, 70_000), 4 + 1 + 4 + 3 + size);
        Twins<List<String>> lists = Shared.LISTS.get();
        assertKept(lists, new ArrayList<>(Arrays.asList(text, null, text)), 4 + 1 + 1 + 2 * size);
    }

    /** Otherwise the order in which a copy is written would depend on its reader. */
    @Test
    void hashMapsHaveTheSameOrderWhoeverReadsThem() {
        Twins<Map<String, Integer>> twins = Twins.of(new TypeRef<Map<String, Integer>>() {});
        Map<String, Integer> map = new HashMap<>();
        for (int i = 0; i < 50; i++) {
            byte[] bytes = write(twins, map);
            assertEquals(
                    new ArrayList<>(twins.readInterpreted(bytes).keySet()),
                    new ArrayList<Object>(((Map<?, ?>) read(twins, bytes)).keySet()));
            map.put("key " + 7 * i, i);
        }
    }

    @Test
    void roomIsMadeForValuesBehindAKeyOfAnySize() {
        Twins<Map<UUID, Float>> twins = Twins.of(new TypeRef<>() {});
        Map<UUID, Float> map = new HashMap<>();
        for (int i = 0; i < 12; i++) {
            map.put(new UUID(i, -i), i / 3f);
            assertKept(twins, new HashMap<>(map), 4 + 1 + (i + 1) * 20);
        }
    }

    @Test
    void headerlessValuesAreFourBytesShorter() {
        Supplier<TypedSerializerBuilder<Point>> builder =
                () -> TypedSerializer.builder(Point.class).headerless();
        assertKept(Twins.of(builder), new Point(1, 2), 5);
    }

    /** Created once, since code is generated for them. */
    private static final class Shared {
        static final Supplier<Twins<Texts>> TEXTS = once(Twins.of(Texts.class));
        static final Supplier<Twins<List<String>>> LISTS = once(Twins.of(new TypeRef<List<String>>() {}));

        private static <T> Supplier<T> once(T value) {
            return () -> value;
        }
    }
}
