package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.LimitExceededException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys that contain tables: comparing two searches one table for all elements of the other. */
class TablesInKeysTest {
    /** Few enough for each table alone to be accepted. */
    private static final int SIZE = 250;

    record Holder(Set<Meeting> set) {}

    record Rows(List<Meeting> set) {}

    private static <T> TypedSerializer<T> serializer(TypeRef<T> type, int generateAfter) {
        return TypedSerializer.builder(type)
                .headerless()
                .generateAfter(generateAfter)
                .build();
    }

    /** Returns lists that each lack a different element. Such a list has the same bytes as a set. */
    private static List<List<Meeting>> lists() {
        List<List<Meeting>> lists = new ArrayList<>();
        for (int lacking = 0; lacking <= SIZE; lacking++) {
            List<Meeting> list = new ArrayList<>();
            for (int i = 0; i <= SIZE; i++) {
                if (i != lacking) {
                    list.add(new Meeting(i));
                }
            }
            lists.add(list);
        }
        return lists;
    }

    private static byte[] ofLists() {
        return serializer(new TypeRef<List<List<Meeting>>>() {}, -1).serialize(lists());
    }

    private static void assertRefused(TypedSerializer<?> serializer, byte[] bytes) {
        Meeting.COMPARISONS.set(0);
        LimitExceededException e = assertThrows(LimitExceededException.class, () -> serializer.deserialize(bytes));
        assertTrue(e.getMessage().contains(" have the same hash code at $"), e::getMessage);
        // By generated and by interpreted code.
        long most = 2L * 512 * SIZE * (SIZE + 1);
        assertTrue(Meeting.COMPARISONS.get() < most, () -> Meeting.COMPARISONS + " comparisons");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void setsOfSetsAreRefusedIfElementsMeetInBoth(int generateAfter) {
        assertRefused(serializer(new TypeRef<Set<Set<Meeting>>>() {}, generateAfter), ofLists());
        assertRefused(serializer(new TypeRef<Set<Collection<Meeting>>>() {}, generateAfter), inCollections());
    }

    /** The bytes of a list of collections that are sets. */
    private static byte[] inCollections() {
        List<Collection<Meeting>> sets = new ArrayList<>();
        lists().forEach(it -> sets.add(new HashSet<>(it)));
        return serializer(new TypeRef<List<Collection<Meeting>>>() {}, -1).serialize(sets);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void mapsWithSuchKeysAreRefused(int generateAfter) {
        TypedSerializer<Map<List<Meeting>, Integer>> former = serializer(new TypeRef<>() {}, -1);
        Map<List<Meeting>, Integer> map = new HashMap<>();
        lists().forEach(it -> map.put(it, map.size()));
        assertRefused(serializer(new TypeRef<Map<Set<Meeting>, Integer>>() {}, generateAfter), former.serialize(map));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void objectsListsAndMapsInBetweenHideNothing(int generateAfter) {
        List<Rows> rows = new ArrayList<>();
        List<List<List<Meeting>>> deeper = new ArrayList<>();
        List<Optional<List<Meeting>>> optional = new ArrayList<>();
        List<Map<Integer, List<Meeting>>> values = new ArrayList<>();
        for (List<Meeting> list : lists()) {
            rows.add(new Rows(list));
            deeper.add(List.of(list));
            optional.add(Optional.of(list));
            values.add(Map.of(1, list));
        }
        assertRefused(
                serializer(new TypeRef<Set<Holder>>() {}, generateAfter),
                serializer(new TypeRef<List<Rows>>() {}, -1).serialize(rows));
        assertRefused(
                serializer(new TypeRef<Set<List<Set<Meeting>>>>() {}, generateAfter),
                serializer(new TypeRef<List<List<List<Meeting>>>>() {}, -1).serialize(deeper));
        assertRefused(
                serializer(new TypeRef<Set<Optional<Set<Meeting>>>>() {}, generateAfter),
                serializer(new TypeRef<List<Optional<List<Meeting>>>>() {}, -1).serialize(optional));
        assertRefused(
                serializer(new TypeRef<Set<Map<Integer, Set<Meeting>>>>() {}, generateAfter),
                serializer(new TypeRef<List<Map<Integer, List<Meeting>>>>() {}, -1)
                        .serialize(values));
    }

    /** Only two sets collide, but searching them costs as much as allowed. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void fewKeysThatMeetAreRefusedIfTheirTablesAreFull(int generateAfter) {
        List<List<Meeting>> two = new ArrayList<>();
        for (int set = 0; set < 2; set++) {
            List<Meeting> list = new ArrayList<>();
            for (int i = 0; i < 800; i++) {
                list.add(new Meeting(i + set));
            }
            two.add(list);
        }
        byte[] bytes = serializer(new TypeRef<List<List<Meeting>>>() {}, -1).serialize(two);
        TypedSerializer<List<Set<Meeting>>> lists = serializer(new TypeRef<>() {}, generateAfter);
        assertEquals(2, lists.deserialize(bytes).size());
        TypedSerializer<Set<Set<Meeting>>> sets = serializer(new TypeRef<>() {}, generateAfter);
        assertThrows(LimitExceededException.class, () -> sets.deserialize(bytes));
    }

    /** Sets next to each other are not compared. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void tablesThatAreNotInKeysCountByThemselves(int generateAfter) {
        List<Set<Meeting>> read =
                serializer(new TypeRef<List<Set<Meeting>>>() {}, generateAfter).deserialize(ofLists());
        assertEquals(SIZE + 1, read.size());
    }

    /** The hash code of a partition is the sum of all elements, so all partitions collide. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void partitionsOfASmallSetAreTaken(int generateAfter) {
        Set<Set<Set<Integer>>> partitions = new HashSet<>();
        partition(new ArrayList<>(), 1, partitions);
        assertEquals(203, partitions.size());
        List<Set<Set<Set<Integer>>>> several = List.of(partitions, partitions, partitions);
        TypedSerializer<List<Set<Set<Set<Integer>>>>> serializer = serializer(new TypeRef<>() {}, generateAfter);
        assertEquals(several, serializer.copy(several));
    }

    private static void partition(List<Set<Integer>> parts, int next, Set<Set<Set<Integer>>> target) {
        if (next > 6) {
            Set<Set<Integer>> partition = new HashSet<>();
            parts.forEach(it -> partition.add(new HashSet<>(it)));
            target.add(partition);
            return;
        }
        for (Set<Integer> part : List.copyOf(parts)) {
            part.add(next);
            partition(parts, next + 1, target);
            part.remove(next);
        }
        parts.add(new HashSet<>(Set.of(next)));
        partition(parts, next + 1, target);
        parts.remove(parts.size() - 1);
    }

    @Test
    void afterARefusalOtherValuesAreRead() {
        TypedSerializer<Set<Set<Meeting>>> serializer = serializer(new TypeRef<>() {}, -1);
        assertRefused(serializer, ofLists());
        Set<Set<Meeting>> few = Set.of(Set.of(new Meeting(1)), Set.of(new Meeting(2)));
        assertEquals(few, serializer.copy(few));
    }
}
