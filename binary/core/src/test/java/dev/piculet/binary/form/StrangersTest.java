package dev.piculet.binary.form;

import static dev.piculet.binary.form.FormTrial.rebuild;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.EvictingQueue;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Iterators;
import com.google.common.collect.Lists;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.function.Function;
import java.util.jar.Attributes;
import kotlin.collections.CollectionsKt;
import kotlin.collections.MapsKt;
import kotlin.collections.SetsKt;
import org.junit.jupiter.api.Test;

class StrangersTest {
    private static final String COPY = "  Copy it into a collection of the JDK before it is written,"
            + " or declare its own class and give OptionsBuilder.codec a codec for it.";
    private static final String ALLOW =
            "  Allow its class with OptionsBuilder.allow, where each value has a header and its fields restore it.\n"
                    + COPY;

    private static Object rebuilt(Object value) {
        return value instanceof Map<?, ?> map
                ? rebuild(DictionaryForms.of(Map.class, String.class), map, String.class)
                : rebuild(SequenceForms.of(Collection.class, String.class), value, String.class);
    }

    private static String refusal(Object value) {
        return assertThrows(UnsupportedValueException.class, () -> rebuilt(value))
                .getMessage();
    }

    private static void assertRebuilt(String expected, Object value) {
        Object read = rebuilt(value);
        assertEquals(expected, read.getClass().getSimpleName());
        assertEquals(value.toString(), read.toString());
    }

    private static void assertUnknown(Object value) {
        assertEquals(
                "How an instance of " + value.getClass().getName()
                        + " compares, orders or limits its elements is not known, and would be lost at $.\n" + ALLOW,
                refusal(value));
    }

    @Test
    void subclassesThatAddNothingAreTheirSuperclass() {
        assertRebuilt("ArrayList", new ArrayList<>(List.of("a", "b")) {});
        Object captured = this;
        assertRebuilt("ArrayList", new ArrayList<>() {
            {
                add(captured.getClass().getSimpleName());
            }
        });
        assertRebuilt("TreeMap", new TreeMap<String, Integer>(Map.of("a", 1)) {
            /** A method that the superclass lacks overrides nothing. */
            public int sum() {
                return size();
            }
        });
    }

    @Test
    void subclassesWithFieldsAreRefused() {
        assertEquals(
                "An instance of " + Limited.class.getName()
                        + " would be read back as java.util.ArrayList, without its field limit, at $.\n" + ALLOW,
                refusal(new Limited()));
        refusal(new Limited() {});
    }

    @Test
    void subclassesThatBehaveOtherwiseAreRefused() {
        String expected = "An instance of %s would be read back as %s, without its own %s(), at $.\n" + ALLOW;
        assertEquals(
                expected.formatted(Recent.class.getName(), "java.util.LinkedHashMap", "removeEldestEntry"),
                refusal(new Recent()));
        assertEquals(
                expected.formatted(LowerCase.class.getName(), "java.util.HashSet", "add"), refusal(new LowerCase()));
    }

    @Test
    void listsAreTheirElements() {
        assertRebuilt("ArrayList", Lists.reverse(new ArrayList<>(List.of("a", "b"))));
        assertRebuilt("ArrayList", Collections.nCopies(3, "a"));
    }

    @Test
    void unknownSetsAndMapsAreRefused() {
        assertUnknown(new Own(Set.of("a")));
        assertUnknown(new OwnMap(Map.of("a", "b")));
        assertUnknown(HashMultiset.create(List.of("a", "a")));
        assertUnknown(Sets.union(Set.of("a"), Set.of("b")));
        assertUnknown(Maps.asMap(Set.of("a"), Object::toString));
        assertUnknown(EvictingQueue.create(3));
        assertUnknown(new Attributes());
        assertUnknown(Collections.newSetFromMap(new OwnMap(Map.of())));
    }

