package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.Twins;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.LimitExceededException;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What keys hold is counted as it is read, whatever it was when it was written, and as its tables find it. */
class KeysAsTheyAreReadTest {
    /** Elements of each of the sets that meet. */
    private static final int SIZE = 250;

    private static <T> TypedSerializer<T> headerless(TypeRef<T> type, int generateAfter) {
        return TypedSerializer.builder(type)
                .headerless()
                .generateAfter(generateAfter)
                .build();
    }

    private static <T> TypedSerializer<T> reading(TypedSerializer<?> former, TypeRef<T> type, int generateAfter) {
        return TypedSerializer.builder(type)
                .reads(former.schema())
                .generateAfter(generateAfter)
                .build();
    }

    private static void assertRefused(TypedSerializer<?> serializer, byte[] bytes) {
        LimitExceededException e = assertThrows(LimitExceededException.class, () -> serializer.deserialize(bytes));
        assertTrue(e.getMessage().contains(" have the same hash code at $"), e::getMessage);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void arraysThatAreReadAsSetsAreTables(int generateAfter) {
        TypedSerializer<Set<Meeting[]>> former = TypedSerializer.of(new TypeRef<>() {});
        Set<Meeting[]> arrays = new HashSet<>();
        for (int lacking = 0; lacking < SIZE; lacking++) {
            List<Meeting> present = new ArrayList<>();
            for (int i = 0; i < SIZE; i++) {
                if (i != lacking) {
                    present.add(new Meeting(i));
                }
            }
            arrays.add(present.toArray(new Meeting[0]));
        }
        byte[] bytes = former.serialize(arrays);
        assertRefused(reading(former, new TypeRef<Set<Set<Meeting>>>() {}, generateAfter), bytes);
        // Lists are compared element by element.
        assertEquals(
                SIZE,
                reading(former, new TypeRef<Set<Collection<Meeting>>>() {}, generateAfter)
                        .deserialize(bytes)
                        .size());
    }

    /** A table sorts numbers, and no optionals. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void numbersThatAreReadAsOptionalsAreNotSorted(int generateAfter) {
        int size = 100;
        TypedSerializer<Set<Set<Long>>> former = TypedSerializer.of(new TypeRef<>() {});
        Set<Set<Long>> sets = new HashSet<>();
        for (int lacking = 0; lacking < size; lacking++) {
            Set<Long> present = new HashSet<>();
            for (long i = 0; i < size; i++) {
                if (i != lacking) {
                    // Of hash code 0.
                    present.add(i << 32 | i);
                }
            }
            sets.add(present);
        }
        byte[] bytes = former.serialize(sets);
        assertEquals(size, former.deserialize(bytes).size());
        assertRefused(reading(former, new TypeRef<Set<Set<Optional<Long>>>>() {}, generateAfter), bytes);
    }

    /** Where a class of the JDK is declared that sets have as others do, sets may stand. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void setsInPlacesOfTheirSuperclassesAreTables(int generateAfter) {
        List<AbstractCollection<Meeting>> sets = new ArrayList<>();
        for (int lacking = 0; lacking < SIZE; lacking++) {
            AbstractCollection<Meeting> set = new HashSet<>();
            for (int i = 0; i < SIZE; i++) {
                if (i != lacking) {
                    set.add(new Meeting(i));
                }
            }
            sets.add(set);
        }
        assertRefused(
                headerless(new TypeRef<Set<AbstractCollection<Meeting>>>() {}, generateAfter),
                headerless(new TypeRef<List<AbstractCollection<Meeting>>>() {}, -1)
                        .serialize(sets));
    }

    private static String colliding(int number) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < 12; bit++) {
            text.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return text.toString();
    }

    /** Returns the elements of sets that have one hash code: many that all have, and one that only this has. */
    private static List<List<String>> texts() {
        List<List<String>> all = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            List<String> texts = new ArrayList<>();
            for (int j = 0; j < 700; j++) {
                texts.add("text" + j);
            }
            texts.add(colliding(i));
            all.add(texts);
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void stringsInSetsThatCompareEachWithAllOthersAreCounted(int generateAfter) {
        List<Set<String>> searched = new ArrayList<>();
        List<Set<String>> hashed = new ArrayList<>();
        texts().forEach(it -> searched.add(new CopyOnWriteArraySet<>(it)));
        texts().forEach(it -> hashed.add(new HashSet<>(it)));
        // A list of sets has the same bytes as a set of them.
        TypedSerializer<List<Set<String>>> lists = headerless(new TypeRef<>() {}, -1);
        TypedSerializer<Set<Set<String>>> reader = headerless(new TypeRef<>() {}, generateAfter);
        assertRefused(reader, lists.serialize(searched));
        assertEquals(new HashSet<>(hashed), reader.deserialize(lists.serialize(hashed)));
    }

    /** Returns the elements of sets that have one hash code, and that all meet in tables of their kind. */
    private static List<List<Integer>> numbers() {
        int size = 402;
        // The common multiple of the places of Set.of and Map.of, 2 * 402, and of Hashtable, 402 + 134.
        int step = 1608;
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            List<Integer> numbers = new ArrayList<>();
            for (int j = 0; j < size - 2; j++) {
                numbers.add(step * j);
            }
            numbers.add(step * (500 + i));
            numbers.add(step * (1_000 - i));
            all.add(numbers);
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void numbersInTablesThatSortNothingAreCounted(int generateAfter) {
        List<Set<Integer>> sets = new ArrayList<>();
        numbers().forEach(it -> sets.add(Set.copyOf(it)));
        assertRefused(
                headerless(new TypeRef<Set<Set<Integer>>>() {}, generateAfter),
                headerless(new TypeRef<List<Set<Integer>>>() {}, -1).serialize(sets));
        TypedSerializer<Map<Map<Integer, Integer>, Integer>> maps = headerless(new TypeRef<>() {}, generateAfter);
        assertRefused(maps, maps.serialize(byMaps(Map::copyOf)));
        assertRefused(maps, maps.serialize(byMaps(Hashtable::new)));
        Map<Map<Integer, Integer>, Integer> hashed = byMaps(HashMap::new);
        assertEquals(hashed, maps.copy(hashed));
    }

    private static Map<Map<Integer, Integer>, Integer> byMaps(
            Function<Map<Integer, Integer>, Map<Integer, Integer>> form) {
        Map<Map<Integer, Integer>, Integer> all = new HashMap<>();
        for (List<Integer> numbers : numbers()) {
            Map<Integer, Integer> map = new HashMap<>();
            numbers.forEach(it -> map.put(it, 0));
            all.put(form.apply(map), all.size());
        }
        return all;
    }

    /** What generated code reads here, no interpreter reads again. */
    @Test
    void usualKeysOfManyKindsAreTakenByBoth() {
        Set<Set<String>> tags = new HashSet<>();
        Map<List<String>, Integer> byList = new HashMap<>();
        for (int i = 0; i < 4_000; i++) {
            tags.add(new HashSet<>(List.of("a" + i % 10, "b" + i / 10 % 20, "c" + i / 200)));
            byList.put(new ArrayList<>(List.of("a" + i % 10, "b" + i / 10)), i);
        }
        Twins.of(new TypeRef<Set<Set<String>>>() {}).assertRoundTrip(tags);
        Twins.of(new TypeRef<Map<List<String>, Integer>>() {}).assertRoundTrip(byList);
        // The hash code of a set is the sum of its elements'.
        Map<Set<Integer>, Integer> byPair = new HashMap<>();
        Set<Set<Integer>> fixedPairs = new HashSet<>();
        for (int i = 0; i < 60; i++) {
            for (int j = 0; j < i; j++) {
                byPair.put(new HashSet<>(List.of(i, j)), i);
                fixedPairs.add(Set.of(i, j));
            }
        }
        Twins.of(new TypeRef<Map<Set<Integer>, Integer>>() {}).assertRoundTrip(byPair);
        Twins.of(new TypeRef<Set<Set<Integer>>>() {}).assertRoundTrip(fixedPairs);
    }

    record Item(int number) {}

    record Tagged(int number, Set<String> tags, Set<Item> items) {}

    @Test
    void keysThatNeverMeetAreTakenByBothHoweverTheirTablesAreSearched() {
        Set<Item> items = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (int i = 0; i < 1_024; i++) {
            items.add(new Item(i));
            texts.add("text" + i);
        }
        Set<Set<Item>> ofItems = new HashSet<>(Set.of(new CopyOnWriteArraySet<>(items), Set.of(new Item(-1))));
        Twins.of(new TypeRef<Set<Set<Item>>>() {}).assertRoundTrip(ofItems);
        Set<Set<String>> ofTexts = new HashSet<>(Set.of(new CopyOnWriteArraySet<>(texts), Set.of("alone")));
        Twins.of(new TypeRef<Set<Set<String>>>() {}).assertRoundTrip(ofTexts);
        Map<Tagged, Integer> tagged = new HashMap<>();
        for (int i = 0; i < 2_000; i++) {
            tagged.put(new Tagged(i, new CopyOnWriteArraySet<>(texts), new HashSet<>(items)), i);
            if (i == 2) {
                texts.retainAll(Set.of("text1", "text2"));
                items.removeIf(it -> it.number() > 3);
            }
        }
        Twins.of(new TypeRef<Map<Tagged, Integer>>() {}).assertRoundTrip(tagged);
    }
}
