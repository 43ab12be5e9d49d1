package dev.piculet.fuzz;

import dev.piculet.fuzz.Targets.Circle;
import dev.piculet.fuzz.Targets.Colour;
import dev.piculet.fuzz.Targets.Empty;
import dev.piculet.fuzz.Targets.Group;
import dev.piculet.fuzz.Targets.Leaves;
import dev.piculet.fuzz.Targets.Link;
import dev.piculet.fuzz.Targets.Node;
import dev.piculet.fuzz.Targets.Point;
import dev.piculet.fuzz.Targets.Price;
import dev.piculet.fuzz.Targets.Sets;
import dev.piculet.fuzz.Targets.Shape;
import dev.piculet.fuzz.Targets.Wrapper;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Random objects of the target classes, without cycles. */
final class RandomObjects {
    private static final String[] TEXTS = {
        "",
        "a",
        "Aa",
        "BB",
        "x".repeat(12),
        "x".repeat(13),
        "caf\u00e9",
        "\u0141\u00f3d\u017a",
        "\ud83d\ude00",
        "\ud800",
        "long ".repeat(30)
    };
    private static final long[] NUMBERS = {
        0,
        1,
        -1,
        127,
        128,
        32_767,
        32_768,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        1L << 31,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };

    private final SplittableRandom random;
    private int left;

    /** @param size about so many objects */
    RandomObjects(SplittableRandom random, int size) {
        this.random = random;
        this.left = size;
    }

    Object next(Class<?> type) {
        if (type == Empty.class) {
            return new Empty();
        } else if (type == Wrapper.class) {
            return wrapper();
        } else if (type == Point.class) {
            return point();
        } else if (type == Shape.class) {
            return shape();
        } else if (type == Link.class) {
            return link();
        } else if (type == Node.class) {
            return node();
        } else if (type == Price.class) {
            return price();
        }
        return type == Sets.class ? sets() : leaves();
    }

    String text() {
        return TEXTS[random.nextInt(TEXTS.length)];
    }

    private int number() {
        return random.nextInt(3) == 0 ? (int) wide() : random.nextInt(8);
    }

    private long wide() {
        return random.nextBoolean() ? NUMBERS[random.nextInt(NUMBERS.length)] : random.nextLong() >> random.nextInt(64);
    }

    private boolean more() {
        return --left > 0 && random.nextInt(4) > 0;
    }

    private int few() {
        return random.nextInt(12) == 0 ? random.nextInt(40) : random.nextInt(4);
    }

    private Wrapper wrapper() {
        return new Wrapper(more() ? new Empty() : null, more() ? new Empty() : null);
    }

    private Point point() {
        return new Point(number(), number());
    }

    private Shape shape() {
        if (!more()) {
            return random.nextBoolean() ? null : new Circle(null, 0);
        }
        if (random.nextBoolean()) {
            return new Circle(more() ? point() : null, random.nextDouble());
        }
        List<Shape> shapes = random.nextBoolean() ? new ArrayList<>() : new LinkedList<>();
        for (int i = few(); i > 0 && more(); i--) {
            shapes.add(shape());
        }
        return new Group(shapes, more() ? wrapper() : null);
    }

    private Link link() {
        Link first = new Link();
        Link last = first;
        for (int i = random.nextInt(16) == 0 ? random.nextInt(300) : few(); i > 0; i--) {
            last.next = new Link();
            last = last.next;
            last.value = (byte) number();
        }
        return first;
    }

    private Node node() {
        Node node = new Node();
        node.name = more() ? text() : null;
        node.left = more() ? node() : null;
        node.right = more() ? node() : null;
        node.shape = shape();
        node.empty = more() ? new Empty() : null;
        if (more()) {
            node.children = random.nextBoolean() ? new ArrayList<>() : new LinkedList<>();
            for (int i = few(); i > 0; i--) {
                node.children.add(more() ? node() : null);
            }
        }
        if (more()) {
            node.byPoint = random.nextBoolean() ? new HashMap<>() : new ConcurrentHashMap<>();
            for (int i = few(); i > 0 && more(); i--) {
                node.byPoint.put(point(), node());
            }
        }
        return node;
    }

    private Price price() {
        Map<Price, Point> parts = random.nextBoolean() ? null : new HashMap<>();
        for (int i = parts == null ? 0 : few(); i > 0 && more(); i--) {
            parts.put(price(), point());
        }
        return new Price(number(), parts, more() ? price() : null);
    }

    /** Returns any value that may stand where {@code Object} is declared. */
    private Object any() {
        return switch (random.nextInt(5)) {
            case 0 -> number();
            case 1 -> wide();
            case 2 -> point();
            case 3 -> random.nextDouble();
            default -> text();
        };
    }

    private Sets sets() {
        Set<Point> points = random.nextBoolean() ? new HashSet<>() : new LinkedHashSet<>();
        LinkedHashSet<List<Integer>> lists = new LinkedHashSet<>();
        TreeSet<BigDecimal> decimals = new TreeSet<>();
        TreeMap<BigInteger, String> integers = new TreeMap<>();
        TreeMap<String, Colour> byName = new TreeMap<>();
        EnumSet<Colour> colours = EnumSet.noneOf(Colour.class);
        EnumMap<Colour, Point> byColour = new EnumMap<>(Colour.class);
        Map<Object, Object> any = random.nextBoolean() ? new HashMap<>() : new TreeMap<>();
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        ArrayDeque<String> deque = new ArrayDeque<>();
        for (int i = few(); i > 0; i--) {
            points.add(point());
            lists.add(new ArrayList<>(List.of(number(), number())));
            decimals.add(new BigDecimal(BigInteger.valueOf(wide()), random.nextInt(40) - 20));
            integers.put(BigInteger.valueOf(wide()), text());
            byName.put(text(), Colour.values()[random.nextInt(3)]);
            colours.add(Colour.values()[random.nextInt(3)]);
            byColour.put(Colour.values()[random.nextInt(3)], point());
            any.put(any instanceof TreeMap ? text() : any(), any());
            queue.add(number());
            deque.add(text());
        }
        Optional<Point> maybe = random.nextBoolean() ? Optional.of(point()) : Optional.empty();
        return new Sets(points, lists, decimals, integers, byName, colours, byColour, any, queue, deque, maybe);
    }

    private Leaves leaves() {
        int[] ints = new int[few()];
        for (int i = 0; i < ints.length; i++) {
            ints[i] = number();
        }
        String[][] names = new String[random.nextInt(4)][];
        for (int i = 0; i < names.length; i++) {
            names[i] = random.nextBoolean() ? new String[] {text(), null} : null;
        }
        return new Leaves(
                random.nextBoolean() ? new StringBuilder(text()) : null,
                random.nextBoolean() ? URI.create("https://example.org/" + number()) : null,
                random.nextBoolean() ? BitSet.valueOf(new long[] {wide() & 0xFFFF_FFFFL}) : null,
                random.nextBoolean() ? BigInteger.valueOf(wide()).pow(1 + random.nextInt(3)) : null,
                random.nextBoolean() ? new BigDecimal(BigInteger.valueOf(wide()), number()) : null,
                random.nextBoolean() ? Pattern.compile("[a-z]+", random.nextInt(16)) : null,
                random.nextBoolean() ? new UUID(wide(), wide()) : null,
                ints,
                random.nextBoolean() ? new boolean[] {true, false, random.nextBoolean()} : null,
                names,
                (char) number(),
                random.nextBoolean() ? wide() : null);
    }
}
