package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Arrays of many classes and dimensions, in each other, with rows of narrower classes and without some rows, come back as what
 * they were in every place, or are refused by both twins with the same words; so are their bytes where some are damaged.
 */
class RandomArraysTest {
    private static final int VALUES = 700;

    private static final int MUTANTS = 60;

    enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "green";
            }
        }
    }

    sealed interface Shape {}

    record Circle(int radius) implements Shape {}

    record Square(int side) implements Shape {}

    static class Animal {
        String name = "none";
    }

    static final class Dog extends Animal implements Comparable<Dog> {
        int bones = 3;

        @Override
        public int compareTo(Dog other) {
            return bones - other.bones;
        }
    }

    static final class Box<T> implements Serializable {
        private static final long serialVersionUID = 1L;

        @SuppressWarnings("serial") // Nothing serializes it in Java's way.
        T content;
    }

    static final class Places {
        Object[] objects;
        Object[][] table;
        Comparable<?>[] comparables;
        Serializable[] serials;
        Shape[][] shapes;
        Animal[] animals;
        Box<Number>[] boxes;
        List<Object[]> list;
        Map<String, Object[]> map;
        Object any;
    }

    /** Classes of elements, and what makes one of exactly these. */
    private static final Map<Class<?>, Supplier<Object>> MADE = Map.of(
            String.class,
            () -> "text",
            Integer.class,
            () -> 70_000,
            Double.class,
            () -> -0.0,
            Colour.class,
            () -> Colour.RED,
            Colour.GREEN.getClass(),
            () -> Colour.GREEN,
            Circle.class,
            () -> new Circle(1),
            Dog.class,
            Dog::new,
            LocalDate.class,
            () -> LocalDate.EPOCH,
            BigDecimal.class,
            () -> BigDecimal.TEN,
            TimeUnit.class,
            () -> TimeUnit.DAYS);

    private static final List<Class<?>> CLASSES = List.of(
            Object.class,
            Object.class,
            String.class,
            Integer.class,
            Number.class,
            Comparable.class,
            Serializable.class,
            CharSequence.class,
            Enum.class,
            Colour.class,
            Colour.GREEN.getClass(),
            Shape.class,
            Circle.class,
            Animal.class,
            Dog.class,
            Box.class,
            List.class,
            ArrayList.class,
            BigDecimal.class,
            TimeUnit.class,
            LocalDate.class,
            int[].class,
            String[].class,
            Object[][].class);

    private static final List<Class<?>> ALLOWED =
            List.of(Colour.class, Shape.class, Animal.class, Dog.class, Box.class, Places.class);

    private final Random random = new Random(17);

    private Object value(Class<?> type, int depth) {
        if (type.isArray()) {
            return type.componentType().isPrimitive()
                    ? Array.newInstance(type.componentType(), random.nextInt(3))
                    : array(type.componentType(), depth + 1);
        }
        List<Supplier<Object>> fitting = new ArrayList<>();
        MADE.forEach((made, supplier) -> {
            if (type.isAssignableFrom(made)) {
                fitting.add(supplier);
            }
        });
        if (type == Object.class && depth < 3 && random.nextInt(3) == 0) {
            return array(CLASSES.get(random.nextInt(CLASSES.size())), depth + 1);
        }
        if (type == Box.class) {
            Box<Object> box = new Box<>();
            box.content = random.nextBoolean() ? null : 1;
            return box;
        }
        if (type == List.class || type == ArrayList.class) {
            return new ArrayList<>(List.of("element"));
        }
        return fitting.isEmpty()
                ? null
                : fitting.get(random.nextInt(fitting.size())).get();
    }

    private Object[] array(Class<?> component, int depth) {
        Object[] array = (Object[]) Array.newInstance(component, random.nextInt(4));
        for (int i = 0; i < array.length; i++) {
            Class<?> narrower = component.isArray() ? fitting(component) : component;
            array[i] = depth > 4 || random.nextInt(5) == 0 ? null : value(narrower, depth);
        }
        return array;
    }

    /** Returns an array class whose instances fit in a place; of elements that are arrays, too. */
    private Class<?> fitting(Class<?> place) {
        for (int i = 0; i < 20; i++) {
            Class<?> type = CLASSES.get(random.nextInt(CLASSES.size()));
            for (int dimensions = random.nextInt(3); dimensions >= 0; dimensions--) {
                type = type.arrayType();
            }
            if (place.isAssignableFrom(type)) {
                return type;
            }
        }
        return place;
    }

    private Object[] arrayIn(Class<?> place) {
        return random.nextInt(3) == 0 ? null : array(fitting(place).componentType(), 0);
    }

    @SuppressWarnings("unchecked") // Boxes hold numbers.
    private Places places() {
        Places places = new Places();
        places.objects = arrayIn(Object[].class);
        places.table = (Object[][]) arrayIn(Object[][].class);
        places.comparables = (Comparable<?>[]) arrayIn(Comparable[].class);
        places.serials = (Serializable[]) arrayIn(Serializable[].class);
        places.shapes = (Shape[][]) arrayIn(Shape[][].class);
        // Without a header a class is what is declared.
        places.animals = random.nextBoolean() ? null : new Dog[0];
        places.boxes = (Box<Number>[]) arrayIn(Box[].class);
        places.list = new ArrayList<>();
        places.list.add(arrayIn(Object[].class));
        places.map = new HashMap<>();
        places.map.put("k", arrayIn(Object[].class));
        places.any = arrayIn(Object[].class);
        return places;
    }

    private static Twins<Places> twins(UnaryOperator<TypedSerializerBuilder<Places>> options) {
        return Twins.of(() -> {
            TypedSerializerBuilder<Places> builder = options.apply(TypedSerializer.builder(Places.class));
            ALLOWED.forEach(builder::allow);
            return builder;
        });
    }

    /** Returns the bytes; null if the value is refused. */
    private static byte[] written(Twins<Places> twins, Places value) {
        try {
            byte[] bytes = twins.interpreted().serialize(value);
            assertArrayEquals(bytes, twins.generated().serialize(value));
            return bytes;
        } catch (UnsupportedValueException e) {
            String message = "";
            try {
                twins.generated().serialize(value);
            } catch (UnsupportedValueException same) {
                message = same.getMessage();
            }
            assertEquals(e.getMessage(), message);
            return null;
        }
    }

    @Test
    void theyComeBackAsWhatTheyWere() {
        List<Twins<Places>> all = List.of(twins(it -> it), twins(it -> it.references()), twins(it -> it.headerless()));
        BinarySerializer.Builder builder = BinarySerializer.builder();
        ALLOWED.forEach(builder::allow);
        BinarySerializer any = builder.build();
        int refused = 0;
        for (int i = 0; i < VALUES; i++) {
            Places value = places();
            Twins<Places> twins = all.get(i % all.size());
            byte[] bytes = written(twins, value);
            if (bytes == null) {
                refused++;
                continue;
            }
            String expected = Structure.of(value);
            assertEquals(expected, Structure.of(twins.interpreted().deserialize(bytes)));
            assertEquals(expected, Structure.of(twins.generated().deserialize(bytes)));
            assertEquals(expected, Structure.of(any.deserialize(any.serialize(value))));
        }
        assertTrue(refused < VALUES / 10, refused + " were refused");
    }

    @Test
    void damagedBytesAreReadAlikeByBothTwins() {
        Twins<Places> twins = twins(it -> it);
        int values = 0;
        for (int i = 0; i < VALUES / 10; i++) {
            Places value = places();
            if (written(twins, value) != null) {
                values += TwinMutants.values(twins, value, i, MUTANTS, Structure::of);
            }
        }
        assertTrue(values > 50, values + " values");
    }
}
