package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.External.Everything;
import dev.piculet.binary.fixture.External.Hidden;
import dev.piculet.binary.fixture.External.Holder;
import dev.piculet.binary.fixture.External.Ints;
import dev.piculet.binary.fixture.External.Items;
import dev.piculet.binary.fixture.External.Odd;
import dev.piculet.binary.fixture.External.Plain;
import dev.piculet.binary.fixture.External.Word;
import dev.piculet.binary.fixture.External.WordProxy;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.tree.ObjectTree;
import java.io.EOFException;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes write and read themselves by {@code writeExternal} and {@code readExternal}, in generated code as in interpreted. */
class ExternalInstancesTest {
    private static final String PREFIX = "dev.piculet.binary.fixture.External$";

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
    void theyStandInAllKindsOfPlaces(boolean references) {
        Twins<Holder> twins = twins(Holder.class, builder -> {
            builder.allow(Ints.class, Items.class, Point.class);
            return references ? builder.references() : builder;
        });
        Items inner = Items.of("x", null, Ints.of(4), new Point(5, 6), List.of(new Point(7, 8)));
        Holder holder = new Holder(
                1,
                Ints.of(2, 3),
                List.of(Ints.of(), Ints.of(9)),
                Items.of(inner, inner, "y"),
                Items.of(new Point(1, 1)),
                "end");
        byte[] bytes = twins.write(holder);
        assertEquals(holder, twins.read(bytes));
        assertInstanceOf(Items.class, twins.read(bytes).any());
        Holder empty = new Holder(1, null, List.of(), null, null, null);
        assertEquals(empty, twins.read(twins.write(empty)));
    }

    @Test
    void rootsKeysAndElementsThatMayBeNullComeBack() {
        Twins<Ints> twins = Twins.of(Ints.class);
        assertEquals(Ints.of(1, 2), twins.read(twins.write(Ints.of(1, 2))));
        TypedSerializer<Map<Ints, List<Ints>>> maps = TypedSerializer.of(new TypeRef<>() {});
        List<Ints> some = new ArrayList<>(List.of(Ints.of(5)));
        some.add(null);
        assertEquals(Map.of(Ints.of(1), some), maps.copy(Map.of(Ints.of(1), some)));
        TypedSerializer<Set<Ints>> sets = TypedSerializer.of(new TypeRef<>() {});
        assertEquals(Set.of(Ints.of(1), Ints.of(2)), sets.copy(Set.of(Ints.of(1), Ints.of(2))));
        String described = TypedSerializer.of(Ints.class).describe();
        assertTrue(described.contains(PREFIX + "Ints\n  by        its public constructor without"), described);
    }

    @Test
    void everyMethodOfTheStreamsWorks() {
        Everything everything = new Everything();
        everything.object = List.of("a", 1);
        Everything read = TypedSerializer.of(Everything.class).copy(everything);
        assertEquals(
                "200 [1, -2, 3] [1, -2, 3] true -3 253 -4 65000 Ж -5 -9223372036854775808 1.5 -2.5 naïve Ж xy line last"
                        + " null 4 11 2-1-10null end",
                read.seen);
        assertEquals(List.of("a", 1), read.object);
    }

    @Test
    void whatIsReadIsExactlyWhatWasWritten() {
        Twins<Odd> twins = Twins.of(Odd.class);
        byte[] bytes = twins.write(new Odd(3));
        Odd.reads = 3;
        twins.readInterpreted(bytes);
        Odd.reads = 2;
        MalformedInputException less = assertThrows(MalformedInputException.class, () -> twins.readInterpreted(bytes));
        assertTrue(less.getMessage().startsWith("readExternal of " + PREFIX + "Odd left 1 bytes of what was written"));
        assertThrows(MalformedInputException.class, () -> twins.generated().deserialize(bytes));
        Odd.reads = 4;
        BinaryException more = assertThrows(BinaryException.class, () -> twins.readInterpreted(bytes));
        assertInstanceOf(EOFException.class, more.getCause());
        assertThrows(BinaryException.class, () -> twins.generated().deserialize(bytes));
        UnsupportedValueException failed =
                assertThrows(UnsupportedValueException.class, () -> twins.writeInterpreted(new Odd(-1)));
        assertInstanceOf(IOException.class, failed.getCause());
    }

    @Test
    void theStreamsEndWithTheCall() throws Exception {
        TypedSerializer<Odd> odds = TypedSerializer.of(Odd.class);
        Odd.reads = 1;
        Odd odd = new Odd(1);
        odds.deserialize(odds.serialize(odd));
        assertThrows(IllegalStateException.class, () -> odd.target.writeInt(1));
        assertThrows(IllegalStateException.class, () -> Odd.source.read());
    }

