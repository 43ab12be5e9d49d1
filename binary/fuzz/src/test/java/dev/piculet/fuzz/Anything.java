package dev.piculet.fuzz;

import java.math.BigDecimal;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

/** A value with a slot of every kind. */
record Anything(
        boolean flag,
        int number,
        Long wide,
        double ratio,
        String text,
        Color color,
        int[] ints,
        List<String> list,
        Map<String, Integer> map,
        TreeMap<Integer, Optional<UUID>> sorted,
        Shape shape,
        Link chain,
        Leaves leaves) {
    enum Color {
        RED,
        GREEN
    }

    sealed interface Shape {}

    record Circle(double radius) implements Shape {}

    record Group(List<Shape> shapes) implements Shape {}

    record Leaves(BigDecimal decimal, ZonedDateTime time, BitSet bits) {}

    /** May lead back to itself. */
    static final class Link {
        int id;
        Link other;
        Link next;
    }

    /** Returns a value with a cycle. */
    static Anything sample() {
        Anything sample = sampleWithoutCycle();
        sample.chain.next.other = sample.chain.next;
        return sample;
    }

    /** Returns a value without objects that stand in several places. */
    static Anything sampleWithoutCycle() {
        Link last = new Link();
        last.id = 2;
        Link first = new Link();
        first.next = last;
        return new Anything(
                true,
                70_000,
                5L,
                0.5,
                "text that is longer than its control",
                Color.GREEN,
                new int[] {1, 2, 3},
                new ArrayList<>(List.of("a", "\u0142")),
                new HashMap<>(Map.of("key", 1)),
                new TreeMap<>(Map.of(1, Optional.of(new UUID(1, 2)))),
                new Group(new ArrayList<>(List.of(new Circle(1), new Circle(2)))),
                first,
                new Leaves(
                        new BigDecimal("12.50"),
                        ZonedDateTime.parse("2024-02-29T12:00:00Z"),
                        BitSet.valueOf(new long[] {5})));
    }
}
