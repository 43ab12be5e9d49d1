package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.lang.reflect.Constructor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Classes whose only instances are constants are written as enums are. */
class ConstantsTest {
    static class Named {
        private final String name;

        Named(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }
    }

    static final class Level extends Named {
        static final Level LOW = new Level("low");
        static final Level HIGH = new Level("high");
        static final Level USUAL = LOW;
        private static final Level HIDDEN = new Level("hidden");
        static final Level NONE = null;

        private Level(String name) {
            super(name);
        }

        static Level hidden() {
            return HIDDEN;
        }
    }

    static final class Order {
        private Level level;
        private Object any;
        private List<Level> more = List.of();
        private Map<Level, Integer> counts = Map.of();
    }

    static final class Grade {
        static final Grade LOW = new Grade(1);
        static final Grade TOP = new Grade(2);

        private final int number;

        private Grade(int number) {
            this.number = number;
        }

        int number() {
            return number;
        }
    }

    enum Step {
        TOP,
        LOW
    }

    private static Twins<Order> twins(boolean references) {
        return Twins.of(() -> {
            TypedSerializerBuilder<Order> builder =
                    TypedSerializer.builder(Order.class).allow(Level.class);
            return references ? builder.references() : builder;
        });
    }

    @Test
    void constantsComeBackAsThemselvesInEveryPlace() {
        Order order = new Order();
        order.level = Level.HIGH;
        order.any = Level.hidden();
        order.more = List.of(Level.LOW, Level.HIGH, Level.USUAL);
        order.counts = new LinkedHashMap<>(Map.of(Level.hidden(), 3));
        for (boolean references : new boolean[] {false, true}) {
            Twins<Order> twins = twins(references);
            assertTrue(twins.isGenerated());
            byte[] bytes = twins.write(order);
            for (Object read : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
                Order copy = (Order) read;
                assertSame(Level.HIGH, copy.level);
                assertSame(Level.hidden(), copy.any);
                assertEquals(order.more, copy.more);
                assertEquals(order.counts, copy.counts);
            }
        }
    }

    @Test
    void nullIsNoConstant() {
        Twins<Order> twins = twins(false);
        assertNull(twins.read(twins.write(new Order())).level);
    }

    @Test
    void theSchemaListsThemByName() {
        String schema = TypedSerializer.of(Order.class).schema().toString();
        assertTrue(schema.contains("Level\n  HIDDEN, HIGH, LOW, NONE, USUAL\n"), schema);
    }

    @Test
    void selfDescribingBytesHoldThem() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Level.class).build();
        assertSame(Level.hidden(), serializer.deserialize(serializer.serialize(Level.hidden())));
    }

    @Test
    void theyAreFoundByNameInAnotherVersionAndByAlias() {
        TypedSerializer<Grade> grades = TypedSerializer.of(Grade.class);
        TypedSerializer<Step> steps = TypedSerializer.builder(Step.class)
                .alias(Step.class, Grade.class.getName())
                .reads(grades.schema())
                .build();
        assertSame(Step.LOW, steps.deserialize(grades.serialize(Grade.LOW)));
        TypedSerializer<Level> levels = TypedSerializer.builder(Level.class)
                .alias(Level.class, "HIGH", "TOP")
                .reads(grades.schema())
                .build();
        assertSame(Level.HIGH, levels.deserialize(grades.serialize(Grade.TOP)));
    }

    @Test
    void anInstanceThatReflectionHasMadeIsRefused() throws Exception {
        Constructor<Level> constructor = Level.class.getDeclaredConstructor(String.class);
        constructor.setAccessible(true);
        Order order = new Order();
        order.level = constructor.newInstance("low");
        assertEquals(
                "An instance of " + Level.class.getName()
                        + " is none of the constants of its class, which are written by"
                        + " name, at $.level.\n  Name the class with OptionsBuilder.createWithoutConstructor, so that its"
                        + " fields are written.",
                assertThrows(
                                UnsupportedValueException.class,
                                () -> TypedSerializer.of(Order.class).serialize(order))
                        .getMessage());
    }

    @Test
    void whoNamesTheClassGetsCopies() {
        Order order = new Order();
        order.level = Level.LOW;
        Level copy = TypedSerializer.builder(Order.class)
                .createWithoutConstructor(Level.class)
                .build()
                .copy(order)
                .level;
        assertNotSame(Level.LOW, copy);
        assertEquals("low", copy.name());
    }

    @Test
    void aConstantThatIsGoneIsRefusedWhenItIsMet() {
        TypedSerializer<Level> levels = TypedSerializer.of(Level.class);
        TypedSerializer<Grade> grades =
                TypedSerializer.builder(Grade.class).reads(levels.schema()).build();
        byte[] bytes = levels.serialize(Level.HIGH);
        String message = assertThrows(SchemaMismatchException.class, () -> grades.deserialize(bytes))
                .getMessage();
        assertTrue(message.startsWith("Constant HIGH of " + Level.class.getName() + " was written, but"), message);
    }
}
