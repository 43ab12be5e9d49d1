package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.io.UnsupportedValueException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Unchecked casts and raw types can put a value of the wrong class in any place. Both implementations refuse it, with
 * the path and both classes.
 */
class PollutedGenericsTest {
    enum Colour {
        RED,
        GREEN
    }

    enum Size {
        SMALL,
        LARGE {
            @Override
            public String toString() {
                return "large";
            }
        }
    }

    /** Every place of a type variable. */
    static final class Box<T> {
        T value;
        List<T> list;
        Map<T, String> keys;
        Map<String, T> values;
        T[] array;
        Optional<T> optional;
        List<List<T>> nested;
    }

    /** Type arguments, with a value of each. */
    private static final Map<Type, Object> ARGUMENTS = new HashMap<>();

    static {
        ARGUMENTS.put(Integer.class, 1);
        ARGUMENTS.put(Long.class, 1L);
        ARGUMENTS.put(Boolean.class, true);
        ARGUMENTS.put(Character.class, 'c');
        ARGUMENTS.put(Double.class, 1.0);
        ARGUMENTS.put(String.class, "text");
        ARGUMENTS.put(Instant.class, Instant.EPOCH);
        ARGUMENTS.put(BigInteger.class, BigInteger.TEN);
        ARGUMENTS.put(Colour.class, Colour.GREEN);
        ARGUMENTS.put(Size.class, Size.LARGE);
        ARGUMENTS.put(Point.class, new Point(1, 2));
        ARGUMENTS.put(int[].class, new int[] {1});
        ARGUMENTS.put(long[].class, new long[] {1});
        ARGUMENTS.put(String[].class, new String[] {"element"});
        ARGUMENTS.put(new TypeRef<List<Integer>>() {}.type(), new ArrayList<>(List.of(1)));
        ARGUMENTS.put(new TypeRef<Map<String, Integer>>() {}.type(), new HashMap<>(Map.of("key", 1)));
        ARGUMENTS.put(new TypeRef<TreeMap<String, Integer>>() {}.type(), new TreeMap<>(Map.of("key", 1)));
        ARGUMENTS.put(new TypeRef<Optional<String>>() {}.type(), Optional.of("present"));
    }

    static Stream<Type> arguments() {
        return ARGUMENTS.keySet().stream();
    }

    private static Type boxOf(Type argument) {
        return new ParameterizedType() {
            @Override
            public Type[] getActualTypeArguments() {
                return new Type[] {argument};
            }

            @Override
            public Type getRawType() {
                return Box.class;
            }

            @Override
            public Type getOwnerType() {
                return PollutedGenericsTest.class;
            }
        };
    }

    private static Class<?> raw(Type type) {
        return type instanceof Class<?> known ? known : (Class<?>) ((ParameterizedType) type).getRawType();
    }

    private static Map<String, Box<Object>> boxesWith(Object value) {
        Map<String, Box<Object>> boxes = new HashMap<>();
        for (String path : List.of(
                ".value",
                ".list[1]",
                ".keys.keys[0]",
                ".values.values[0]",
                ".array[0]",
                ".optional[0]",
                ".nested[0][0]")) {
            boxes.put(path, new Box<>());
        }
        boxes.get(".value").value = value;
        boxes.get(".list[1]").list = new ArrayList<>(Arrays.asList(null, value));
        boxes.get(".keys.keys[0]").keys = new HashMap<>(Map.of(value, "value"));
        boxes.get(".values.values[0]").values = new HashMap<>(Map.of("key", value));
        boxes.get(".array[0]").array = new Object[] {value};
        boxes.get(".optional[0]").optional = Optional.of(value);
        boxes.get(".nested[0][0]").nested = new ArrayList<>(List.of(new ArrayList<>(List.of(value))));
        return boxes;
    }

    @ParameterizedTest
    @MethodSource("arguments")
    void valuesOfOtherClassesAreRefusedInEveryPlace(Type argument) {
        Twins<Object> twins = Twins.of(() -> TypedSerializer.builder(boxOf(argument)));
        assertTrue(twins.isGenerated());
        Class<?> expected = raw(argument);
        ARGUMENTS.forEach((other, value) -> boxesWith(value).forEach((path, box) -> {
            boolean fits = expected.isInstance(value)
                    && (argument instanceof Class<?> || raw(other) == expected || value instanceof Map);
            if (fits) {
                assertArrayEquals(twins.writeInterpreted(box), twins.generated().serialize(box));
                return;
            }
            Class<?> declared = expected == String[].class ? Object[].class : expected;
            String message = "An instance of " + value.getClass().getTypeName() + " is where " + declared.getTypeName()
                    + " is declared at $" + path
                    + ".\n  Look for an unchecked cast, or a raw type, in the code that put it there.";
            assertRefused(message, twins, box);
            assertThrows(Throwable.class, () -> twins.writeGenerated(box), () -> argument + " at " + path);
        }));
        assertTrue(twins.isGenerated(), "code that checks, and not code that does not link");
    }

    private static void assertRefused(String message, Twins<Object> twins, Object value) {
        for (TypedSerializer<Object> each : List.of(twins.interpreted(), twins.generated())) {
            assertEquals(
                    message,
                    assertThrows(UnsupportedValueException.class, () -> each.serialize(value))
                            .getMessage());
        }
    }

    @Test
    void theRootMayBeOfAnotherClassToo() {
        Twins<Object> twins = Twins.of(() -> TypedSerializer.builder((Type) Point.class));
        assertRefused(
                "An instance of java.lang.String is where " + Point.class.getName()
                        + " is declared at $.\n  Look for an unchecked cast, or a raw type, in the code that put it there.",
                twins,
                "text");
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes"}) // The test needs a raw type.
    void constantsOfAnotherEnumAreNotWrittenByTheirNumber() {
        List<Colour> colours = new ArrayList<>(List.of(Colour.RED));
        ((List) colours).add(Size.LARGE);
        Twins<Object> twins = Twins.of(() -> TypedSerializer.builder(new TypeRef<List<Colour>>() {}.type()));
        assertRefused(
                "An instance of " + Size.LARGE.getClass().getTypeName() + " is where " + Colour.class.getTypeName()
                        + " is declared at $[1].\n"
                        + "  Look for an unchecked cast, or a raw type, in the code that put it there.",
                twins,
                colours);
    }
}
