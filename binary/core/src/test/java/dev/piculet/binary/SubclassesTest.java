package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.tree.ObjectTree;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Instances of allowed subclasses where a class is declared that objects can be made of, in generated code as in interpreted. */
class SubclassesTest {
    static class Customer {
        final String name;

        Customer(String name) {
            this.name = name;
        }

        @Override
        public boolean equals(Object other) {
            return other != null && other.getClass() == getClass() && ((Customer) other).name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    static final class Vip extends Customer {
        final int discount;

        Vip(String name, int discount) {
            super(name);
            this.discount = discount;
        }
    }

    /** Can't be created. */
    static final class Counted extends Customer {
        private final int length;

        Counted(StringBuilder name) {
            super(name.toString());
            length = name.length();
        }

        int length() {
            return length;
        }
    }

    record Order(int id, Customer customer, List<Customer> others) {}

    record Places(
            Customer[] array,
            Optional<Customer> optional,
            Map<Customer, Customer> map,
            Set<Customer> set,
            Object any,
            List<List<Customer>> lists) {}

    static class Link {
        Link next;
        String text;
    }

    static final class Wide extends Link {
        Object load;
    }

    /** A generic class, of which the subclass fixes the argument. */
    static class Holder<T> {
        T held;
    }

    static final class Tag extends Holder<String> {
        int number;
    }

    record Tags(Holder<String> one, Holder<String> other) {}

    record Failure(int code, IOException cause) {}

    private static final String PREFIX = SubclassesTest.class.getName() + "$";

    private static final Customer ADA = new Customer("Ada");
    private static final Customer BOB = new Vip("Bob", 7);

    private static <T> Twins<T> twins(Class<T> type, UnaryOperator<TypedSerializerBuilder<T>> options) {
        Twins<T> twins = Twins.of(() -> options.apply(TypedSerializer.builder(type)));
        assertTrue(twins.isGenerated());
        return twins;
    }

    private static <T> void assertKept(Twins<T> twins, T value) {
        byte[] bytes = twins.generated().serialize(value);
        assertArrayEquals(bytes, twins.interpreted().serialize(value));
        assertEquals(bytes.length, twins.generated().size(value));
        String expected = Structure.of(value);
        assertEquals(expected, Structure.of(twins.generated().deserialize(bytes)));
        assertEquals(expected, Structure.of(twins.interpreted().deserialize(bytes)));
    }

    private static void assertRefused(String message, TypedSerializer<Order> serializer, Order order) {
        assertEquals(
                message,
                assertThrows(UnsupportedValueException.class, () -> serializer.serialize(order))
                        .getMessage());
    }

    @Test
    void subclassesComeBackAsThemselves() {
        Twins<Order> twins = twins(Order.class, it -> it.allow(Vip.class));
        assertKept(twins, new Order(1, BOB, List.of()));
        assertKept(twins, new Order(1, ADA, Arrays.asList(ADA, BOB, null, BOB, ADA)));
        assertKept(twins, new Order(1, null, List.of(BOB)));
        assertKept(twins(Order.class, it -> it.allowPackage("dev.piculet")), new Order(1, BOB, List.of(ADA)));
        assertKept(twins(Customer.class, it -> it.allow(Vip.class)), BOB);
        assertKept(
                twins(Order.class, it -> it.allow(Vip.class).requireConstructors()), new Order(1, BOB, List.of(ADA)));
    }

    @Test
    void theyStandWhereverTheirSuperclassDoes() {
        Map<Customer, Customer> map = new HashMap<>();
        map.put(BOB, ADA);
        map.put(ADA, BOB);
        Places places = new Places(
                new Customer[] {ADA, BOB, null},
                Optional.of(BOB),
                map,
                Set.of(BOB),
                new Order(2, BOB, List.of()),
                List.of(List.of(), List.of(BOB)));
        assertKept(twins(Places.class, it -> it.allow(Vip.class, Order.class)), places);
        assertKept(twins(Customer[].class, it -> it.allow(Vip.class)), places.array());
        // The place of the order is open, and needs no other schema.
        assertKept(
                twins(Object.class, it -> it.allow(Vip.class, Order.class).headerless()),
                new ArrayList<>(List.of(places.any(), 1)));
    }

    @Test
    void valuesWithoutThemHaveTheBytesThatTheyHadBefore() {
        Order order = new Order(1, ADA, List.of(ADA));
        TypedSerializer<Order> plain = TypedSerializer.of(Order.class);
        Twins<Order> twins = twins(Order.class, it -> it.allow(Vip.class));
        assertEquals(plain.schema(), twins.generated().schema());
        twins.generated().serialize(new Order(1, BOB, List.of()));
        assertArrayEquals(plain.serialize(order), twins.write(order));
    }

    @Test
    void otherReadersNeedNoMoreThanTheClass() {
        byte[] bytes = TypedSerializer.builder(Order.class)
                .allow(Vip.class)
                .build()
                .serialize(new Order(1, BOB, List.of(ADA)));
        TypedSerializer<Order> other =
                TypedSerializer.builder(Order.class).allow(Vip.class, Tag.class).build();
        assertEquals(new Order(1, BOB, List.of(ADA)), other.deserialize(bytes));
        assertEquals(
                "An instance of " + PREFIX + "Vip was written, which this serializer does not allow, at $.customer.\n"
                        + "  Allow the class with OptionsBuilder.allow if its instances are to be created, or read a tree.",
                assertThrows(
                                BinaryException.class,
                                () -> TypedSerializer.of(Order.class).deserialize(bytes))
                        .getMessage());
    }

    @Test
    void classesAreDescribedOnce() {
        TypedSerializer<Order> serializer =
                TypedSerializer.builder(Order.class).allow(Vip.class).build();
        int one = serializer.serialize(new Order(1, BOB, List.of(ADA))).length;
        int two = serializer.serialize(new Order(1, BOB, List.of(ADA, ADA))).length;
        // Two control words, the number of the type, and three chars.
        assertEquals(one + 1 + 1 + 1 + 3, two);
    }

    @ParameterizedTest
    @EnumSource(MessageWay.class)
    void everyWayTakesThemButStreamsOfOneSchema(MessageWay way) {
        TypedSerializer<Order> serializer =
                TypedSerializer.builder(Order.class).allow(Vip.class).build();
        Order order = new Order(1, ADA, List.of(BOB));
        if (way == MessageWay.STREAM) {
            assertThrows(UnsupportedValueException.class, () -> way.write(serializer, order));
        } else {
            assertEquals(order, way.read(serializer, way.write(serializer, order)));
        }
    }

    @Test
    void streamsGoOnAfterThem() throws Exception {
        TypedSerializer<Order> serializer =
                TypedSerializer.builder(Order.class).allow(Vip.class).build();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (FramedWriter<Order> writer = serializer.writer(stream)) {
            writer.write(new Order(1, ADA, List.of()));
            assertEquals(
                    "An instance of " + PREFIX + "Vip can't be written as " + PREFIX + "Customer at $[1].customer.\n"
                            + "  What the subclass adds would be lost. Declare it with OptionsBuilder.subtypes(Customer.class,"
                            + " Vip.class), or, where each value has a header, allow it with OptionsBuilder.allow.",
                    assertThrows(UnsupportedValueException.class, () -> writer.write(new Order(2, BOB, List.of())))
                            .getMessage());
            writer.write(new Order(3, ADA, List.of()));
        }
        try (FramedReader<Order> reader = serializer.reader(new ByteArrayInputStream(stream.toByteArray()))) {
            assertEquals(1, reader.read().orElseThrow().id());
            assertEquals(3, reader.read().orElseThrow().id());
            assertFalse(reader.read().isPresent());
        }
    }

    @Test
    void othersAreRefused() {
        String asBefore = "An instance of " + PREFIX + "Vip can't be written as " + PREFIX + "Customer at $.customer.\n"
                + "  What the subclass adds would be lost. Declare it with OptionsBuilder.subtypes(Customer.class,"
                + " Vip.class), or, where each value has a header, allow it with OptionsBuilder.allow.";
        Order order = new Order(1, BOB, List.of());
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializerBuilder<Order> builder =
                    TypedSerializer.builder(Order.class).generateAfter(generateAfter);
            assertRefused(asBefore, builder.build(), order);
            // Nothing in the bytes would tell the other schema.
            assertRefused(asBefore, builder.allow(Vip.class).headerless().build(), order);
        }
        TypedSerializer<Order> allowing = TypedSerializer.builder(Order.class)
                .allow(Vip.class, Counted.class)
                .build();
        assertRefused(
                "An instance of " + PREFIX
                        + "Counted can't be written at $.others[0].\n  Its class says why: Cannot create "
                        + PREFIX + "Counted from its fields: no constructor fits.\n  " + PREFIX
                        + "Counted(java.lang.StringBuilder): final field 'name' gets the result of StringBuilder.toString.\n"
                        + "  Make it a record, store each parameter unchanged in its field, add a constructor without"
                        + " parameters, mark computed fields transient, or give the class a codec.\n  With"
                        + " OptionsBuilder.createWithoutConstructor(Counted.class) it is created without a constructor, and"
                        + " no check of the class runs.\n  Found at $.",
                allowing,
                new Order(1, BOB, List.of(new Counted(new StringBuilder("Cy")))));
        assertRefused(
                "An instance of " + PREFIX + "Counted is not allowed at $.others[0].\n  Name the class with"
                        + " OptionsBuilder.allow, or its package with OptionsBuilder.allowPackage.",
                TypedSerializer.builder(Order.class).allow(Vip.class).build(),
                new Order(1, BOB, List.of(new Counted(new StringBuilder("Cy")))));
    }

