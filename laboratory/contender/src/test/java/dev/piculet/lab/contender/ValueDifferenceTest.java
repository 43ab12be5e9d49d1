package dev.piculet.lab.contender;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ValueDifferenceTest {
    static class Bean {
        Object content;

        Bean(Object content) {
            this.content = content;
        }
    }

    static class OtherBean extends Bean {
        OtherBean(Object content) {
            super(content);
        }
    }

    private enum Colour {
        RED
    }

    private static void assertSame(Object expected, Object actual) {
        assertEquals(Optional.empty(), ValueDifference.between(new Bean(expected), new Bean(actual)));
    }

    private static void assertDifference(String difference, Object expected, Object actual) {
        assertEquals(Optional.of(difference), ValueDifference.between(new Bean(expected), new Bean(actual)));
    }

    @Test
    void anObjectComesBackInItsOwnClass() {
        assertDifference(
                "$.content: expected " + Bean.class.getName() + " {content=1}, found java.util.LinkedHashMap",
                new Bean(1),
                new LinkedHashMap<>(Map.of("content", 1)));
        assertDifference(
                "$.content: expected " + Bean.class.getName() + " {content=1}, found " + OtherBean.class.getName(),
                new Bean(1),
                new OtherBean(1));
    }

    @Test
    void valuesOfTheJdkComeBackInTheirOwnClass() {
        UUID id = new UUID(1, 2);
        for (Object value : List.of(LocalDate.EPOCH, Colour.RED, 'x', id, new Date(1), Duration.ofDays(1), 1, 1.5f)) {
            String type = value.getClass().getTypeName();
            Object tree = ReferenceTree.of(value);
            String shown = tree instanceof String ? "\"" + tree + "\"" : String.valueOf(tree);
            assertDifference(
                    "$.content: expected " + type + " " + shown + ", found java.lang.StringBuilder",
                    value,
                    new StringBuilder("other"));
        }
        assertSame(new UUID(1, 2), id);
        assertSame(new Date(1), new Date(1));
        assertSame(BitSet.valueOf(new byte[] {5}), BitSet.valueOf(new byte[] {5}));
        assertSame(Optional.of(1), Optional.of(1));
        assertDifference("$.content: expected 1, found 2", Optional.of(1), Optional.of(2));
        assertDifference("$.content: expected 1, found null", Optional.of(1), Optional.empty());
    }

    @Test
    void numbersAreEqualBitByBit() {
        assertSame(Double.NaN, Double.NaN);
        assertDifference("$.content: expected -0.0, found 0.0", -0.0, 0.0);
        assertDifference("$.content: expected java.lang.Integer 1, found java.lang.Long", 1, 1L);
    }

    @Test
    void aCollectionIsOfTheSameKindAndMayBeOfAnotherClass() {
        assertSame(new ArrayList<>(List.of(1, 2)), new LinkedList<>(Arrays.asList(1, 2)));
        assertDifference("$.content: expected a List, found java.util.HashSet", List.of(1), new HashSet<>(Set.of(1)));
        assertDifference(
                "$.content: expected a Set, found java.util.ArrayList", Set.of(1), new ArrayList<>(List.of(1)));
        assertDifference(
                "$.content: expected a Deque, found java.util.HashSet", new ArrayDeque<>(List.of(1)), new HashSet<>());
        assertDifference("$.content: expected 2 elements, found 1", List.of(1, 2), List.of(1));
        assertDifference("$.content[1]: expected 2, found 3", new int[] {1, 2}, new int[] {1, 3});
        assertDifference("$.content: expected int[] [1], found java.lang.Integer[]", new int[] {1}, new Integer[] {1});
    }

    @Test
    void orderCountsWhereTheCollectionHasOne() {
        assertSame(new HashSet<>(List.of(1, 2)), new LinkedHashSet<>(List.of(2, 1)));
        assertDifference(
                "$.content[0]: expected 2, found 1",
                new LinkedHashSet<>(List.of(2, 1)),
                new LinkedHashSet<>(List.of(1, 2)));
        Map<String, Integer> ordered = new LinkedHashMap<>();
        ordered.put("b", 1);
        ordered.put("a", 2);
        assertDifference("$.content.key: expected \"b\", found \"a\"", ordered, new TreeMap<>(ordered));
        assertSame(new HashMap<>(ordered), new TreeMap<>(ordered));
        assertEquals(Optional.empty(), ValueDifference.betweenValueAndRead(ordered, new TreeMap<>(ordered)));
    }

    @Test
    void keysThatPrintAlikeAreNotEqual() {
        assertDifference("$.content: expected the key 1, found it not", Map.of(1, "a"), Map.of("1", "a"));
        assertDifference("$.content: expected the key 1, found it not", Map.of(1, "a"), Map.of(1L, "a"));
    }

    @Test
    void everyElementOfASetIsFoundOnce() {
        Set<Bean> beans = new HashSet<>(List.of(new Bean(1), new Bean(2)));
        assertSame(beans, new HashSet<>(List.of(new Bean(2), new Bean(1))));
        assertDifference(
                "$.content: expected {content=2} in the set, found it not",
                new HashSet<>(List.of(new Bean(2))),
                new HashSet<>(List.of(new Bean(1))));
    }
}
