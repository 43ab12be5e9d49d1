package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedValueException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Arrays come back as arrays of their own class, wherever one of a wider class is declared, in generated code as in interpreted. */
class ArraysOfOtherClassesTest {
    sealed interface Shape {}

    sealed interface Round extends Shape {}

    record Circle(int radius) implements Round {}

    record Square(int side) implements Shape {}

    enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "green";
            }
        }
    }

    /** What anybody may implement. */
    interface Named {}

    record Person(String name) implements Named {}

    static class Animal {
        String name;
    }

    static final class Dog extends Animal {
        int bones;
    }

    /** A field of every declaration that other arrays fit. */
    static final class Holder {
        Object[] objects;
        Number[] numbers;
        Comparable<?>[] comparables;
        CharSequence[] texts;
        Serializable[] serials;
        Enum<?>[] enums;
        Shape[] shapes;
        Shape[][] table;
        Named[] named;
        Animal[] animals;
        List<Object[]> list;
        Map<String, Number[]> map;
        Optional<Object[]> optional;
        AtomicReference<Object[]> reference;
        Object any;

        /** What is declared and what is there are the same. */
        String[] strings = {"a", null};
    }

    static final class Box<T> {
        T[] items;
        T[][] table;
    }

    static final class Sorted<T extends Comparable<T>> {
        T[] items;
    }

    static final class Node {
        Object[] all;
        Node[] nodes;
    }

    private static final List<Class<?>> ALL = List.of(Person.class, Shape.class, Colour.class, Dog.class);

    private static Holder with(Consumer<Holder> values) {
        Holder holder = new Holder();
        values.accept(holder);
        return holder;
    }

    private static Dog dog(String name) {
        Dog dog = new Dog();
        dog.name = name;
        dog.bones = name.length();
        return dog;
    }

    static List<Holder> holders() {
        return List.of(
                with(it -> it.objects = new String[] {"a", null, "b"}),
                with(it -> it.objects = new String[0]),
                with(it -> it.objects = new Integer[] {1, null, 70_000}),
                with(it -> it.objects = new Colour[] {Colour.GREEN, Colour.RED, null}),
                with(it -> it.objects = new int[][] {{1, 2}, null, {}}),
                with(it -> it.objects = new String[][] {{"a"}, null, {}}),
                with(it -> it.objects = new Object[][] {new String[] {"a"}, new Object[] {1}, null}),
                with(it -> it.objects = new Shape[][] {new Circle[] {new Circle(1)}, {new Square(2)}}),
                with(it -> it.objects = new Person[] {new Person("Ada"), null}),
                with(it -> it.objects = new ArrayList<?>[] {new ArrayList<>(List.of(1)), null}),
                with(it -> it.numbers = new Integer[] {1, null, 70_000}),
                with(it -> it.numbers = new Double[] {-0.0, Double.NaN}),
                with(it -> it.comparables = new String[] {"z", "a"}),
                with(it -> it.comparables = new Integer[] {3, 1}),
                with(it -> it.comparables = new Colour[] {Colour.RED}),
                with(it -> it.texts = new String[] {"t"}),
                with(it -> it.serials = new Number[] {1, 2.5}),
                with(it -> it.enums = new Colour[] {Colour.GREEN, null}),
                with(it -> it.enums = new TimeUnit[] {TimeUnit.DAYS}),
                with(it -> it.shapes = new Circle[] {new Circle(1), null}),
                with(it -> it.shapes = new Round[] {new Circle(1)}),
                with(it -> it.table = new Circle[][] {{new Circle(1), null}, null, {}}),
                with(it -> it.table = new Shape[][] {new Circle[] {new Circle(1)}, {new Square(2)}, new Square[0]}),
                with(it -> it.named = new Person[] {new Person("Ada"), null}),
                with(it -> it.animals = new Dog[0]),
                with(it -> it.list = new ArrayList<>(
                        Arrays.asList(new String[] {"a"}, new Object[] {"b"}, null, new Integer[] {1}))),
                with(it -> it.map = new HashMap<>(Map.of("k", new Integer[] {1}, "n", new Number[] {1}))),
                with(it -> it.any = new Object[] {new String[] {"x"}, new Object[] {new Integer[] {1}}}));
    }

    private static <T> TypedSerializerBuilder<T> allowing(TypedSerializerBuilder<T> builder) {
        ALL.forEach(builder::allow);
        return builder;
    }

    @ParameterizedTest
    @MethodSource("holders")
    void theyAreKeptInEveryPlace(Holder value) {
        for (UnaryOperator<TypedSerializerBuilder<Holder>> options :
                List.<UnaryOperator<TypedSerializerBuilder<Holder>>>of(
                        it -> it, it -> it.references(), it -> it.headerless())) {
            Twins<Holder> twins = Twins.of(() -> options.apply(allowing(TypedSerializer.builder(Holder.class))));
            assertTrue(twins.isGenerated());
            byte[] bytes = twins.write(value);
            assertEquals(Structure.of(value), Structure.of(twins.read(bytes)));
            assertEquals(bytes.length, twins.generated().size(value));
        }
    }

    @ParameterizedTest
    @MethodSource("holders")
    void theyAreKeptInValuesThatDescribeThemselves(Holder value) {
        for (int generateAfter : new int[] {0, -1}) {
            BinarySerializer.Builder builder =
                    BinarySerializer.builder().generateAfter(generateAfter).allow(Holder.class);
            ALL.forEach(builder::allow);
            BinarySerializer serializer = builder.build();
            Object copy = serializer.deserialize(serializer.serialize(value));
            assertEquals(Structure.of(value), Structure.of(copy));
        }
    }

    @Test
    void whatHoldsOneKeepsItsClass() {
        Twins<Holder> twins = Twins.of(Holder.class);
        Holder value = with(it -> it.optional = Optional.of(new String[] {"o"}));
        value.reference = new AtomicReference<>(new String[] {"r"});
        byte[] bytes = twins.write(value);
        for (Holder copy : List.of(twins.readInterpreted(bytes), (Holder) twins.readGenerated(bytes))) {
            assertSame(String[].class, copy.optional.orElseThrow().getClass());
            assertSame(String[].class, copy.reference.get().getClass());
        }
    }

    @Test
    void arraysOfASealedTypeNeedNoRule() {
        Holder value = with(it -> it.shapes = new Circle[] {new Circle(1), null});
        value.table = new Shape[][] {new Round[] {new Circle(1)}, new Square[0], {new Square(2)}};
        kept(Twins.of(Holder.class), value);
    }

    @Test
    void arraysOfASubclassAreKeptWithTheirElements() {
        Holder value = with(it -> it.animals = new Dog[] {dog("Rex"), null});
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<Holder> serializer = allowing(
                            TypedSerializer.builder(Holder.class).generateAfter(generateAfter))
                    .build();
            assertEquals(Structure.of(value), Structure.of(serializer.deserialize(serializer.serialize(value))));
        }
    }

    private static <T> T kept(Twins<T> twins, T value) {
        assertTrue(twins.isGenerated());
        return twins.read(twins.assertRoundTrip(value));
    }

    @Test
    void anArrayOfATypeVariableIsWhatItWas() {
        Twins<Box<String>> twins = Twins.of(new TypeRef<Box<String>>() {});
        Box<String> declared = new Box<>();
        declared.items = new String[] {"a", null};
        declared.table = new String[][] {{"b"}, null};
        assertSame(String[].class, ((Object) kept(twins, declared).items).getClass());
        @SuppressWarnings({"unchecked", "rawtypes"}) // As generic containers make their arrays.
        Box<Object> made = (Box) new Box<String>();
        made.items = new Object[] {"a", null};
        made.table = new Object[][] {new Object[] {"b"}, new String[] {"c"}};
        @SuppressWarnings({"unchecked", "rawtypes"})
        Box<Object> copy = (Box) kept((Twins) twins, made);
        assertSame(Object[].class, copy.items.getClass());
        assertSame(Object[][].class, copy.table.getClass());
        assertSame(String[].class, copy.table[1].getClass());
    }

    @Test
    void anArrayOfABoundedTypeVariableIsWhatItWas() {
        Twins<Sorted<String>> twins = Twins.of(new TypeRef<Sorted<String>>() {});
        Sorted<String> made = new Sorted<>();
        set(made, new Comparable<?>[] {"b", "a"});
        kept(twins, made);
        set(made, new String[] {"b"});
        kept(twins, made);
    }

    private static void set(Sorted<?> sorted, Comparable<?>[] items) {
        try {
            Sorted.class.getDeclaredField("items").set(sorted, items);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void rootsAreKept() {
        Object[] strings = {"a", null};
        Twins<Object[]> twins = Twins.of(Object[].class);
        kept(twins, Arrays.copyOf(strings, 2, String[].class));
        kept(twins, strings);
        kept(Twins.of(Shape[][].class), new Circle[][] {{new Circle(1)}, {}});
        BinarySerializer any = BinarySerializer.builder().build();
        Object copy = any.deserialize(any.serialize(new Object[] {new String[] {"a"}}));
        assertEquals(Structure.of(new Object[] {new String[] {"a"}}), Structure.of(copy));
    }

    @Test
    void theCopyTakesAndRefusesWhatTheArrayDid() {
        TypedSerializer<Holder> serializer = TypedSerializer.of(Holder.class);
        Holder copy = serializer.deserialize(serializer.serialize(with(it -> it.objects = new String[] {"a"})));
        assertThrows(ArrayStoreException.class, () -> copy.objects[0] = 1);
        assertArrayEquals(new String[] {"a"}, (String[]) copy.objects);
    }

    @Test
    void cyclesThroughAnArrayAreKept() {
        Twins<Node> twins =
                Twins.of(() -> TypedSerializer.builder(Node.class).references().allow(Node.class));
        Node node = new Node();
        node.nodes = new Node[] {node, null};
        node.all = new Node[] {node};
        byte[] bytes = twins.write(node);
        for (Node copy : List.of(twins.readInterpreted(bytes), (Node) twins.readGenerated(bytes))) {
            assertSame(Node[].class, copy.all.getClass());
            assertSame(copy, copy.all[0]);
            assertSame(copy, copy.nodes[0]);
        }
    }

    @Test
    void framesTakeThem() throws IOException {
        TypedSerializer<Holder> serializer = TypedSerializer.of(Holder.class);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        Holder value = with(it -> it.objects = new String[] {"a"});
        try (FramedWriter<Holder> writer = serializer.writer(stream)) {
            writer.write(value);
            writer.write(value);
        }
        try (FramedReader<Holder> reader = serializer.reader(new ByteArrayInputStream(stream.toByteArray()))) {
            assertEquals(Structure.of(value), Structure.of(reader.read().orElseThrow()));
            assertEquals(Structure.of(value), Structure.of(reader.read().orElseThrow()));
        }
    }

    @Test
    void arraysOfTheDeclaredClassCostNothing() {
        TypedSerializer<Object[]> objects =
                TypedSerializer.builder(Object[].class).headerless().build();
        assertEquals(1 + 1 + 2, objects.serialize(new Object[] {"a"}).length);
        String name = "java.lang.String";
        assertEquals(1 + 1 + 1 + (1 + 1 + name.length()) + 1 + 2, objects.serialize(new String[] {"a"}).length);
    }

    @Test
    void aClassIsNamedOnceInAMessage() {
        TypedSerializer<Object[][]> arrays =
                TypedSerializer.builder(Object[][].class).headerless().build();
        int one = arrays.serialize(new Object[][] {new String[0]}).length;
        int two = arrays.serialize(new Object[][] {new String[0], new String[0]}).length;
        assertEquals(1 + 1 + 1 + 1, two - one, "control, form, count, number");
    }

    @Test
    void whatIsNotAllowedIsRefusedWithThePath() {
        Holder value = with(it -> it.named = new Person[] {new Person("Ada")});
        String expected = "An array " + Person[].class.getTypeName() + " is where " + Named[].class.getTypeName()
                + " is declared, and its class is not allowed at $.named.\n"
                + "  Name the class of its elements with OptionsBuilder.allow, or its package with"
                + " OptionsBuilder.allowPackage; or copy it into an array " + Named[].class.getTypeName() + ".";
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<Holder> serializer = TypedSerializer.builder(Holder.class)
                    .generateAfter(generateAfter)
                    .build();
            assertEquals(
                    expected,
                    assertThrows(UnsupportedValueException.class, () -> serializer.serialize(value))
                            .getMessage());
        }
        Holder empty = with(it -> it.animals = new Dog[0]);
        TypedSerializer<Holder> serializer = TypedSerializer.of(Holder.class);
        assertThrows(UnsupportedValueException.class, () -> serializer.serialize(empty));
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes"}) // The test needs a raw type.
    void aWiderArrayThanAListDeclaresIsRefused() {
        Twins<List<String[]>> twins = Twins.of(new TypeRef<List<String[]>>() {});
        List polluted = new ArrayList<>(List.of((Object) new Object[] {"a"}));
        String expected = "An instance of java.lang.Object[] is where java.lang.String[] is declared at $[0].\n"
                + "  Look for an unchecked cast, or a raw type, in the code that put it there.";
        for (TypedSerializer serializer : List.of(twins.interpreted(), twins.generated())) {
            assertEquals(
                    expected,
                    assertThrows(UnsupportedValueException.class, () -> serializer.serialize(polluted))
                            .getMessage());
        }
    }
}