    @Test
    void oneObjectStaysOneAlsoInItself() {
        Twins<Link> twins = twins(Link.class, it -> it.allow(Wide.class).references());
        Wide wide = new Wide();
        wide.text = "wide";
        wide.next = wide;
        wide.load = new ArrayList<>(List.of(wide));
        Link link = new Link();
        link.next = wide;
        byte[] bytes = twins.generated().serialize(link);
        assertArrayEquals(bytes, twins.interpreted().serialize(link));
        String expected = Structure.withSharing(link);
        assertEquals(expected, Structure.withSharing(twins.generated().deserialize(bytes)));
        assertEquals(expected, Structure.withSharing(twins.interpreted().deserialize(bytes)));
        assertEquals(
                "An instance of " + PREFIX + "Wide is inside itself at $.next.load[0].\n"
                        + "  Keep cycles with OptionsBuilder.references(), or break this one.",
                assertThrows(
                                UnsupportedValueException.class,
                                () -> TypedSerializer.builder(Link.class)
                                        .allow(Wide.class)
                                        .build()
                                        .serialize(link))
                        .getMessage());
    }

    @Test
    void typeArgumentsMayBeTheSubclasss() {
        Tag tag = new Tag();
        tag.held = "a";
        tag.number = 7;
        Holder<String> plain = new Holder<>();
        plain.held = "b";
        assertKept(twins(Tags.class, it -> it.allow(Tag.class)), new Tags(tag, plain));
    }

