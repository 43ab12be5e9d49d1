package dev.piculet.lab.payload.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ReachedClassesTest {
    enum Level {
        LOW,
        HIGH {
            @Override
            public String toString() {
                return "high";
            }
        }
    }

    sealed interface Shape permits Circle, Square {}

    record Circle(double radius) implements Shape {}

    record Square(double side) implements Shape {}

    record Line(BigDecimal price, Optional<Level> level) {}

    record Order(UUID id, List<Line> lines, Map<String, Instant> times, Shape shape, int[] numbers, Object any) {}

    private static Order order(Object any) {
        return new Order(
                new UUID(1, 2),
                new ArrayList<>(List.of(new Line(BigDecimal.ONE, Optional.of(Level.HIGH)))),
                new TreeMap<>(Map.of("a", Instant.EPOCH)),
                new Circle(1),
                new int[1],
                any);
    }

    private static ReachedClasses reached(Object... values) {
        ReachedClasses classes = new ReachedClasses();
        classes.add(Order.class);
        for (Object value : values) {
            classes.addValue(value);
        }
        return classes;
    }

    @Test
    void ownClassesAreThoseThatFieldsDeclareAndThoseOfObjects() {
        List<Class<?>> declared = List.of(Order.class, Circle.class, Level.class, Line.class, Square.class);
        assertEquals(declared, reached().own(Order.class));
        record Unnamed(int x) {}
        assertEquals(
                List.of(Order.class, Unnamed.class, Circle.class, Level.class, Line.class, Square.class),
                reached(order(new Unnamed(1))).own(Order.class));
    }

    @Test
    void classesOfTheJdkAreThoseOfObjectsButForTextsAndNumbers() {
        List<Class<?>> library = List.of(
                int[].class,
                BigDecimal.class,
                Instant.class,
                ArrayList.class,
                Optional.class,
                TreeMap.class,
                UUID.class);
        assertEquals(library, reached(order("text")).library());
    }

    @Test
    void aTypeWithoutClassesOfTheStrangerHasItsRoot() {
        ReachedClasses classes = new ReachedClasses();
        classes.add(Map.class);
        assertEquals(List.of(Map.class), classes.own(Map.class));
    }
}
