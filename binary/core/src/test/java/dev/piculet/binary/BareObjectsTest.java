package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Bare.Counted;
import dev.piculet.binary.fixture.Bare.Doubled;
import dev.piculet.binary.fixture.Bare.Handle;
import dev.piculet.binary.fixture.Bare.Kinds;
import dev.piculet.binary.fixture.Bare.Link;
import dev.piculet.binary.fixture.Bare.Member;
import dev.piculet.binary.fixture.Bare.Money;
import dev.piculet.binary.fixture.Bare.Order;
import dev.piculet.binary.fixture.Bare.Orphan;
import dev.piculet.binary.fixture.Bare.Percent;
import dev.piculet.binary.fixture.Bare.Plain;
import dev.piculet.binary.fixture.Bare.Proxied;
import dev.piculet.binary.fixture.Bare.Team;
import dev.piculet.binary.fixture.Bare.Viewed;
import dev.piculet.binary.fixture.Bare.Wide;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects are created without a constructor of their class if none restores their fields. */
@Tag("jdk")
class BareObjectsTest {
    private static final String PREFIX = "dev.piculet.binary.fixture.Bare$";

    private static <T> Twins<T> twins(Class<T> type, boolean references) {
        return twins(type, builder -> references ? builder.references() : builder);
    }

