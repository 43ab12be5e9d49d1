package dev.piculet.fuzz;

import dev.piculet.fuzz.Targets.Colour;
import dev.piculet.fuzz.Targets.Point;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.IntFunction;

/** Any number of different keys with the same hash code. */
enum CollidingKeys {
    STRINGS(String.class, true, CollidingKeys::text),
    LONGS(Long.class, true, i -> (long) i << 32 | i),
    DOUBLES(Double.class, true, i -> Double.longBitsToDouble((long) i << 32 | i)),
    IDS(UUID.class, true, i -> new UUID(i, i)),
    INTEGERS(
            BigInteger.class,
            true,
            i -> BigInteger.valueOf(i + 1).shiftLeft(32).add(BigInteger.valueOf(unsigned(-31 * (i + 1))))),
    DECIMALS(BigDecimal.class, false, i -> new BigDecimal(BigInteger.valueOf(i + 1), -31 * (i + 1))),
    POINTS(Point.class, false, i -> new Point(i, -31 * i)),
    PAIRS(Pair.class, false, i -> new Pair((long) i, -31 * i)),
    LISTS(List.class, false, i -> new ArrayList<>(List.of(i, -31 * i))),
    /** Compared as often as the class says. */
    COUNTED(Counted.class, false, Counted::new),
    /** The most that there are. */
    CONSTANTS(Colour.class, true, i -> Colour.values()[i % 3]);

    record Pair(Long wide, Integer narrow) {}

    /** Counts comparisons of keys. */
    record Counted(int value) {
        static long comparisons;

        @Override
        public int hashCode() {
            return 7;
        }

        @Override
        public boolean equals(Object other) {
            comparisons++;
            return other instanceof Counted counted && counted.value == value;
        }
    }

    private static final int LETTERS = 12;
    private static final CollidingKeys[] ALL = values();

    private final Class<?> type;
    private final boolean remedied;
    private final IntFunction<Object> keys;

    CollidingKeys(Class<?> type, boolean remedied, IntFunction<Object> keys) {
        this.type = type;
        this.remedied = remedied;
        this.keys = keys;
    }

    static CollidingKeys of(int number) {
        return ALL[number];
    }

    Class<?> type() {
        return type;
    }

    /** Whether the JDK's hash tables find such keys fast. */
    boolean isRemedied() {
        return remedied;
    }

    /** Whether such keys are ordered. */
    boolean isComparable() {
        return Comparable.class.isAssignableFrom(type);
    }

    /** Returns so many keys, or fewer if there are no more. */
    List<Object> keys(int count) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < (this == CONSTANTS ? Math.min(3, count) : count); i++) {
            all.add(keys.apply(i));
        }
        return all;
    }

    private static long unsigned(int number) {
        return number & 0xFFFF_FFFFL;
    }

    private static String text(int number) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < LETTERS; bit++) {
            text.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return text.toString();
    }
}