    @Test
    void objectsInsideFollowTheRules() {
        TypedSerializer<Items> items = TypedSerializer.of(Items.class);
        assertEquals(List.of("a", 1), items.copy(Items.of("a", 1)));
        assertThrows(UnsupportedValueException.class, () -> items.serialize(Items.of(new Point(1, 2))));
        byte[] bytes =
                TypedSerializer.builder(Items.class).allow(Point.class).build().serialize(Items.of(new Point(1, 2)));
        assertThrows(SchemaMismatchException.class, () -> items.deserialize(bytes));
    }

    /** The class that reads it may rely on its class. */
    @Test
    void aCollectionOfOthersIsNotReadAsOneOfTheJdk() {
        TypedSerializer<Items> items = TypedSerializer.of(Items.class);
        BinaryException refused =
                assertThrows(UnsupportedValueException.class, () -> items.serialize(Items.of(Items.of("a"))));
        assertTrue(refused.getMessage().contains("It would be read as a java.util.Collection"), refused.getMessage());
        TypedSerializer<Items> allowed =
                TypedSerializer.builder(Items.class).allow(Items.class).build();
        assertInstanceOf(Items.class, allowed.copy(Items.of(Items.of("a"))).get(0));
    }

    @Test
    void aCollectionOfTheJdkIsReadAsItsOwnClassOrNotWritten() {
        Twins<Items> twins = twins(Items.class, builder -> builder.allow(TimeUnit.class));
        for (Object lost : List.of(new EnumMap<>(TimeUnit.class), EnumSet.noneOf(TimeUnit.class))) {
            for (TypedSerializer<Items> each : List.of(twins.interpreted(), twins.generated())) {
                String message = assertThrows(UnsupportedValueException.class, () -> each.serialize(Items.of(lost)))
                        .getMessage();
                assertTrue(message.startsWith("An instance of java.util.Enum"), message);
                assertTrue(message.contains(" would be read as a java.util.LinkedHash"), message);
            }
        }
        Items kept = Items.of(
                new EnumMap<>(Map.of(TimeUnit.DAYS, 1)),
                EnumSet.of(TimeUnit.DAYS),
                ConcurrentHashMap.newKeySet(),
                new TreeMap<>(Map.of("a", 1)),
                new Vector<>(List.of(1)),
                new Hashtable<>(Map.of("b", 2)),
                new PriorityQueue<>(List.of(3)));
        Items read = twins.read(twins.write(kept));
        for (int i = 0; i < kept.size(); i++) {
            assertSame(kept.get(i).getClass(), read.get(i).getClass());
        }
        assertEquals(
                Items.of(List.of("a"), Set.of(1)),
                twins.read(twins.write(Items.of(
                        new ArrayList<>(List.of("a", "b")).subList(0, 1),
                        Map.of(1, 2).keySet()))));
    }

    @Test
    void referencesAreKeptWithinOneInstance() {
        record Two(Items items, Point point) {}
        Point point = new Point(1, 2);
        Two two = new Two(Items.of(point, point), point);
        Twins<Two> twins = twins(Two.class, builder -> builder.references().allow(Point.class));
        byte[] bytes = twins.write(two);
        for (Object each : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            Two read = (Two) each;
            assertSame(read.items().get(0), read.items().get(1));
            assertNotSame(read.items().get(0), read.point());
            assertEquals(two, read);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void cyclesAreRefused(boolean references) {
        Object[] array = new Object[1];
        Items items = Items.of(array);
        array[0] = items;
        Twins<Items> twins = twins(Items.class, builder -> {
            builder.allow(Items.class);
            return references ? builder.references() : builder;
        });
        BinaryException refused = assertThrows(BinaryException.class, () -> twins.writeInterpreted(items));
        assertTrue(refused.getMessage().contains(" is inside itself"), refused.getMessage());
        assertThrows(BinaryException.class, () -> twins.generated().serialize(items));
    }

    @Test
    void limitsHoldThroughAllParts() {
        Items deep = Items.of("x");
        for (int i = 0; i < 60; i++) {
            deep = Items.of(deep);
        }
        Items value = deep;
        TypedSerializer<Items> writer =
                TypedSerializer.builder(Items.class).allow(Items.class).build();
        byte[] bytes = writer.serialize(value);
        assertEquals(value, writer.deserialize(bytes));
        TypedSerializer<Items> shallow = TypedSerializer.builder(Items.class)
                .allow(Items.class)
                .limits(Limits.DEFAULT.withDepth(50))
                .build();
        assertThrows(LimitExceededException.class, () -> shallow.serialize(value));
        assertThrows(LimitExceededException.class, () -> shallow.deserialize(bytes));
    }

    /** Each part of the message describes its types anew, and all parts together no more than one message may. */
    @Test
    void descriptionsAreCountedThroughAllParts() {
        Items[] parts = new Items[400];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = Items.of(new Point(i, i), new Ints());
        }
        TypedSerializer<Items> serializer = TypedSerializer.builder(Items.class)
                .allow(Items.class, Point.class, Ints.class)
                .build();
        Items few = Items.of((Object[]) parts);
        assertEquals(few, serializer.copy(few));
        Items[] more = new Items[600];
        for (int i = 0; i < more.length; i++) {
            more[i] = Items.of(new Point(i, i), new Ints());
        }
        assertThrows(LimitExceededException.class, () -> serializer.serialize(Items.of((Object[]) more)));
    }

    @Test
    void proxiesMayWriteThemselves() {
        Twins<Word> twins = Twins.of(Word.class);
        assertEquals(new Word("a"), twins.read(twins.write(new Word("a"))));
        Twins<Object> anything =
                Twins.of(() -> TypedSerializer.builder(Object.class).allow(WordProxy.class));
        for (TypedSerializer<Object> each : List.of(anything.interpreted(), anything.generated())) {
            assertThrows(UnsupportedValueException.class, () -> each.serialize(WordProxy.of("b")));
        }
        record Declared(List<WordProxy> proxies) {}
        Twins<Declared> declared = Twins.of(Declared.class);
        Declared proxies = new Declared(List.of(WordProxy.of("c")));
        assertThrows(UnsupportedValueException.class, () -> declared.writeInterpreted(proxies));
        assertThrows(UnsupportedValueException.class, () -> declared.generated().serialize(proxies));
    }

    @Test
    void fieldsAreWrittenWhereNothingIsLost() {
        Plain plain = new Plain();
        plain.number = 7;
        assertEquals(7, TypedSerializer.of(Plain.class).copy(plain).number);
        assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(Hidden.class));
    }

