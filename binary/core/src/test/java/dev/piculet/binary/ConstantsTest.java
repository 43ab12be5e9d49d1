package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
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

    enum Rank {
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
        TypedSerializer<Rank> ranks = TypedSerializer.builder(Rank.class)
                .alias(Rank.class, Grade.class.getName())
                .reads(grades.schema())
                .build();
        assertSame(Rank.LOW, ranks.deserialize(grades.serialize(Grade.LOW)));
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

    static final class Converter extends Named {
        private static final Converter ONLY = new Converter();

        private Converter() {
            super("converter");
        }
    }

    /** The settings of a program, which are to be read into another object. */
    static final class Settings {
        static final Settings ALL = new Settings();

        private int volume;

        private Settings() {}
    }

    static final class Step {
        static final Step FIRST = new Step(1);
        private static final Step[] MORE = {new Step(2), new Step(3)};

        private final int number;

        private Step(int number) {
            this.number = number;
        }
    }

    static final class Player {
        static final Player ONE = new Player();
        static final Player TWO = new Player();

        private final List<String> moves = new ArrayList<>();

        private Player() {}
    }

    static final class Negation implements UnaryOperator<Boolean> {
        static final UnaryOperator<Boolean> INSTANCE = new Negation();

        private Negation() {}

        @Override
        public Boolean apply(Boolean value) {
            return !value;
        }
    }

    @Test
    void theOnlyInstanceIsItselfIfItHoldsValuesThatStay() {
        Twins<Converter> twins = Twins.of(Converter.class);
        assertSame(Converter.ONLY, twins.read(twins.write(Converter.ONLY)));
        Settings.ALL.volume = 5;
        Settings copy = TypedSerializer.of(Settings.class).copy(Settings.ALL);
        assertNotSame(Settings.ALL, copy);
        assertEquals(5, copy.volume);
        assertEquals(3, TypedSerializer.of(Step.class).copy(Step.MORE[1]).number);
    }

    static final class Mark {
        static final Mark NONE = new Mark();

        private Mark() {}

        static Mark create() {
            return new Mark();
        }
    }

    static final class Marked {
        private Mark mark;
    }

    @Test
    void anotherInstanceOfAClassWithOneConstantIsRefused() {
        Marked marked = new Marked();
        marked.mark = Mark.NONE;
        Twins<Marked> twins = Twins.of(() -> TypedSerializer.builder(Marked.class));
        byte[] bytes = twins.writeInterpreted(marked);
        assertSame(Mark.NONE, ((Marked) twins.readGenerated(bytes)).mark);
        assertSame(Mark.NONE, twins.readInterpreted(bytes).mark);
        marked.mark = Mark.create();
        assertEquals(
                "An instance of " + Mark.class.getName()
                        + " is not the one that a constant holds, as which it would be read, at $.mark.\n"
                        + "  Write the constant, or give OptionsBuilder.codec a codec for its class.",
                assertThrows(UnsupportedValueException.class, () -> twins.writeInterpreted(marked))
                        .getMessage());
    }

    abstract static class Strategy {
        static final Strategy FIRST = new First();
        static final Strategy SECOND = new Second();
        static final Strategy OTHER_SECOND = new Second();

        private static final class First extends Strategy {}

        private static final class Second extends Strategy {}
    }

    record Signs(Negation negation, Strategy.First first, Strategy.Second second) {}

    @Test
    void aConstantMayBeOfASupertypeAndInTheClassAround() {
        Twins<Signs> twins = Twins.of(Signs.class);
        assertTrue(twins.isGenerated());
        Signs signs = new Signs(
                (Negation) Negation.INSTANCE, (Strategy.First) Strategy.FIRST, (Strategy.Second) Strategy.SECOND);
        byte[] bytes = twins.write(signs);
        for (Object read : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            assertSame(Negation.INSTANCE, ((Signs) read).negation());
            assertSame(Strategy.FIRST, ((Signs) read).first());
            // Nothing tells which of two it was.
            assertNotSame(Strategy.SECOND, ((Signs) read).second());
        }
    }

    @Test
    void constantsThatHoldCollectionsAreRefused() {
        Player.ONE.moves.add("e4");
        String message = assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(Player.class))
                .getMessage();
        assertTrue(message.contains("its only instances are constants, and a copy would be none of them"), message);
    }
}
