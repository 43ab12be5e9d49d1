package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.io.ValueCodec;
import java.io.Serializable;
import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A class's own {@code readResolve} chooses the instance that is read, in generated code as in interpreted. */
class ResolvedInstancesTest {
    private static final String PREFIX = ResolvedInstancesTest.class.getName() + "$";

    /** Compared by identity. */
    static final class Unit implements Serializable {
        private static final long serialVersionUID = 1L;
        static final Unit METRE = new Unit("m");
        static final Unit SECOND = new Unit("s");
        private final String symbol;

        private Unit(String symbol) {
            this.symbol = symbol;
        }

        private Object readResolve() {
            return switch (symbol) {
                case "m" -> METRE;
                case "s" -> SECOND;
                case "null" -> null;
                case "other" -> "a unit";
                default -> throw new IllegalStateException("no unit " + symbol);
            };
        }
    }

    /** Its transient field is restored by nobody but its readResolve. */
    static final class Logged implements Serializable {
        private static final long serialVersionUID = 1L;
        private final transient StringBuilder log;
        private final String name;

        Logged(CharSequence name) {
            this.log = new StringBuilder("log of ").append(name);
            this.name = name.toString();
        }

        private Object readResolve() {
            return new Logged(name);
        }
    }

    record Amount(int value, Unit unit, Unit per, List<Unit> others) {}

    /** Holds nothing, and cannot be made by others. */
    abstract static class Ordering implements Serializable {
        private static final long serialVersionUID = 1L;

        protected Object readResolve() {
            return getClass() == Ascending.class ? Ascending.PLAIN : Descending.PLAIN;
        }
    }

    static final class Ascending extends Ordering {
        private static final long serialVersionUID = 1L;
        static final Ordering PLAIN = new Ascending("up");
        static final Ordering USUAL = PLAIN;

        private Ascending(String text) {
            assertEquals("up", text);
        }
    }

    static final class Descending extends Ordering {
        private static final long serialVersionUID = 1L;
        static final Ordering PLAIN = new Descending("down");
        static final Ordering USUAL = PLAIN;

        private Descending(String text) {
            assertEquals("down", text);
        }
    }

    record Orderings(Ascending up, Descending down) {}

    /** Written in the place of others. */
    record Proxy(int number) implements Serializable {
        private Object readResolve() {
            return number < 0 ? "negative" : Integer.valueOf(number);
        }
    }

    record Open(Object any, Number number) {}

    sealed interface Shape extends Serializable {}

    record Square(int side) implements Shape {
        private Object readResolve() {
            return side == 0 ? new Point(1) : side < 0 ? "nothing" : new Square(side);
        }
    }

    record Point(int x) implements Shape {}

    record Shapes(Shape first, List<Shape> more) {}

    static final class Node implements Serializable {
        private static final long serialVersionUID = 1L;
        String name;
        Node next;

        private Object readResolve() {
            Node node = new Node();
            node.name = name + "'";
            node.next = next;
            return node;
        }
    }

    record Nodes(Node first, Node second) {}

    private static <T> Twins<T> twins(Class<T> type, UnaryOperator<TypedSerializerBuilder<T>> options) {
        Twins<T> twins = Twins.of(() -> options.apply(TypedSerializer.builder(type)));
        assertTrue(twins.isGenerated());
        return twins;
    }

