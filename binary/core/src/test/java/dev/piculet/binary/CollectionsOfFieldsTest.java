package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Collections and maps of others, declared as such, whose elements stand in one field: they are objects with fields. */
@Tag("jdk")
class CollectionsOfFieldsTest {
    enum Color {
        RED,
        GREEN
    }

    /** A map that adds something to the map that it delegates to. */
    static class Marked<K, V> extends AbstractMap<K, V> {
        private final Map<K, V> map;
        private final boolean automatic;

        Marked(Map<K, V> map, boolean automatic) {
            this.map = map;
            this.automatic = automatic;
        }

        @Override
        public V put(K key, V value) {
            return map.put(key, value);
        }

        @Override
        public Set<Entry<K, V>> entrySet() {
            return map.entrySet();
        }
    }

    static class Weighted extends AbstractSet<String> {
        private Set<String> edges = new LinkedHashSet<>();
        private double weight;

        @Override
        public boolean add(String edge) {
            return edges.add(edge);
        }

        @Override
        public Iterator<String> iterator() {
            return edges.iterator();
        }

        @Override
        public int size() {
            return edges.size();
        }
    }

    /** A list of fixed size. */
    static class Pair extends AbstractList<Object> {
        private final Object[] contents;

        Pair(Object[] contents) {
            this.contents = contents;
        }

        @Override
        public Object get(int index) {
            return contents[index];
        }

        @Override
        public int size() {
            return contents.length;
        }
    }

    interface Headers extends Map<String, List<String>> {
        String first(String name);
    }

    static class LinkedHeaders extends AbstractMap<String, List<String>> implements Headers {
        private final Map<String, List<String>> target = new LinkedHashMap<>();

        @Override
        public String first(String name) {
            return target.get(name).get(0);
        }

        @Override
        public List<String> put(String name, List<String> values) {
            return target.put(name, values);
        }

        @Override
        public Set<Entry<String, List<String>>> entrySet() {
            return target.entrySet();
        }
    }

    /** Holds any that are headers, and is headers itself. */
    static class ReadOnly extends AbstractMap<String, List<String>> implements Headers {
        private final Headers headers;

        ReadOnly(Headers headers) {
            this.headers = headers;
        }

        @Override
        public String first(String name) {
            return headers.first(name);
        }

        @Override
        public Set<Entry<String, List<String>>> entrySet() {
            return headers.entrySet();
        }
    }

    static class All {
        Marked<Color, Integer> marked;
        Weighted weighted;
        Pair pair;
        List<Weighted> several;
        Marked<String, Integer> none;
    }

    private static LinkedHeaders headers() {
        LinkedHeaders headers = new LinkedHeaders();
        headers.put("b", List.of("1", "2"));
        headers.put("a", List.of("3"));
        return headers;
    }

    @Test
    void theyComeBackWithAllTheirFields() {
        All all = new All();
        all.marked = new Marked<>(new LinkedHashMap<>(), true);
        all.marked.put(Color.GREEN, 1);
        all.marked.put(null, 2);
        all.weighted = new Weighted();
        all.weighted.add("x");
        all.weighted.weight = 0.5;
        all.pair = new Pair(new Object[] {"a", 1});
        all.several = Arrays.asList(all.weighted, null);
        Twins<All> twins = Twins.of(All.class);
        assertTrue(twins.isGenerated());
        for (TypedSerializer<All> each : List.of(twins.generated(), twins.interpreted())) {
            byte[] bytes = each.serialize(all);
            assertArrayEquals(twins.interpreted().serialize(all), bytes);
            All read = each.deserialize(bytes);
            assertSame(Marked.class, read.marked.getClass());
            assertEquals("{GREEN=1, null=2}", read.marked.toString());
            assertTrue(read.marked.automatic);
            read.marked.put(Color.RED, 3);
            assertEquals(3, read.marked.get(Color.RED));
            assertEquals(Set.of("x"), read.weighted);
            assertEquals(0.5, read.weighted.weight);
            assertEquals(List.of("a", 1), read.pair);
            assertEquals(all.several, read.several);
            assertNull(read.none);
        }
    }