    @Test
    void treesAndOtherClassesPassOverThem() {
        record Was(int a, Items items, int b) {}
        record Is(int a, int b) {}
        TypedSerializer<Was> was = TypedSerializer.of(Was.class);
        byte[] bytes = was.serialize(new Was(1, Items.of("x", "y"), 2));
        TypedSerializer<Is> is = TypedSerializer.builder(Is.class)
                .alias(Is.class, Was.class.getName())
                .reads(was.schema())
                .build();
        assertEquals(new Is(1, 2), is.deserialize(bytes));
        BinarySerializer describing =
                BinarySerializer.builder().allow(Was.class, Ints.class).build();
        byte[] described = describing.serialize(new Was(1, Items.of("x", "y"), 2));
        assertEquals(new Was(1, Items.of("x", "y"), 2), describing.deserialize(described));
        ObjectTree tree = (ObjectTree) BinarySerializer.tree(described);
        assertInstanceOf(byte[].class, tree.fields().get("items"));
        assertEquals(Ints.of(1), describing.deserialize(describing.serialize(Ints.of(1))));
        assertEquals(List.of(Ints.of(1)), List.of((Object[])
                describing.deserialize(describing.serialize(new Ints[] {Ints.of(1)}))));
    }

    @Test
    void aRenamedClassReadsItsOldValues() {
        record Old(Ints value) {}
        record New(Renamed value) {}
        TypedSerializer<Old> old = TypedSerializer.of(Old.class);
        byte[] bytes = old.serialize(new Old(Ints.of(1, 2)));
        TypedSerializer<New> renamed = TypedSerializer.builder(New.class)
                .alias(Renamed.class, Ints.class.getName())
                .reads(old.schema())
                .build();
        assertEquals(2, renamed.deserialize(bytes).value().count);
        assertThrows(
                SchemaMismatchException.class,
                () -> TypedSerializer.builder(New.class).reads(old.schema()).build());
    }

    /** What {@link Ints} is called later. */
    public static final class Renamed implements java.io.Externalizable {
        private static final long serialVersionUID = 1L;
        transient int count;

        public Renamed() {}

        @Override
        public void writeExternal(java.io.ObjectOutput out) throws IOException {
            out.writeInt(count);
        }

        @Override
        public void readExternal(java.io.ObjectInput in) throws IOException {
            count = in.readInt();
            in.skipBytes(Integer.BYTES * count);
        }
    }

    /** Reads what it wrote as bytes by other methods of the contract. */
    public static final class Flags implements Externalizable {
        private static final long serialVersionUID = 1L;
        private transient int flags = 4;
        private transient String seen = "";

        public Flags() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.write(flags);
            out.write(0);
            out.writeBytes("a\rb\r\n\rc\r");
            out.write(7);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            seen = in.readBoolean() + " " + in.readBoolean();
            for (int i = 0; i < 4; i++) {
                seen += " " + in.readLine();
            }
            seen += " " + in.skip(-4_294_967_295L) + " " + in.skip(Long.MIN_VALUE) + " " + in.read();
            seen += " " + in.skip(Long.MAX_VALUE) + " " + in.readLine();
        }
    }

    /** As {@code DataInput} says: any byte but 0 is true, a lone carriage return ends a line, and nothing is skipped backwards. */
    @Test
    void bytesAreReadAsTheContractSays() {
        Twins<Flags> twins = twins(Flags.class, false);
        assertEquals("true false a b  c 0 0 7 0 null", twins.readInterpreted(twins.writeInterpreted(new Flags())).seen);
        assertEquals("true false a b  c 0 0 7 0 null", twins.generated().copy(new Flags()).seen);
    }
}