    @Test
    void mapsThatTellEqualKeysApartAreRefused() {
        String expected = "An instance of %s tells keys apart that are equal, which would be lost at $.\n"
                + "  Use a collection that compares with equals(), or write its entries as a list.";
        Map<String, String> map = new IdentityHashMap<>(Map.of("a", "b"));
        Map<Object, String> views = new IdentityHashMap<>();
        views.put(map.keySet(), "java.util.IdentityHashMap$KeySet");
        views.put(Collections.newSetFromMap(new IdentityHashMap<>()), "java.util.Collections$SetFromMap");
        views.put(Collections.unmodifiableMap(map), "java.util.Collections$UnmodifiableMap");
        views.put(Collections.synchronizedMap(map), "java.util.Collections$SynchronizedMap");
        views.put(Collections.unmodifiableSet(map.keySet()), "java.util.Collections$UnmodifiableSet");
        views.put(Collections.checkedMap(map, String.class, String.class), "java.util.Collections$CheckedMap");
        views.forEach((view, name) -> assertEquals(expected.formatted(name), refusal(view)));
        assertRebuilt("ArrayList", map.values());
    }

    @Test
    void mapsThatDropTheirKeysAreRefused() {
        Map<String, String> map = new WeakHashMap<>(Map.of("a", "b"));
        String expected =
                "An instance of %s drops keys that nothing else holds, as of those that were read at $.\n" + COPY;
        assertEquals(expected.formatted("java.util.WeakHashMap"), refusal(map));
        assertEquals(expected.formatted("java.util.WeakHashMap$KeySet"), refusal(map.keySet()));
        Set<String> set = Collections.newSetFromMap(new WeakHashMap<>());
        assertEquals(expected.formatted("java.util.Collections$SetFromMap"), refusal(set));
        assertEquals(
                expected.formatted("java.util.Collections$SynchronizedSet"), refusal(Collections.synchronizedSet(set)));
    }