    private static <T> Twins<T> twins(Class<T> type, boolean references) {
        return twins(type, builder -> references ? builder.references() : builder);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void constantsComeBackAsThemselves(boolean references) {
        Twins<Amount> twins = twins(Amount.class, references);
        Amount amount = new Amount(3, Unit.METRE, Unit.SECOND, List.of(Unit.METRE, Unit.METRE, Unit.SECOND));
        byte[] bytes = twins.assertRoundTrip(amount);
        for (Object each : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            Amount read = (Amount) each;
            assertSame(Unit.METRE, read.unit());
            assertSame(Unit.SECOND, read.per());
            assertSame(Unit.METRE, read.others().get(1));
            assertSame(Unit.SECOND, read.others().get(2));
        }
        assertEquals(
                null,
                twins.generated().copy(new Amount(1, null, null, List.of())).unit());
    }

    @Test
    void whatItGivesHasTransientFieldsAgain() {
        Twins<Logged> twins = Twins.of(Logged.class);
        Logged read = twins.readInterpreted(twins.generated().serialize(new Logged("a")));
        assertEquals("a, log of a", read.name + ", " + read.log);
        read = twins.generated().deserialize(twins.interpreted().serialize(new Logged("b")));
        assertEquals("b, log of b", read.name + ", " + read.log);
    }

    @Test
    void aRootIsResolved() {
        Twins<Unit> twins = Twins.of(Unit.class);
        assertSame(Unit.METRE, twins.read(twins.write(Unit.METRE)));
        TypedSerializer<Map<Unit, Unit>> maps = TypedSerializer.of(new TypeRef<>() {});
        assertEquals(Map.of(Unit.METRE, Unit.SECOND), maps.copy(Map.of(Unit.METRE, Unit.SECOND)));
        BinarySerializer describing =
                BinarySerializer.builder().allow(Unit.class).build();
        assertSame(Unit.SECOND, describing.deserialize(describing.serialize(Unit.SECOND)));
    }

    @Test
    void instancesThatHoldNothingAreMadeWithoutAConstructor() {
        Twins<Orderings> twins = twins(Orderings.class, false);
        Orderings read =
                twins.read(twins.write(new Orderings((Ascending) Ascending.PLAIN, (Descending) Descending.PLAIN)));
        assertSame(Ascending.PLAIN, read.up());
        assertSame(Descending.PLAIN, read.down());
        String described = TypedSerializer.of(Ascending.class).describe();
        assertTrue(described.contains("\n  read as   what " + PREFIX + "Ordering.readResolve() returns"), described);
    }

    @Test
    void anOpenPlaceTakesWhatItDeclares() {
        Twins<Open> twins = twins(Open.class, builder -> builder.allow(Proxy.class));
        byte[] bytes = twins.write(new Open(new Proxy(7), 8));
        assertEquals(new Open(7, 8), twins.read(bytes));
        assertEquals(new Open("negative", 8), twins.read(twins.write(new Open(new Proxy(-1), 8))));
        TypedSerializer<Other> others =
                TypedSerializer.builder(Other.class).allow(Proxy.class).build();
        assertThrows(
                SchemaMismatchException.class,
                () -> TypedSerializer.builder(Open.class)
                        .allow(Proxy.class)
                        .reads(others.schema())
                        .build()
                        .deserialize(others.serialize(new Other(1, new Proxy(-1)))));
    }

    record Other(Object any, Object number) {}

    @Test
    void aChoiceTakesWhatItDeclares() {
        Twins<Shapes> twins = twins(Shapes.class, false);
        Shapes read = twins.read(twins.write(new Shapes(new Square(0), List.of(new Square(5), new Point(6)))));
        assertEquals(new Shapes(new Point(1), List.of(new Square(5), new Point(6))), read);
        BinaryException refused = refused(twins, new Shapes(new Square(-1), List.of()));
        assertEquals(
                "readResolve of " + PREFIX + "Square returned an instance of java.lang.String where " + PREFIX
                        + "Shape is declared,",
                firstLine(refused));
    }

    @Test
    void whatIsNoInstanceOfThePlaceIsRefused() {
        Twins<Amount> twins = twins(Amount.class, false);
        assertEquals(
                "readResolve of " + PREFIX + "Unit returned null where " + PREFIX + "Unit is declared,",
                firstLine(refused(twins, new Amount(1, new Unit("null"), null, List.of()))));
        assertEquals(
                "readResolve of " + PREFIX + "Unit returned an instance of java.lang.String where " + PREFIX
                        + "Unit is declared,",
                firstLine(refused(twins, new Amount(1, null, new Unit("other"), List.of()))));
        String message =
                refused(twins, new Amount(1, new Unit("null"), null, List.of())).getMessage();
        assertTrue(
                message.endsWith(
                        "\n  Its class has to return an instance of that, or another class has to be declared, or bytes are"
                                + " damaged."),
                message);
        BinaryException thrown = refused(twins, new Amount(1, null, null, List.of(new Unit("x"))));
        assertInstanceOf(IllegalStateException.class, thrown.getCause());
    }

    private static <T> BinaryException refused(Twins<T> twins, T value) {
        byte[] bytes = twins.write(value);
        BinaryException refused = assertThrows(BinaryException.class, () -> twins.readInterpreted(bytes));
        BinaryException other =
                assertThrows(BinaryException.class, () -> twins.generated().deserialize(bytes));
        assertEquals(refused.getMessage(), other.getMessage());
        return refused;
    }

    private static String firstLine(BinaryException refused) {
        assertInstanceOf(MalformedInputException.class, refused);
        String message = refused.getMessage();
        return message.substring(0, message.indexOf(',') + 1);
    }

    @Test
    void referencesMeanTheChosenInstance() {
        Twins<Nodes> twins = twins(Nodes.class, true);
        Node last = new Node();
        last.name = "b";
        Node node = new Node();
        node.name = "a";
        node.next = last;
        Nodes read = twins.read(twins.write(new Nodes(node, node)));
        assertEquals("a'", read.first().name);
        assertSame(read.first(), read.second());
        assertEquals("b'", read.first().next.name);
        Nodes apart = twins(Nodes.class, false).generated().copy(new Nodes(node, node));
        assertEquals("b'", apart.second().next.name);
        assertNotSame(apart.first(), apart.second());
    }

    @Test
    void aCycleThroughAChosenInstanceIsRefused() {
        Node node = new Node();
        node.next = new Node();
        node.next.next = node;
        Twins<Nodes> twins = twins(Nodes.class, true);
        UnsupportedValueException refused =
                assertThrows(UnsupportedValueException.class, () -> twins.writeInterpreted(new Nodes(null, node)));
        assertTrue(
                refused.getMessage()
                        .startsWith(
                                "An instance of " + PREFIX + "Node is inside itself, but its readResolve chooses the"
                                        + " instance when its fields are known"),
                refused.getMessage());
        assertThrows(UnsupportedValueException.class, () -> twins.generated().serialize(new Nodes(null, node)));
    }

    @Test
    void bytesWithSuchACycleAreRefused() {
        TypedSerializer<Plains> plain =
                TypedSerializer.builder(Plains.class).references().headerless().build();
        Plain node = new Plain();
        node.next = node;
        byte[] bytes = plain.serialize(new Plains(node, null));
        Twins<Nodes> twins = twins(Nodes.class, builder -> builder.references().headerless());
        assertThrows(MalformedInputException.class, () -> twins.readInterpreted(bytes));
        assertThrows(MalformedInputException.class, () -> twins.generated().deserialize(bytes));
    }

    static final class Plain {
        String name;
        Plain next;
    }

    record Plains(Plain first, Plain second) {}

    /** What stands for another object, and is read as that. */
    static final class StandIn implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String name;

        StandIn(String name) {
            this.name = name;
        }

        private Object readResolve() {
            return new Real(name);
        }
    }

