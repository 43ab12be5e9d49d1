package dev.piculet.samples.pages;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.Limits;
import dev.piculet.samples.binary.Order;
import java.text.ParsePosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.function.Executable;

/** The messages that TROUBLESHOOTING.md explains, each produced by its cause. */
final class Provoked {
    private static final TypedSerializer<Order> ORDERS = TypedSerializer.of(Order.class);
    private static final Map<String, Executable> CAUSES = new LinkedHashMap<>();

    static {
        CAUSES.put("not-open", () -> TypedSerializer.of(ParsePosition.class));
        CAUSES.put("no-constructor", () -> TypedSerializer.of(Area.class));
        CAUSES.put(
                "bound-to-the-jvm",
                () -> TypedSerializer.of(Worker.class).serialize(new Worker("night", new Thread())));
        CAUSES.put(
                "not-allowed-there",
                () -> TypedSerializer.of(Drawing.class).serialize(new Drawing(List.of(new Circle(1)))));
        CAUSES.put("unknown-alternative", () -> shapes().serialize(new Drawing(List.of(new Circle(1), new Square(2)))));
        CAUSES.put("unexpected-class", () -> TypedSerializer.of(Plain.class).serialize(new Special()));
        CAUSES.put("null", () -> ORDERS.serialize(null));
        CAUSES.put("collection", () -> bounded().serialize(new ArrayBlockingQueue<>(2)));
        CAUSES.put("comparator", () -> sorted().serialize(new TreeSet<>(new ByLength())));
        CAUSES.put(
                "schema-differs",
                () -> TypedSerializer.of(Circle.class).deserialize(ORDERS.serialize(Order.example())));
        CAUSES.put("different-type", () -> reading(Longer.class, Shorter.class));
        CAUSES.put("removed-constant", Provoked::readRemovedConstant);
        CAUSES.put("cut-off", () -> ORDERS.deserialize(Arrays.copyOf(ORDERS.serialize(Order.example()), 20)));
        CAUSES.put("goes-on", () -> ORDERS.deserialize(Arrays.copyOf(ORDERS.serialize(Order.example()), 40)));
        CAUSES.put("changed", Provoked::readChangedBytes);
        CAUSES.put("refused", Provoked::readRefusedValue);
        CAUSES.put("limit", () -> limited().serialize(new Order(1, "x".repeat(20), List.of())));
        CAUSES.put("too-deep", Provoked::writeDeepValue);
        CAUSES.put("cycle", Provoked::writeCycle);
        CAUSES.put("not-allowed", () -> orders().deserialize(circles().serialize(new Circle(1))));
        CAUSES.put("cycle-through-constructor", Provoked::writeCycleThroughConstructor);
    }

    private Provoked() {}

    static final class Area {
        private final int square;

        Area(int side) {
            square = side * side;
        }

        int square() {
            return square;
        }
    }

    record Worker(String name, Thread thread) {}

    interface Shape {}

    record Circle(int radius) implements Shape {}

    record Square(int side) implements Shape {}

    record Drawing(List<Shape> shapes) {}

    static class Plain {}

    static class Special extends Plain {}

    record Longer(long id) {}

    record Shorter(int id) {}

    enum Former {
        RED,
        GREEN
    }

    enum Color {
        GREEN
    }

    record FormerPaint(Former color) {}

    record Paint(Color color) {}

    static final class ByLength implements Comparator<String> {
        @Override
        public int compare(String a, String b) {
            return Integer.compare(a.length(), b.length());
        }
    }

    record Percent(int value) {
        Percent {
            if (value > 100) {
                throw new IllegalArgumentException(value + " is more than all");
            }
        }
    }

    static final class Node {
        private List<Node> nodes = new ArrayList<>();
    }

    record Member(String name, Team[] teams) {}

    record Team(Member[] members) {}

    /** The names of all. */
    static Set<String> names() {
        return CAUSES.keySet();
    }

    /** Returns the message of the failure. */
    static String message(String name) {
        return assertThrows(RuntimeException.class, CAUSES.get(name), name).getMessage();
    }

    private static TypedSerializer<Drawing> shapes() {
        return TypedSerializer.builder(Drawing.class)
                .subtypes(Shape.class, Circle.class)
                .build();
    }

    private static TypedSerializer<BlockingQueue<String>> bounded() {
        return TypedSerializer.of(new TypeRef<>() {});
    }

    private static TypedSerializer<TreeSet<String>> sorted() {
        return TypedSerializer.of(new TypeRef<>() {});
    }

    private static TypedSerializer<Order> limited() {
        return TypedSerializer.builder(Order.class)
                .limits(Limits.DEFAULT.withStringLength(10))
                .build();
    }

    private static BinarySerializer orders() {
        return BinarySerializer.builder().allow(Order.class).build();
    }

    private static BinarySerializer circles() {
        return BinarySerializer.builder().allow(Circle.class).build();
    }

    private static <T> TypedSerializer<T> reading(Class<?> former, Class<T> type) {
        return TypedSerializer.builder(type)
                .reads(TypedSerializer.of(former).schema())
                .build();
    }

    private static void readRemovedConstant() {
        byte[] old = TypedSerializer.of(FormerPaint.class).serialize(new FormerPaint(Former.RED));
        reading(FormerPaint.class, Paint.class).deserialize(old);
    }

    private static void readChangedBytes() {
        TypedSerializer<FormerPaint> paints = TypedSerializer.of(FormerPaint.class);
        byte[] bytes = paints.serialize(new FormerPaint(Former.RED));
        bytes[4] = 9;
        paints.deserialize(bytes);
    }

    private static void readRefusedValue() {
        TypedSerializer<Percent> percents = TypedSerializer.of(Percent.class);
        byte[] bytes = percents.serialize(new Percent(100));
        bytes[5] = 101;
        percents.deserialize(bytes);
    }

    private static void writeDeepValue() {
        Node root = new Node();
        Node node = root;
        for (int i = 0; i < 3; i++) {
            node.nodes.add(new Node());
            node = node.nodes.get(0);
        }
        TypedSerializer.builder(Node.class)
                .limits(Limits.DEFAULT.withDepth(3))
                .build()
                .serialize(root);
    }

    private static void writeCycle() {
        Node node = new Node();
        node.nodes.add(node);
        TypedSerializer.of(Node.class).serialize(node);
    }

    private static void writeCycleThroughConstructor() {
        Team[] teams = new Team[1];
        Member ann = new Member("Ann", teams);
        teams[0] = new Team(new Member[] {ann});
        TypedSerializer.builder(Member.class).references().build().serialize(ann);
    }
}