    @Test
    void sortedOnesAreOnlyWrittenIfTheJdkSortsThem() {
        SortedSet<String> own = Sets.filter((SortedSet<String>) new TreeSet<>(Set.of("b", "a")), it -> true);
        assertUnknown(own);
        assertUnknown(Collections.unmodifiableSortedSet(own));
        assertUnknown(Collections.checkedSortedSet(own, String.class));
        SortedMap<String, String> map = Maps.asMap((SortedSet<String>) new TreeSet<>(Set.of("a")), Object::toString);
        assertUnknown(map);
        assertUnknown(Collections.unmodifiableSortedMap(map));
        assertUnknown(Collections.checkedSortedMap(map, String.class, String.class));
        assertRebuilt(
                "UnmodifiableSortedSet",
                Collections.unmodifiableSortedSet(new TreeSet<>(Set.of("b", "a")).headSet("z")));
        assertRebuilt(
                "UnmodifiableNavigableMap",
                Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of("b", 1)).descendingMap()));
        assertRebuilt("TreeSet", Collections.checkedSortedSet(new TreeSet<>(Set.of("b", "a")), String.class));
        assertRebuilt("UnmodifiableSortedSet", Collections.unmodifiableSortedSet(Collections.emptySortedSet()));
    }

    @Test
    void immutableCollectionsOfGuavaStayInOrderAndImmutable() {
        assertRebuilt("UnmodifiableRandomAccessList", ImmutableList.of());
        assertRebuilt(
                "UnmodifiableRandomAccessList", ImmutableList.of("b", "a", "c").subList(0, 2));
        assertRebuilt("UnmodifiableSet", ImmutableSet.of("c", "a", "b"));
        assertRebuilt("UnmodifiableSet", ImmutableMap.of("c", 1, "a", 2).keySet());
        assertRebuilt(
                "UnmodifiableRandomAccessList", ImmutableMap.of("c", 1, "a", 2).values());
        assertRebuilt("UnmodifiableMap", ImmutableMap.of("c", 1, "a", 2, "b", 3));
        assertRebuilt("UnmodifiableMap", ImmutableBiMap.of("c", 1, "a", 2));
        assertRebuilt("UnmodifiableNavigableSet", ImmutableSortedSet.of("b", "a"));
        assertRebuilt("UnmodifiableNavigableMap", ImmutableSortedMap.of("b", 1, "a", 2));
        assertRebuilt(
                "UnmodifiableNavigableMap",
                ImmutableSortedMap.<String, Integer>reverseOrder()
                        .put("a", 1)
                        .put("b", 2)
                        .build());
        assertEquals(
                "The order of a sorted collection, java.util.Comparator$$Lambda, can't be kept at $.",
                refusal(ImmutableSortedSet.orderedBy(Comparator.comparing(String::length))
                                .add("b")
                                .build())
                        .replaceAll("Lambda[^,]*", "Lambda")
                        .lines()
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void kotlinsBuiltCollectionsStayInOrderAndImmutable() {
        List<String> list = CollectionsKt.createListBuilder();
        list.addAll(List.of("b", "a", "c"));
        assertRebuilt("UnmodifiableRandomAccessList", CollectionsKt.build(list));
        assertRebuilt("UnmodifiableRandomAccessList", list.subList(0, 2));
        Set<String> set = SetsKt.createSetBuilder();
        set.addAll(List.of("b", "a", "c"));
        assertRebuilt("UnmodifiableSet", SetsKt.build(set));
        Map<String, String> map = MapsKt.createMapBuilder();
        map.put("b", "x");
        map.put("a", "y");
        assertRebuilt("UnmodifiableMap", MapsKt.build(map));
        assertRebuilt("UnmodifiableSet", map.keySet());
        assertRebuilt("UnmodifiableCollection", map.values());
    }

    @Test
    void classesThatAreReadAsOthersCanNotBeDeclared() {
        Function<Object, String> declared = value -> assertThrows(UnsupportedClassException.class, () -> {
                    if (value instanceof Map) {
                        DictionaryForms.of(value.getClass(), String.class);
                    } else {
                        SequenceForms.of(value.getClass(), String.class);
                    }
                })
                .getMessage();
        String expected = "Collections declared as kotlin.collections.builders.%s can't be read back.\n"
                + "  Declare the interface that it implements, such as List, Set, Queue or Map.";
        assertEquals(expected.formatted("MapBuilder"), declared.apply(MapsKt.createMapBuilder()));
        assertEquals(expected.formatted("ListBuilder"), declared.apply(CollectionsKt.createListBuilder()));
        declared.apply(CollectionsKt.emptyList());
        declared.apply(MapsKt.emptyMap());
    }

    private static class Limited extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
        final int limit = 3;
    }

    private static final class Recent extends LinkedHashMap<String, String> {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > 2;
        }
    }

    private static final class LowerCase extends HashSet<String> {
        private static final long serialVersionUID = 1L;

        @Override
        public boolean add(String element) {
            return super.add(element.toLowerCase(Locale.ROOT));
        }
    }

    private static final class Own extends AbstractSet<String> {
        private final Set<String> elements;

        Own(Set<String> elements) {
            this.elements = elements;
        }

        @Override
        public Iterator<String> iterator() {
            return Iterators.unmodifiableIterator(elements.iterator());
        }

        @Override
        public int size() {
            return elements.size();
        }
    }

    private static final class OwnMap extends AbstractMap<String, Boolean> {
        private final Map<?, ?> map;

        OwnMap(Map<?, ?> map) {
            this.map = map;
        }

        @Override
        @SuppressWarnings("unchecked") // Only inspected.
        public Set<Map.Entry<String, Boolean>> entrySet() {
            return (Set<Map.Entry<String, Boolean>>) (Set<?>) map.entrySet();
        }

        @Override
        public Set<String> keySet() {
            return new Own(new LinkedHashSet<>());
        }
    }
}