    static final class Real {
        String name;

        Real() {}

        Real(String name) {
            this.name = name;
        }
    }

    /** Written as a name, which is read as one of its kinds. */
    abstract static class Zone implements Serializable {
        private static final long serialVersionUID = 1L;
        final String id;

        Zone(String id) {
            this.id = id;
        }

        static Zone of(String id) {
            return id.startsWith("+") ? new Fixed(id) : new Rules(id);
        }

        final Object writeReplace() {
            return new Name(id);
        }
    }

    static final class Fixed extends Zone {
        private static final long serialVersionUID = 1L;

        Fixed(String id) {
            super(id);
        }
    }

    static final class Rules extends Zone {
        private static final long serialVersionUID = 1L;

        Rules(String id) {
            super(id);
        }
    }

    static final class Name implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String id;

        Name(String id) {
            this.id = id;
        }

        private Object readResolve() {
            if (id.isEmpty()) {
                throw new IllegalStateException("no zone");
            }
            return Zone.of(id);
        }
    }

    /** Gives itself in one case. */
    static final class Sometimes implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String name;

        Sometimes(String name) {
            this.name = name;
        }

        private Object readResolve() {
            return name.isEmpty() ? this : new Real(name);
        }
    }

    @Test
    void whatMayBeReadAsItselfIsWritten() {
        BinarySerializer any = BinarySerializer.builder()
                .allowNames(name -> name.startsWith(PREFIX))
                .build();
        assertInstanceOf(Sometimes.class, any.deserialize(any.serialize(new Sometimes(""))));
    }

    @Test
    void whatIsReadAsAnotherIsNotWritten() {
        BinarySerializer any = BinarySerializer.builder()
                .allowNames(name -> name.startsWith(PREFIX))
                .build();
        String refusal = "An instance of " + PREFIX + "StandIn can't be written: readResolve of " + PREFIX
                + "StandIn gives an instance of " + PREFIX + "Real in its place, at $";
        for (Object value :
                new Object[] {new StandIn("a"), List.of(new StandIn("b")), new Object[] {new StandIn("c")}}) {
            String message = assertThrows(UnsupportedValueException.class, () -> any.serialize(value))
                    .getMessage();
            assertTrue(message.startsWith(refusal), message);
        }
        assertEquals(
                "Cannot read " + PREFIX + "StandIn: its readResolve gives an instance of " + PREFIX
                        + "Real instead.\n  Write that, or give OptionsBuilder.codec a codec for it.",
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(StandIn.class))
                        .getMessage());
    }

    @Test
    void aReplacementThatIsReadAsAnotherKindIsNotWritten() {
        BinarySerializer any = BinarySerializer.builder()
                .allowNames(name -> name.startsWith(PREFIX))
                .build();
        TypedSerializer<Zone> zones = TypedSerializer.builder(Zone.class)
                .allowNames(name -> name.startsWith(PREFIX))
                .build();
        for (Zone zone : List.of(Zone.of("+1"), Zone.of("Rome"))) {
            assertSame(zone.getClass(), any.deserialize(any.serialize(zone)).getClass());
            assertSame(zone.getClass(), zones.copy(zone).getClass());
        }
        for (Object value : new Object[] {new Rules("+1"), List.of(new Rules("+1"))}) {
            String message = assertThrows(UnsupportedValueException.class, () -> any.serialize(value))
                    .getMessage();
            assertTrue(
                    message.startsWith("An instance of " + PREFIX + "Rules can't be written: readResolve of " + PREFIX
                            + "Name gives an instance of " + PREFIX + "Fixed in its place, at $"),
                    message);
        }
        byte[] unread = any.serialize(new Rules(""));
        assertThrows(BinaryException.class, () -> any.deserialize(unread));
    }

    /** The one of {@code InetAddress} gives an {@code Inet4Address}. */
    @Test
    void aLeafIsReadByItsLayoutWhateverItsReadResolveGives() {
        TypedSerializer<InetAddress> serializer = TypedSerializer.of(InetAddress.class);
        InetAddress address = InetAddress.getLoopbackAddress();
        assertEquals(address, serializer.deserialize(serializer.serialize(address)));
    }

    private static final ValueCodec<StandIn> NAMES = new ValueCodec<>() {
        @Override
        public String id() {
            return "name";
        }

        @Override
        public void encode(BinaryOutput out, StandIn value) {
            out.writeString(value.name);
        }

        @Override
        public StandIn decode(BinaryInput in) {
            return new StandIn(in.readString());
        }
    };

    @Test
    void aCodecReadsWhatItsClassWouldHaveReplaced() {
        TypedSerializer<StandIn> serializer = TypedSerializer.builder(StandIn.class)
                .codec(StandIn.class, NAMES)
                .build();
        assertEquals("a", serializer.deserialize(serializer.serialize(new StandIn("a"))).name);
    }
}
