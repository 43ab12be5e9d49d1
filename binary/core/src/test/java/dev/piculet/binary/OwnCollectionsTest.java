package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Users' subclasses of the JDK's collections, declared as such: they keep their class, or are refused with the reason.
 */
@SuppressWarnings("serial")
@Tag("jdk")
class OwnCollectionsTest {
    public static class Names extends ArrayList<String> {
        static final int LIMIT = 3;

        public Names() {}

        public Names(Collection<String> names) {
            super(names);
        }

        public String joined() {
            return String.join(", ", this);
        }

        @Override
        public boolean contains(Object name) {
            return joined().contains((String) name);
        }
    }

    static class MoreNames extends Names {}

    private static final class Secret extends LinkedList<Point> {
        private Secret() {}
    }

    static class Tags extends HashSet<String> {}

    static class Sorted extends TreeSet<String> {
        Sorted() {
            super(String.CASE_INSENSITIVE_ORDER);
        }

        Sorted(Comparator<String> order) {
            super(order);
        }
    }

    static class Jobs extends ArrayDeque<Long> {}

    /** A map's elements are its entries, whatever it iterates over besides. */
    static class Pairs<T> extends LinkedHashMap<T, List<Integer>> implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return List.of(size()).iterator();
        }

        public boolean add(T key) {
            return put(key, null) == null;
        }
    }

    static class Prices extends TreeMap<String, Point> {}

    static class Counts extends ConcurrentHashMap<String, Integer> {}

    static class Raw extends HashMap<Object, Object> {}

    @SuppressWarnings("unused")
    static class All {
        Names names = new Names(List.of("b", "a"));
        MoreNames more = new MoreNames();
        Secret secret = new Secret();
        Tags tags = new Tags();
        Sorted sorted = new Sorted();
        Jobs jobs = new Jobs();
        Pairs<Long> pairs = new Pairs<>();
        Prices prices = new Prices();
        Counts counts = new Counts();
        List<Names> nested = new ArrayList<>();
        Names none;

        void fill() {
            more.add(null);
            secret.add(new Point(1, 2));
            Collections.addAll(tags, "x", "y");
            Collections.addAll(sorted, "b", "A");
            jobs.add(7L);
            pairs.put(2L, new ArrayList<>(Arrays.asList(1, null)));
            pairs.put(1L, null);
            prices.put("p", null);
            prices.put("o", new Point(3, 4));
            counts.put("c", 5);
            nested.add(new Names(List.of("n")));
        }
    }

    private static All all() {
        All all = new All();
        all.fill();
        return all;
    }

    @Test
    void theyComeBackAsThemselves() {
        Twins<All> twins = Twins.of(All.class);
        assertTrue(twins.isGenerated());
        All all = all();
        for (TypedSerializer<All> each : List.of(twins.generated(), twins.interpreted())) {
            byte[] bytes = each.serialize(all);
            assertArrayEquals(twins.interpreted().serialize(all), bytes);
            All read = each.deserialize(bytes);
            assertSame(Names.class, read.names.getClass());
            assertEquals("b, a", read.names.joined());
            assertEquals(Arrays.asList((String) null), read.more);
            assertSame(MoreNames.class, read.more.getClass());
            assertSame(Secret.class, read.secret.getClass());
            assertEquals(all.secret, read.secret);
            assertEquals(all.tags, read.tags);
            assertSame(Sorted.class, read.sorted.getClass());
            assertSame(String.CASE_INSENSITIVE_ORDER, read.sorted.comparator());
            assertEquals("[A, b]", read.sorted.toString());
            assertEquals(List.of(7L), new ArrayList<>(read.jobs));
            assertSame(Pairs.class, read.pairs.getClass());
            assertEquals(all.pairs.toString(), read.pairs.toString());
            assertEquals(all.prices, read.prices);
            assertSame(Prices.class, read.prices.getClass());
            assertEquals(all.counts, read.counts);
            assertSame(Names.class, read.nested.get(0).getClass());
            assertEquals(null, read.none);
            assertArrayEquals(bytes, each.serialize(read));
        }
    }

    @Test
    void theyStandAtARoot() {
        Twins<Names> twins = Twins.of(Names.class);
        byte[] bytes = twins.assertRoundTripOfUnusual(new Names(Arrays.asList("a", null)));
        assertSame(Names.class, twins.read(bytes).getClass());
        Twins<Pairs<String>> pairs = Twins.of(new TypeRef<Pairs<String>>() {});
        Pairs<String> value = new Pairs<>();
        value.put("k", List.of(1));
        assertSame(Pairs.class, pairs.read(pairs.writeInterpreted(value)).getClass());
    }

    @Test
    void theyAreOneOfSeveralClasses() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Names.class, Raw.class).build();
        Names names = new Names(List.of("a"));
        Object read = serializer.deserialize(serializer.serialize(names));
        assertSame(Names.class, read.getClass());
        assertEquals(names, read);
        Raw raw = new Raw();
        raw.put(1, names);
        Raw readRaw = serializer.deserialize(serializer.serialize(raw), Raw.class);
        assertEquals(raw, readRaw);
        assertSame(Names.class, readRaw.get(1).getClass());
    }

    @Test
    void theyHaveTheSchemaOfTheirSuperclass() {
        assertEquals(
                TypedSerializer.of(new TypeRef<List<String>>() {}).schema(),
                TypedSerializer.of(Names.class).schema());
        TypedSerializer<List<String>> lists = TypedSerializer.of(new TypeRef<List<String>>() {});
        for (List<String> list : List.of(List.of("a"), new LinkedList<>(List.of("a")), Collections.nCopies(20, "a"))) {
            Names read = TypedSerializer.of(Names.class).deserialize(lists.serialize(list));
            assertEquals(list, read);
            assertSame(Names.class, read.getClass());
        }
        Names names = new Names(List.of("b"));
        assertSame(
                ArrayList.class,
                lists.deserialize(TypedSerializer.of(Names.class).serialize(names))
                        .getClass());
    }

    @Test
    void dataOfOtherCollectionsIsReadIfNothingIsLost() {
        TypedSerializer<TreeSet<String>> sets = TypedSerializer.of(new TypeRef<TreeSet<String>>() {});
        TreeSet<String> reverse = new TreeSet<>(Collections.reverseOrder());
        Collections.addAll(reverse, "a", "b");
        TypedSerializer<Names> names =
                TypedSerializer.builder(Names.class).reads(sets.schema()).build();
        assertEquals(List.of("b", "a"), names.deserialize(sets.serialize(reverse)));
        TypedSerializer<Sorted> sorted = TypedSerializer.of(Sorted.class);
        assertEquals(sets.schema(), sorted.schema());
        assertEquals(
                "[A, b]",
                sorted.deserialize(sets.serialize(new TreeSet<>(List.of("b", "A"))))
                        .toString());
        byte[] bytes = sets.serialize(reverse);
        assertThrows(MalformedInputException.class, () -> sorted.deserialize(bytes));
        TypedSerializer<List<Integer>> ints = TypedSerializer.of(new TypeRef<List<Integer>>() {});
        assertThrows(
                SchemaMismatchException.class,
                () -> TypedSerializer.of(Names.class).deserialize(ints.serialize(List.of(1))));
        TypedSerializer<HashMap<String, Point>> maps = TypedSerializer.of(new TypeRef<HashMap<String, Point>>() {});
        Prices prices = TypedSerializer.builder(Prices.class)
                .reads(maps.schema())
                .build()
                .deserialize(maps.serialize(new HashMap<>(Map.of("b", new Point(1, 2), "a", new Point(3, 4)))));
        assertEquals("a", prices.firstKey());
    }

    @Test
    void anotherClassInItsPlaceIsRefused() {
        Twins<Names> twins = Twins.of(Names.class);
        for (TypedSerializer<Names> each : List.of(twins.generated(), twins.interpreted())) {
            assertEquals(
                    "An instance of " + MoreNames.class.getName() + " can't be read back as " + Names.class.getName()
                            + " at $.\n  Copy it into an ArrayList, a LinkedHashSet, an ArrayDeque or a LinkedHashMap"
                            + " before it is written.",
                    assertThrows(UnsupportedValueException.class, () -> each.serialize(new MoreNames()))
                            .getMessage());
        }
        Prices other = new Prices() {};
        assertThrows(
                UnsupportedValueException.class,
                () -> TypedSerializer.of(Prices.class).serialize(other));
    }

    @Test
    void anOrderThatTheConstructorDoesNotGiveIsRefused() {
        Sorted natural = new Sorted(Comparator.naturalOrder());
        assertEquals(
                "An instance of " + Sorted.class.getName()
                        + " has another order than its constructor without parameters gives it at $.\n"
                        + "  Give the class a codec, or let all its constructors use the same comparator.",
                assertThrows(
                                UnsupportedValueException.class,
                                () -> TypedSerializer.of(Sorted.class).serialize(natural))
                        .getMessage());
    }

    /** In the order of insertion, if it is not told otherwise. */
    public static class Told extends LinkedHashMap<String, Integer> {
        public Told() {}

        public Told(boolean isInOrderOfAccess) {
            super(16, 0.75f, isInOrderOfAccess);
        }
    }

    /** In the order of access, if nothing else is said. */
    public static class Untold extends LinkedHashMap<String, Integer> {
        public Untold() {
            super(16, 0.75f, true);
        }

        public Untold(int capacity) {
            super(capacity);
        }
    }

    public static class Accessed extends LinkedHashMap<String, Integer> {
        public Accessed() {
            super(16, 0.75f, true);
        }
    }

    /** A copy of it is in the order of insertion, whatever it is in itself. */
    public static class Copied extends LinkedHashMap<String, Integer> {
        public Copied() {}

        public Copied(boolean isInOrderOfAccess) {
            super(16, 0.75f, isInOrderOfAccess);
        }

        @Override
        public Object clone() {
            Copied copy = new Copied();
            copy.putAll(this);
            return copy;
        }
    }

    /** Does not tell how many entries it has. */
    public static class Uncounted extends LinkedHashMap<String, Integer> {
        public Uncounted() {}

        public Uncounted(boolean isInOrderOfAccess) {
            super(16, 0.75f, isInOrderOfAccess);
        }

        @Override
        public int size() {
            return 0;
        }
    }

    private static <M extends Map<String, Integer>> M filled(M map) {
        map.putAll(Map.of("a", 1));
        map.putAll(Map.of("b", 2));
        map.putAll(Map.of("c", 3));
        return map;
    }

    private static <M extends Map<String, Integer>> List<M> copies(Class<M> type, M map) {
        Twins<M> twins = Twins.of(type);
        return List.of(twins.generated().copy(map), twins.interpreted().copy(map));
    }

    @Test
    void theOrderOfAccessOrOfInsertionStays() {
        for (Told read : copies(Told.class, filled(new Told()))) {
            StringBuilder all = new StringBuilder();
            for (String key : read.keySet()) {
                // This would be a change if the map were in the order of access.
                all.append(key).append(read.get(key));
            }
            assertEquals("a1b2c3", all.toString());
        }
        for (Untold read : copies(Untold.class, filled(new Untold()))) {
            read.get("a");
            assertEquals("{b=2, c=3, a=1}", read.toString());
        }
        Accessed accessed = filled(new Accessed());
        accessed.get("a");
        for (Accessed read : copies(Accessed.class, accessed)) {
            assertEquals("{b=2, c=3, a=1}", read.toString());
            read.get("b");
            assertEquals("{c=3, a=1, b=2}", read.toString());
        }
    }

    @Test
    void anOrderOfAccessThatTheConstructorDoesNotGiveIsRefused() {
        assertOrderIsRefused(Told.class, filled(new Told(/* isInOrderOfAccess= */ true)));
        assertOrderIsRefused(Told.class, new Told(/* isInOrderOfAccess= */ true));
        assertOrderIsRefused(Untold.class, filled(new Untold(16)));
        assertOrderIsRefused(Copied.class, filled(new Copied(/* isInOrderOfAccess= */ true)));
        assertOrderIsRefused(Uncounted.class, filled(new Uncounted(/* isInOrderOfAccess= */ true)));
        assertEquals(
                Map.of(),
                copies(Told.class, new Told(/* isInOrderOfAccess= */ false)).get(0));
    }

    private static <M> void assertOrderIsRefused(Class<M> type, M map) {
        Twins<M> twins = Twins.of(type);
        for (TypedSerializer<M> each : List.of(twins.generated(), twins.interpreted())) {
            assertEquals(
                    "An instance of " + type.getName()
                            + " may be in the order of access where its constructor without parameters makes maps in the"
                            + " order of insertion, or the other way round, at $.\n"
                            + "  Give the class a codec, or let all its constructors choose the same order.",
                    assertThrows(UnsupportedValueException.class, () -> each.serialize(map))
                            .getMessage());
        }
    }

    @Test
    void schemasThatTellAnOrderWhichTheConstructorDoesNotGiveAreRefused() {
        WireSchema own = Schemas.wire(TypedSerializer.of(Prices.class));
        WireType.Dictionary root = (WireType.Dictionary) own.root();
        WireSchema reversed =
                new WireSchema(own.definitions(), new WireType.Dictionary(root.kind() + 1, root.key(), root.value()));
        TypedSerializerBuilder<Prices> builder =
                TypedSerializer.builder(Prices.class).reads(Schema.parse(reversed.toBytes()));
        assertEquals(
                "Data was written as 'TreeMap of string to " + Point.class.getName()
                        + "?' and can't be read as 'OwnCollectionsTest.Prices' at $.\n"
                        + "  Keep the old type, or widen it: int to long, T to nullable T or Optional<T>.",
                assertThrows(SchemaMismatchException.class, builder::build).getMessage());
    }

    static class Limited extends ArrayList<String> {
        private transient int limit = 3;
    }

    static class Upper extends ArrayList<String> {
        @Override
        public boolean add(String name) {
            return super.add(name.toUpperCase());
        }
    }

    static class BelowUpper extends Upper {}

    static class Cache extends LinkedHashMap<String, String> {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return eldest.getKey().isEmpty();
        }
    }

    static class Filled extends ArrayList<String> {
        Filled() {
            add("first");
        }
    }

    static class Failing extends HashMap<String, String> {
        Failing() {
            throw new IllegalStateException("closed");
        }
    }

    class Inner extends ArrayList<String> {}

    abstract static class Abstract extends ArrayList<String> {}

    static class Only extends ArrayList<String> {
        Object readResolve() {
            return this;
        }
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of(Limited.class, "its field limit would be lost"),
                Arguments.of(Upper.class, "its own add() may keep or show other elements"),
                Arguments.of(BelowUpper.class, "its own add() may keep or show other elements"),
                Arguments.of(Cache.class, "its own removeEldestEntry() may keep or show other elements"),
                Arguments.of(Filled.class, "its constructor puts elements into it"),
                Arguments.of(Failing.class, "its constructor failed (java.lang.IllegalStateException: closed)"),
                Arguments.of(Inner.class, "it has no constructor without parameters"),
                Arguments.of(Abstract.class, "it is abstract"),
                Arguments.of(Only.class, "its own readResolve() may keep or show other elements"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void valuesThatWouldBeLostAreReported(Class<?> type, String reason) {
        assertEquals(
                "Collections declared as " + type.getName() + " can't be read back: " + reason
                        + ".\n  Declare a collection of the JDK, or give OptionsBuilder.codec a codec for it."
                        + "\n  Found at $.",
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(type))
                        .getMessage());
    }

    @Test
    void keysThatAllMeetAreCountedAsInTheJdksTables() {
        TypedSerializer<HashSet<List<Integer>>> sets = TypedSerializer.of(new TypeRef<HashSet<List<Integer>>>() {});
        assertEquals(sets.schema(), TypedSerializer.of(Lists.class).schema());
        List<List<Integer>> colliding = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            colliding.add(new ArrayList<>(List.of(i, -31 * i)));
        }
        TypedSerializer<List<List<Integer>>> lists = TypedSerializer.of(new TypeRef<List<List<Integer>>>() {});
        byte[] bytes = lists.serialize(colliding);
        for (int generateAfter : new int[] {-1, 0}) {
            TypedSerializer<Lists> own = TypedSerializer.builder(Lists.class)
                    .reads(lists.schema())
                    .generateAfter(generateAfter)
                    .build();
            assertThrows(dev.piculet.binary.io.BinaryException.class, () -> own.deserialize(bytes));
        }
    }

    static class Lists extends HashSet<List<Integer>> {}
}