    @Test
    void exceptionsOfTheJdkNeedNoOption() {
        Failure failure = new Failure(3, new FileNotFoundException("a.txt"));
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<Failure> serializer = TypedSerializer.builder(Failure.class)
                    .generateAfter(generateAfter)
                    .build();
            IOException read =
                    serializer.deserialize(serializer.serialize(failure)).cause();
            assertEquals(FileNotFoundException.class, read.getClass());
            assertEquals("a.txt", read.getMessage());
        }
    }

    @Test
    void valuesThatDescribeThemselvesHoldThem() {
        for (int generateAfter : new int[] {0, -1}) {
            BinarySerializer serializer = BinarySerializer.builder()
                    .allow(Order.class, Customer.class, Vip.class)
                    .generateAfter(generateAfter)
                    .build();
            Order order = new Order(1, BOB, List.of(ADA, BOB));
            byte[] bytes = serializer.serialize(order);
            assertEquals(order, serializer.deserialize(bytes));
            assertEquals(
                    order,
                    BinarySerializer.builder()
                            .allow(Order.class, Customer.class, Vip.class)
                            .build()
                            .deserialize(bytes));
            assertEquals(
                    PREFIX + "Vip{discount=7, name=Bob}",
                    ((ObjectTree) BinarySerializer.tree(bytes))
                            .fields()
                            .get("customer")
                            .toString());
            Customer[] array = {ADA, BOB};
            assertArrayEquals(array, (Customer[]) serializer.deserialize(serializer.serialize(array)));
            assertEquals(List.of(order), serializer.deserialize(serializer.serialize(List.of(order))));
            Order plain = new Order(1, ADA, List.of());
            assertArrayEquals(
                    BinarySerializer.builder()
                            .allow(Order.class, Customer.class)
                            .build()
                            .serialize(plain),
                    serializer.serialize(plain));
        }
    }

    @Test
    void theInspectorShowsThem() {
        TypedSerializer<Order> serializer =
                TypedSerializer.builder(Order.class).allow(Vip.class).build();
        String text = Inspector.inspect(serializer.schema(), serializer.serialize(new Order(1, BOB, List.of())));
        assertTrue(text.contains("discount"), text);
        assertFalse(text.contains("error"), text);
    }
}
