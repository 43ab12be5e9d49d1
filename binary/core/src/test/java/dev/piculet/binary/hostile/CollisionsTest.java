package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.MalformedInputException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each of many colliding keys is compared a bounded number of times. The test counts, and does not measure time. */
class CollisionsTest {
    private static <T> TypedSerializer<T> serializer(TypeRef<T> type, int generateAfter) {
        return TypedSerializer.builder(type)
                .headerless()
                .generateAfter(generateAfter)
                .build();
    }

    private static <T> void assertRefused(TypedSerializer<T> serializer, byte[] bytes) {
        Meeting.COMPARISONS.set(0);
        LimitExceededException e = assertThrows(LimitExceededException.class, () -> serializer.deserialize(bytes));
        assertEquals(
                "Too many keys or elements of " + Meeting.class.getName() + " have the same hash code at $.\n"
                        + "  Give the class a hashCode that tells values apart: beyond 512 comparisons a key it is taken for an attack.",
                e.getMessage());
        assertEquals(0, Meeting.COMPARISONS.get());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void keysThatAllMeetAreRefusedBeforeTheyAreCompared(int generateAfter) {
        List<Meeting> keys = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            keys.add(new Meeting(i));
        }
        // A list of these elements has the same bytes as a set.
        byte[] ofSet = serializer(new TypeRef<List<Meeting>>() {}, -1).serialize(keys);
        assertRefused(serializer(new TypeRef<Set<Meeting>>() {}, generateAfter), ofSet);
        Map<Meeting, Integer> few = new HashMap<>();
        for (int i = 0; i < 500; i++) {
            few.put(new Meeting(i), i);
        }
        TypedSerializer<Map<Meeting, Integer>> maps =
                serializer(new TypeRef<Map<Meeting, Integer>>() {}, generateAfter);
        assertEquals(few, maps.deserialize(maps.serialize(few)));
        Map<Meeting, Integer> many = new ConcurrentHashMap<>();
        for (int i = 0; i < 1_100; i++) {
            many.put(new Meeting(i), i);
        }
        byte[] ofMap = maps.serialize(new HashMap<>(many));
        assertRefused(maps, ofMap);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void ordinaryKeysAndThoseTheJdkSortsAreTaken(int generateAfter) {
        Set<String> strings = new HashSet<>();
        Set<List<Integer>> lists = new HashSet<>();
        for (int i = 0; i < 4_096; i++) {
            strings.add(collidingText(i));
            lists.add(List.of(i, i * 7));
        }
        assertEquals(
                strings,
                serializer(new TypeRef<Set<String>>() {}, generateAfter).copy(strings));
        assertEquals(
                lists,
                serializer(new TypeRef<Set<List<Integer>>>() {}, generateAfter).copy(lists));
    }

    /** A table sorts colliding keys of one class. Keys of two classes have no order. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void keysOfTwoClassesThatAllMeetAreRefused(int generateAfter) {
        List<Object> keys = new ArrayList<>();
        for (int i = 0; i < 4_096; i++) {
            String text = collidingText(i);
            keys.add(text);
            keys.add((long) i << 32 | (text.hashCode() ^ i) & 0xFFFF_FFFFL);
        }
        byte[] bytes = anything(new TypeRef<List<Object>>() {}, -1).serialize(keys);
        LimitExceededException e = assertThrows(
                LimitExceededException.class,
                () -> anything(new TypeRef<Set<Object>>() {}, generateAfter).deserialize(bytes));
        assertTrue(
                e.getMessage().startsWith("Too many keys or elements of java.lang.Long have the same hash code at $."),
                e::getMessage);
    }

    private static <T> TypedSerializer<T> anything(TypeRef<T> type, int generateAfter) {
        return TypedSerializer.builder(type)
                .allow(List.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
    }

    private static String collidingText(int number) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < 12; bit++) {
            text.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return text.toString();
    }

    /** Keys with different hash codes that collide in tables with open addressing, or with lists. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void tablesThatDoNotSortAreNotFilledWithKeysThatMeet(int generateAfter) {
        int count = 3_000;
        Map<Integer, Integer> map = new HashMap<>();
        Map<Integer, Integer> table = new Hashtable<>();
        for (int i = 0; i < count; i++) {
            map.put(2 * count * i, i);
            table.put(4 * count / 3 * i, i);
        }
        Set<Integer> copiedSet =
                serializer(new TypeRef<Set<Integer>>() {}, generateAfter).copy(Set.copyOf(map.keySet()));
        assertEquals(map.keySet(), copiedSet);
        assertNotEquals(Set.of(1, 2, 3).getClass(), copiedSet.getClass());
        TypedSerializer<Map<Integer, Integer>> maps =
                serializer(new TypeRef<Map<Integer, Integer>>() {}, generateAfter);
        Map<Integer, Integer> copiedMap = maps.copy(Map.copyOf(map));
        assertEquals(map, copiedMap);
        assertNotEquals(Map.of(1, 2, 3, 4).getClass(), copiedMap.getClass());
        byte[] bytes = maps.serialize(table);
        assertThrows(MalformedInputException.class, () -> maps.deserialize(bytes));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void setsThatCompareEachWithAllOthersAreSmall(int generateAfter) {
        List<Integer> elements = new ArrayList<>();
        for (int i = 0; i < 1_024; i++) {
            elements.add(i);
        }
        TypedSerializer<List<Integer>> lists = serializer(new TypeRef<List<Integer>>() {}, -1);
        TypedSerializer<CopyOnWriteArraySet<Integer>> sets =
                serializer(new TypeRef<CopyOnWriteArraySet<Integer>>() {}, generateAfter);
        // A list of these elements has the same bytes as a set.
        assertEquals(1_024, sets.deserialize(lists.serialize(elements)).size());
        elements.add(1_024);
        byte[] bytes = lists.serialize(elements);
        assertThrows(MalformedInputException.class, () -> sets.deserialize(bytes));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void longDecimalsAreNotComparedWithManyShortOnes(int generateAfter) {
        SortedMap<BigDecimal, Integer> decimals = new TreeMap<>();
        for (int i = 0; i < 1_000; i++) {
            decimals.put(new BigDecimal(BigInteger.valueOf(i + 1), -12_000), i);
        }
        TypedSerializer<SortedSet<BigDecimal>> sets =
                serializer(new TypeRef<SortedSet<BigDecimal>>() {}, generateAfter);
        TypedSerializer<SortedMap<BigDecimal, Integer>> maps =
                serializer(new TypeRef<SortedMap<BigDecimal, Integer>>() {}, generateAfter);
        TypedSerializer<PriorityQueue<BigDecimal>> heaps =
                serializer(new TypeRef<PriorityQueue<BigDecimal>>() {}, generateAfter);
        SortedSet<BigDecimal> few = new TreeSet<>(decimals.keySet());
        assertEquals(few, sets.copy(few));
        assertEquals(decimals, maps.copy(decimals));
        assertEquals(1_000, heaps.copy(new PriorityQueue<>(few)).size());
        // Of the same size as most of them.
        decimals.put(new BigDecimal(BigInteger.ONE.shiftLeft(80_000), 12_080), -1);
        byte[] set = serializer(new TypeRef<List<BigDecimal>>() {}, -1).serialize(new ArrayList<>(decimals.keySet()));
        assertLong(() -> sets.deserialize(set));
        assertLong(() -> sets.serialize(new TreeSet<>(decimals.keySet())));
        byte[] map = serializer(new TypeRef<Map<BigDecimal, Integer>>() {}, -1).serialize(new HashMap<>(decimals));
        assertLong(() -> maps.deserialize(map));
        assertLong(() -> maps.serialize(decimals));
        assertLong(() -> heaps.deserialize(set));
        assertLong(() -> heaps.serialize(new PriorityQueue<>(decimals.keySet())));
    }

    private static void assertLong(Executable call) {
        assertEquals(
                "Decimal of 80001 bits is to be compared with many others at $.\n"
                        + "  Round such numbers, or keep them in a list.",
                assertThrows(LimitExceededException.class, call).getMessage());
    }

    /** They are told apart by their sizes. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void longDecimalsAreComparedWithOthersOfOtherSizes(int generateAfter) {
        TypedSerializer<SortedSet<BigDecimal>> sets =
                serializer(new TypeRef<SortedSet<BigDecimal>>() {}, generateAfter);
        TypedSerializer<PriorityQueue<BigDecimal>> heaps =
                serializer(new TypeRef<PriorityQueue<BigDecimal>>() {}, generateAfter);
        TypedSerializer<Map<BigDecimal, Integer>> maps =
                serializer(new TypeRef<Map<BigDecimal, Integer>>() {}, generateAfter);
        SortedSet<BigDecimal> prices = new TreeSet<>(List.of(BigDecimal.ONE, new BigDecimal("7".repeat(5_000))));
        assertEquals(prices, sets.copy(prices));
        for (int i = 0; i < 2_000; i++) {
            prices.add(BigDecimal.valueOf(i, 2));
        }
        prices.add(new BigDecimal("7".repeat(50_000)));
        prices.add(new BigDecimal("0." + "7".repeat(300)));
        assertEquals(prices, sets.copy(prices));
        assertEquals(prices, new TreeSet<>(heaps.copy(new PriorityQueue<>(prices))));
        Map<BigDecimal, Integer> sorted = new TreeMap<>();
        prices.forEach(price -> sorted.put(price, 1));
        assertEquals(sorted, maps.copy(sorted));
        SortedSet<BigDecimal> allLong = new TreeSet<>();
        for (int i = 0; i < 20; i++) {
            allLong.add(new BigDecimal("0." + "7".repeat(10_000 + i)));
        }
        assertEquals(allLong, sets.copy(allLong));
    }

    private static BigInteger meeting(int number, int bits) {
        return meeting(number, bits, /* hash= */ 7);
    }

    /** Returns an integer with a hash code, of one bit more than so many. */
    private static BigInteger meeting(int number, int bits, int hash) {
        BigInteger high = BigInteger.ONE.shiftLeft(bits).add(BigInteger.valueOf((long) number << 32));
        return high.add(BigInteger.valueOf(hash - high.hashCode() & 0xFFFF_FFFFL));
    }

    /** A table sorts keys that meet. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void longDecimalsThatMeetAreNotComparedWithManyShortOnes(int generateAfter) {
        Map<BigDecimal, Integer> decimals = new HashMap<>();
        for (int i = 0; i < 100; i++) {
            decimals.put(new BigDecimal(meeting(i, 32), -12_000), i);
        }
        TypedSerializer<Set<BigDecimal>> sets = serializer(new TypeRef<Set<BigDecimal>>() {}, generateAfter);
        TypedSerializer<Map<BigDecimal, Integer>> maps =
                serializer(new TypeRef<Map<BigDecimal, Integer>>() {}, generateAfter);
        TypedSerializer<Set<Object>> anything = anything(new TypeRef<Set<Object>>() {}, generateAfter);
        assertEquals(decimals, maps.copy(decimals));
        // Of about the same size as most of them, with their hash code but for the one that is added here.
        BigInteger huge = meeting(0, 79948, /* hash= */ -769);
        BigDecimal alone = new BigDecimal(huge.add(BigInteger.ONE), 12_056);
        decimals.put(alone, -1);
        assertEquals(decimals, maps.copy(decimals));
        decimals.remove(alone);
        BigDecimal meeting = new BigDecimal(huge, 12_056);
        assertEquals(decimals.keySet().iterator().next().hashCode(), meeting.hashCode());
        decimals.put(meeting, -1);
        byte[] set = sets.serialize(new HashSet<>(decimals.keySet()));
        assertThrows(LimitExceededException.class, () -> sets.deserialize(set));
        byte[] map = maps.serialize(decimals);
        assertThrows(LimitExceededException.class, () -> maps.deserialize(map));
        Set<Object> mixed = new HashSet<>(decimals.keySet());
        mixed.add("other");
        byte[] open = anything.serialize(mixed);
        assertThrows(LimitExceededException.class, () -> anything.deserialize(open));
    }
}
