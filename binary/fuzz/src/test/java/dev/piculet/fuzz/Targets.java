package dev.piculet.fuzz;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Pattern;

/** Classes to read hostile bytes as: every kind of slot, every form of recursion, all kinds of keys. */
final class Targets {
    private Targets() {}

    enum Colour {
        RED,
        GREEN,
        BLUE
    }

    record Empty() {}

    record Wrapper(Empty empty, Empty other) {}

    record Point(int x, int y) {}

    sealed interface Shape permits Circle, Group {}

    record Circle(Point centre, double radius) implements Shape {}

    record Group(List<Shape> shapes, Wrapper wrapper) implements Shape {}

    /** Its last field has its own type, so it is read in a loop. */
    static final class Link {
        byte value;
        Link next;
    }

    static final class Node {
        String name;
        Node left;
        Node right;
        List<Node> children;
        Map<Point, Node> byPoint;
        Shape shape;
        Empty empty;
    }

    /** Created without a constructor, since its own computes a field. */
    static final class Price implements Serializable {
        final long cents;
        final String text;
        final Map<Price, Point> parts;
        final Price next;

        Price(int euros, Map<Price, Point> parts, Price next) {
            this.cents = euros * 100L;
            this.text = "EUR " + Integer.toHexString(euros);
            this.parts = parts;
            this.next = next;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Price price && cents == price.cents && Objects.equals(text, price.text);
        }

        @Override
        public int hashCode() {
            return Long.hashCode(cents);
        }
    }

    record Sets(
            Set<Point> points,
            LinkedHashSet<List<Integer>> lists,
            SortedSet<BigDecimal> decimals,
            TreeMap<BigInteger, String> integers,
            SortedMap<String, Colour> byName,
            EnumSet<Colour> colours,
            EnumMap<Colour, Point> byColour,
            Map<Object, Object> any,
            PriorityQueue<Integer> queue,
            ArrayDeque<String> deque,
            Optional<Point> maybe) {}

    record Leaves(
            StringBuilder text,
            URI uri,
            BitSet bits,
            BigInteger integer,
            BigDecimal decimal,
            Pattern pattern,
            UUID id,
            int[] ints,
            boolean[] flags,
            String[][] names,
            char letter,
            Long number) {}

    static final Class<?>[] TYPES = {
        Empty.class,
        Wrapper.class,
        Point.class,
        Shape.class,
        Link.class,
        Node.class,
        Price.class,
        Sets.class,
        Leaves.class
    };

    /** The target classes whose values are objects. */
    static final Class<?>[] OBJECTS = {
        Empty.class,
        Wrapper.class,
        Point.class,
        Circle.class,
        Group.class,
        Link.class,
        Node.class,
        Price.class,
        Leaves.class
    };
}