    private static <T> Twins<T> twins(Class<T> type, UnaryOperator<TypedSerializerBuilder<T>> options) {
        Twins<T> twins = Twins.of(() -> options.apply(TypedSerializer.builder(type)));
        assertTrue(twins.isGenerated());
        return twins;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void finalFieldsOfEachKindComeBack(boolean references) {
        Twins<Kinds> twins = twins(Kinds.class, references);
        for (int seed : new int[] {0, 1, -2, 77, Integer.MAX_VALUE}) {
            twins.assertRoundTrip(new Kinds(seed));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void wideClassesComeBack(boolean references) {
        Twins<Wide> twins = twins(Wide.class, references);
        Wide wide = new Wide(9);
        wide.plain = 4;
        twins.assertRoundTrip(wide);
        twins.assertRoundTrip(new Wide(0));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theConstructorOfASuperclassThatIsNotSerializableRuns(boolean references) {
        Twins<Order> twins = twins(Order.class, references);
        Order order = new Order(41);
        order.names().add("Ann");
        order.greeting = "bye";
        order.cache = "filled";
        byte[] bytes = twins.write(order);
        Order interpreted = twins.readInterpreted(bytes);
        int before = Counted.calls;
        Order generated = (Order) twins.readGenerated(bytes);
        assertEquals(before + 1, Counted.calls);
        for (Order read : List.of(interpreted, generated)) {
            assertEquals("#41 42 [Ann]", read.id() + " " + read.kept() + " " + read.names());
            assertEquals("hello", read.greeting, "as the superclass's constructor makes it");
            assertNull(read.cache, "as Java serialization leaves it");
        }
    }

    @Test
    void objectsAreKeysOnlyOnceTheyAreComplete() {
        Set<Money> set = new HashSet<>(Set.of(new Money(1), new Money(2), new Money(3)));
        Twins<Set<Money>> sets = Twins.of(new TypeRef<Set<Money>>() {});
        Set<Money> read = sets.read(sets.write(set));
        assertEquals(set, read);
        assertTrue(read.contains(new Money(2)));
        Map<Money, Integer> map = new TreeMap<>(Map.of(new Money(7), 7, new Money(5), 5));
        Twins<Map<Money, Integer>> maps = Twins.of(() ->
                TypedSerializer.builder(new TypeRef<Map<Money, Integer>>() {}).references());
        assertEquals(7, maps.read(maps.write(map)).get(new Money(7)));
    }

    @Test
    void objectsMayHoldEachOtherInFinalFields() {
        Team team = new Team("a");
        new Member("x", team);
        new Member("y", team);
        Twins<Team> twins = twins(Team.class, true);
        byte[] bytes = twins.write(team);
        String expected = Structure.withSharing(team);
        assertEquals(expected, Structure.withSharing(twins.readInterpreted(bytes)));
        assertEquals(expected, Structure.withSharing(twins.readGenerated(bytes)));
        Team copy = twins.generated().copy(team);
        assertSame(copy, copy.self());
        assertSame(copy, copy.members().get(1).team());
        assertThrows(BinaryException.class, () -> twins(Team.class, false).writeInterpreted(team));
    }

    @Test
    void aLongListLinkedByFinalFieldsTakesNoStack() {
        Link first = null;
        for (int i = 0; i < 20_000; i++) {
            first = new Link(i, first);
        }
        Twins<Link> twins = twins(Link.class, false);
        byte[] bytes = twins.write(first);
        Object interpreted = twins.readInterpreted(bytes);
        assertEquals(bytes.length, twins.writeGenerated((Link) interpreted).length);
        assertEquals(bytes.length, twins.writeInterpreted((Link) twins.readGenerated(bytes)).length);
    }

    @Test
    void fieldsThatAConstructorRestoresAreStillChecked() {
        Twins<Percent> twins = twins(Percent.class, false);
        byte[] bytes = twins.write(new Percent(1));
        bytes[bytes.length - 1] = 127;
        assertThrows(BinaryException.class, () -> twins.readInterpreted(bytes));
        assertThrows(BinaryException.class, () -> twins.generated().deserialize(bytes));
    }

    @Test
    void classesThatAreNotSerializableAreNamed() {
        refused(
                builder -> builder,
                Plain.class,
                "Cannot create " + PREFIX + "Plain from its fields: no constructor fits.\n"
                        + "  " + PREFIX + "Plain(int): final field 'cents' gets a value that is computed.\n"
                        + "  Make it a record, store each parameter unchanged in its field, add a constructor without"
                        + " parameters, mark computed fields transient, or give the class a"
                        + " codec.\n"
                        + "  With OptionsBuilder.createWithoutConstructor(Plain.class) it is created without a"
                        + " constructor, and no check of the class runs.\n"
                        + "  Found at $.");
        Twins<Plain> twins = twins(
                Plain.class,
                builder -> builder.createWithoutConstructor(Plain.class).requireConstructors());
        Plain plain = new Plain(7);
        twins.assertRoundTrip(plain);
        assertNull(twins.generated().copy(plain).lock());
        assertNull(twins.interpreted().copy(plain).lock());
    }

    @Test
    void aRuleTakesClassesThatLoseNothing() {
        UnaryOperator<TypedSerializerBuilder<Doubled>> options = builder -> builder.createWithoutConstructor(
                        type -> type.getName().startsWith(PREFIX))
                .requireConstructors();
        twins(Doubled.class, options).assertRoundTrip(new Doubled(7));
        String message =
                refused(builder -> builder.createWithoutConstructor(type -> type == Plain.class), Plain.class, null);
        assertTrue(
                message.contains("Without a constructor: transient field 'lock' of " + PREFIX
                        + "Plain is made by constructors and not written.\n"),
                message);
        assertTrue(message.contains("\n  With OptionsBuilder.createWithoutConstructor(Plain.class) it is"), message);
    }

    @Test
    void constructorsMayBeRequired() {
        twins(Percent.class, TypedSerializerBuilder::requireConstructors).assertRoundTrip(new Percent(9));
        String message = refused(TypedSerializerBuilder::requireConstructors, Money.class, null);
        assertTrue(
                message.contains("\n  Without OptionsBuilder.requireConstructors it is created without a constructor,"),
                message);
    }

    @Test
    void classesWithTheirOwnJavaSerializationAreRefused() {
        String replaced = assertThrows(
                        UnsupportedValueException.class,
                        () -> TypedSerializer.builder(Proxied.class)
                                .allow(Money.class)
                                .build()
                                .serialize(new Proxied(1)))
                .getMessage();
        assertTrue(
                replaced.startsWith(
                        "An instance of " + PREFIX + "Proxied is replaced by one of " + PREFIX + "Money, which is no "),
                replaced);
        assertReason("Without a constructor: " + PREFIX + "Handle.finalize would run on what", Handle.class);
        assertReason(
                "Without a constructor: superclass " + PREFIX + "Closed is not Serializable and has no constructor"
                        + " without parameters for subclasses.",
                Orphan.class);
        twins(Orphan.class, builder -> builder.createWithoutConstructor(Orphan.class))
                .assertRoundTrip(new Orphan(5));
        twins(Handle.class, builder -> builder.createWithoutConstructor(Handle.class))
                .assertRoundTrip(new Handle(5));
    }

    @Test
    void aClassWithAViewOfItsListIsRefused() {
        String message = refused(builder -> builder.createWithoutConstructor(Viewed.class), Viewed.class, null);
        assertTrue(message.contains("Without a constructor: fields 'items' and 'view' hold the same List."), message);
    }

    @Test
    void selfDescribingValuesComeBack() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Money.class, Order.class).build();
        Map<String, Object> map = new HashMap<>(Map.of("a", new Money(3)));
        assertEquals(map, serializer.deserialize(serializer.serialize(map)));
        Order order = new Order(4);
        assertEquals(
                Structure.of(new Order(4).id()),
                Structure.of(((Order) serializer.deserialize(serializer.serialize(order))).id()));
    }

    private static <T> void assertReason(String reason, Class<T> type) {
        String message = refused(builder -> builder, type, null);
        assertTrue(message.contains("\n  " + reason), message);
    }

    /** @param expected the whole message; null for any */
    private static <T> String refused(
            UnaryOperator<TypedSerializerBuilder<T>> options, Class<T> type, String expected) {
        UnsupportedClassException e = assertThrows(
                UnsupportedClassException.class,
                () -> options.apply(TypedSerializer.builder(type)).build());
        if (expected != null) {
            assertEquals(expected, e.getMessage());
        }
        return e.getMessage();
    }

    /** Its constructor makes what no field tells, and other values for final fields than those that are read. */
    static final class Tally {
        private final AtomicLong hits = new AtomicLong();
        private final AtomicLong[] perDay = {new AtomicLong(1)};
        private final List<String> names = new ArrayList<>();
        private final transient Object lock = new Object();
        private String note;
    }

    @Test
    void finalFieldsAreSetOverWhatAConstructorWithoutParametersLeft() {
        Tally tally = new Tally();
        tally.hits.set(7);
        tally.perDay[0].set(5);
        tally.names.add("a");
        tally.note = "n";
        Twins<Tally> twins = Twins.of(Tally.class);
        assertTrue(twins.isGenerated());
        for (TypedSerializer<Tally> each : List.of(twins.generated(), twins.interpreted())) {
            Tally read = each.deserialize(each.serialize(tally));
            assertEquals(7, read.hits.get());
            assertEquals(5, read.perDay[0].get());
            assertEquals(List.of("a"), read.names);
            assertEquals("n", read.note);
            assertNotNull(read.lock);
        }
        assertThrows(
                UnsupportedClassException.class,
                () -> TypedSerializer.builder(Tally.class).requireConstructors().build());
    }
}
