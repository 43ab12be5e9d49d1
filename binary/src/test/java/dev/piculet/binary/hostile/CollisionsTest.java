package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.LimitExceededException;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys that bytes make meet are compared a bounded number of times each: counted, not timed. */
class CollisionsTest {
    private static final AtomicLong COMPARISONS = new AtomicLong();

    /** All have one hash code. */
    record Meeting(int value) {
        @Override
        public int hashCode() {
            return 7;
        }

        @Override
        public boolean equals(Object other) {
            COMPARISONS.incrementAndGet();
            return other instanceof Meeting meeting && meeting.value == value;
        }
    }

    private static <T> TypedSerializer<T> serializer(TypeRef<T> type, int generateAfter) {
        return TypedSerializer.builder(type)
                .headerless()
                .generateAfter(generateAfter)
                .build();
    }

    private static <T> void assertRefused(TypedSerializer<T> serializer, byte[] bytes) {
        COMPARISONS.set(0);
        LimitExceededException e = assertThrows(LimitExceededException.class, () -> serializer.deserialize(bytes));
        assertEquals(
                "Too many keys or elements of " + Meeting.class.getName() + " have the same hash code at $.\n"
                        + "  Give the class a hashCode that tells values apart: beyond 512 comparisons a key it is taken for an attack.",
                e.getMessage());
        assertEquals(0, COMPARISONS.get());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void keysThatAllMeetAreRefusedBeforeTheyAreCompared(int generateAfter) {
        List<Meeting> keys = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            keys.add(new Meeting(i));
        }
        // A list of such elements has the bytes of a set.
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
            StringBuilder text = new StringBuilder();
            for (int bit = 0; bit < 12; bit++) {
                text.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            strings.add(text.toString());
            lists.add(List.of(i, i * 7));
        }
        assertEquals(
                strings,
                serializer(new TypeRef<Set<String>>() {}, generateAfter).copy(strings));
        assertEquals(
                lists,
                serializer(new TypeRef<Set<List<Integer>>>() {}, generateAfter).copy(lists));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void longDecimalsAreNotComparedWithManyShortOnes(int generateAfter) {
        SortedSet<BigDecimal> decimals = new TreeSet<>();
        for (int i = 0; i < 1_000; i++) {
            decimals.add(new BigDecimal(BigInteger.valueOf(i + 1), -12_000));
        }
        TypedSerializer<SortedSet<BigDecimal>> serializer =
                serializer(new TypeRef<SortedSet<BigDecimal>>() {}, generateAfter);
        assertEquals(decimals, serializer.copy(decimals));
        decimals.add(new BigDecimal(BigInteger.ONE.shiftLeft(40_000)));
        byte[] bytes = serializer.serialize(decimals);
        assertThrows(LimitExceededException.class, () -> serializer.deserialize(bytes));
    }
}