    @Test
    void theyStandAtARoot() {
        Twins<Weighted> twins = Twins.of(Weighted.class);
        Weighted value = new Weighted();
        value.weight = 2;
        value.add("edge");
        Weighted read = twins.read(twins.writeInterpreted(value));
        assertEquals(value, read);
        assertEquals(2, read.weight);
    }

    @Test
    void theySayWhatTheyHold() {
        String schema = TypedSerializer.of(Weighted.class).schema().toString();
        assertTrue(schema.contains("edges"), schema);
        assertTrue(schema.contains("weight"), schema);
    }

    static class Request {
        Headers headers;
        Headers readOnly;
    }

    @Test
    void anInterfaceOfTheirsHoldsAnyClassThatIsAllowed() {
        Request request = new Request();
        request.headers = headers();
        request.readOnly = new ReadOnly(headers());
        TypedSerializer<Request> serializer = TypedSerializer.builder(Request.class)
                .allow(LinkedHeaders.class, ReadOnly.class)
                .build();
        Request read = serializer.deserialize(serializer.serialize(request));
        assertSame(LinkedHeaders.class, read.headers.getClass());
        assertEquals("{b=[1, 2], a=[3]}", read.headers.toString());
        assertSame(ReadOnly.class, read.readOnly.getClass());
        assertEquals("3", read.readOnly.first("a"));
    }

    @Test
    void aClassThatIsNotAllowedIsNotReadAsAnother() {
        Request request = new Request();
        request.headers = headers();
        TypedSerializer<Request> serializer = TypedSerializer.of(Request.class);
        assertEquals(
                "An instance of " + LinkedHeaders.class.getName() + " can't be written as " + Headers.class.getName()
                        + " at $.headers.\n  It would be read as a java.util.Map. Declare that, allow its class if its fields"
                        + " restore it, or give OptionsBuilder.codec a codec for it.",
                assertThrows(UnsupportedValueException.class, () -> serializer.serialize(request))
                        .getMessage());
    }

