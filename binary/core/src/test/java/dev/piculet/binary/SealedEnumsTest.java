package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Enums among the subclasses of a sealed type. One whose constants have bodies is sealed itself: over their classes. */
class SealedEnumsTest {
    sealed interface Step permits Jump, Pause, Turn {}

    record Jump(int height) implements Step {}

    enum Pause implements Step {
        SHORT,
        LONG {
            @Override
            public String toString() {
                return "long";
            }
        }
    }

    enum Turn implements Step {
        LEFT {
            @Override
            int degrees() {
                return -90;
            }
        },
        RIGHT {
            @Override
            int degrees() {
                return 90;
            }
        };

        abstract int degrees();
    }

    record Walk(Step first, List<Step> rest, Map<Step, Step> after, Object last) {}

    @Test
    void constantsWithBodiesAreTheirEnums() {
        Map<Step, Step> after = new LinkedHashMap<>();
        after.put(Pause.LONG, Turn.RIGHT);
        after.put(Turn.LEFT, null);
        List<Step> rest = new ArrayList<>(Arrays.asList(Pause.SHORT, Pause.LONG, null, Turn.RIGHT, new Jump(3)));
        Twins<Walk> twins = Twins.of(() -> TypedSerializer.builder(Walk.class).allow(Step.class));
        byte[] bytes = twins.assertRoundTripOfUnusual(new Walk(Turn.LEFT, rest, after, Pause.LONG));
        assertEquals(Turn.LEFT, twins.readInterpreted(bytes).first());
    }

    @Test
    void theyStandAtARoot() {
        Twins<Step> twins = Twins.of(Step.class);
        twins.assertRoundTrip(Pause.LONG);
        twins.assertRoundTrip(Turn.RIGHT);
    }

    /** Java serialization never calls these methods of an enum. */
    enum Level implements Grade {
        LOW,
        HIGH {
            @Override
            public String toString() {
                return "high";
            }
        };

        private Object writeReplace() {
            return name();
        }

        private Object readResolve() {
            return LOW;
        }
    }

    sealed interface Grade permits Level, Rest {}

    record Rest(Level after) implements Grade {}

    record Levels(Level level, Grade step, Object any, Map<Level, Level> map, Level[] array) {}

    @Test
    void aConstantIsItselfWhateverMethodsOfJavaSerializationItsEnumHas() {
        Twins<Levels> twins =
                Twins.of(() -> TypedSerializer.builder(Levels.class).allow(Level.class));
        Map<Level, Level> map = new LinkedHashMap<>(Map.of(Level.HIGH, Level.HIGH));
        for (Object any : List.of(Level.HIGH, List.of(Level.HIGH), new Level[] {Level.HIGH})) {
            twins.assertRoundTripOfUnusual(
                    new Levels(Level.HIGH, Level.HIGH, any, map, new Level[] {Level.HIGH, null}));
        }
        BinarySerializer each = BinarySerializer.builder().allow(Level.class).build();
        assertEquals(Level.HIGH, each.deserialize(each.serialize(Level.HIGH)));
    }
}