    @Test
    void inAnOpenPlaceTheyKeepTheirClassIfItIsAllowed() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(LinkedHeaders.class).build();
        Object read = serializer.deserialize(serializer.serialize(headers()));
        assertSame(LinkedHeaders.class, read.getClass());
        assertEquals("1", ((Headers) read).first("b"));
    }

    /** Fills the list that it holds from what no field keeps. */
    static class Reversed extends AbstractList<String> {
        private final List<String> list;

        Reversed(Scanner words) {
            list = words.tokens().toList();
        }

        @Override
        public String get(int index) {
            return list.get(list.size() - 1 - index);
        }

        @Override
        public int size() {
            return list.size();
        }
    }

    @Test
    void aListThatCannotBeCreatedIsReadThereAsAnyOtherList() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Reversed.class).build();
        List<Object> values = new ArrayList<>(List.of(new Reversed(new Scanner("a b"))));
        List<?> read = (List<?>) serializer.deserialize(serializer.serialize(values));
        assertSame(ArrayList.class, read.get(0).getClass());
        assertEquals(List.of("b", "a"), read.get(0));
    }

    static class Moved extends Weighted {
        private int days;
    }

    static class Plan {
        Weighted first;
        Weighted second;
    }

    @Test
    void aSubclassStandsInTheirPlaceWhereItIsNamed() {
        Plan plan = new Plan();
        plan.first = new Moved();
        plan.first.add("x");
        ((Moved) plan.first).days = 3;
        plan.second = new Weighted();
        Twins<Plan> twins = Twins.of(() -> TypedSerializer.builder(Plan.class).subtypes(Weighted.class, Moved.class));
        for (TypedSerializer<Plan> each : List.of(twins.generated(), twins.interpreted())) {
            Plan read = each.deserialize(each.serialize(plan));
            assertSame(Moved.class, read.first.getClass());
            assertEquals(3, ((Moved) read.first).days);
            assertEquals(Set.of("x"), read.first);
            assertSame(Weighted.class, read.second.getClass());
        }
    }

    @Test
    void threadsThatMeetAClassAtOnceDecideAlike() throws Exception {
        for (int i = 0; i < 200; i++) {
            BinarySerializer serializer =
                    BinarySerializer.builder().allow(LinkedHeaders.class).build();
            serializer.serialize("met before");
            CyclicBarrier start = new CyclicBarrier(2);
            Callable<Object> roundTrip = () -> {
                start.await();
                return serializer.deserialize(serializer.serialize(headers()));
            };
            ExecutorService threads = Executors.newFixedThreadPool(2);
            try {
                for (Future<Object> each : threads.invokeAll(List.of(roundTrip, roundTrip))) {
                    assertSame(LinkedHeaders.class, each.get().getClass());
                }
            } finally {
                threads.shutdown();
            }
        }
    }

    static class Lost extends AbstractList<String> {
        private transient List<String> list = new ArrayList<>();

        @Override
        public String get(int index) {
            return list.get(index);
        }

        @Override
        public int size() {
            return list.size();
        }
    }

    /** Compares the count of changes of another list with the one that it began with. */
    static class Part extends AbstractList<String> {
        private List<String> parent = new ArrayList<>();
        private int expectedModCount;

        @Override
        public String get(int index) {
            return parent.get(index);
        }

        @Override
        public int size() {
            return parent.size() + expectedModCount;
        }
    }

    class OfAnotherInstance extends AbstractList<String> {
        private List<String> list = new ArrayList<>();

        @Override
        public String get(int index) {
            return list.get(index) + CollectionsOfFieldsTest.this;
        }

        @Override
        public int size() {
            return list.size();
        }
    }

    static class Empty extends AbstractList<String> {
        @Override
        public String get(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        public int size() {
            return 0;
        }
    }

    static class OfItself extends AbstractList<String> {
        private OfItself next;

        @Override
        public String get(int index) {
            return next.get(index - 1);
        }

        @Override
        public int size() {
            return next == null ? 0 : next.size() + 1;
        }
    }

    /** Stores its elements itself, and leads to a list that holds it. */
    static class Letters extends AbstractSet<String> {
        private String letter;
        private Listed listed;

        @Override
        public Iterator<String> iterator() {
            return List.of(letter).iterator();
        }

        @Override
        public int size() {
            return 1;
        }
    }

    static class Listed extends AbstractList<String> {
        private Letters letters;

        @Override
        public String get(int index) {
            return letters.iterator().next();
        }

        @Override
        public int size() {
            return letters.size();
        }
    }

    record LettersFirst(Letters a, Listed b) {}

    record ListedFirst(Listed a, Letters b) {}

    @Test
    void whichOfTwoThatLeadToEachOtherComesFirstDoesNotMatter() {
        Letters letters = new Letters();
        letters.letter = "x";
        Listed listed = new Listed();
        listed.letters = letters;
        for (int generateAfter : new int[] {0, -1}) {
            LettersFirst one = TypedSerializer.builder(LettersFirst.class)
                    .generateAfter(generateAfter)
                    .build()
                    .copy(new LettersFirst(letters, listed));
            assertEquals(Set.of("x"), one.a);
            assertEquals(List.of("x"), one.b);
            ListedFirst other = TypedSerializer.builder(ListedFirst.class)
                    .generateAfter(generateAfter)
                    .build()
                    .copy(new ListedFirst(listed, letters));
            assertEquals(List.of("x"), other.a);
            assertEquals(Set.of("x"), other.b);
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {Lost.class, Part.class, OfAnotherInstance.class, Empty.class, OfItself.class})
    void whereFieldsMayNotRestoreThemTheyAreRefused(Class<?> type) {
        String message = assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(type))
                .getMessage();
        assertEquals(
                "Collections declared as " + type.getName() + " can't be read back.\n"
                        + "  Declare the interface that it implements, such as List, Set, Queue or Map.\n  Found at $.",
                message);
    }
}
