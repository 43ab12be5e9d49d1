package dev.piculet.lab.payload.extreme;

import dev.piculet.lab.contender.Limit;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/** The extremes of types whose values have no parts. */
final class Scalars {
    /** The first whole number that is not a {@code double}: it is lost on the way through one. */
    private static final long BEYOND_DOUBLE = (1L << 53) + 1;

    private static final BigDecimal LONG_DECIMAL = new BigDecimal("-12345678901234567890.123456789");

    private static final Map<Class<?>, List<Content>> BY_TYPE = new HashMap<>();

    static {
        put(boolean.class, Boolean.class, true, false);
        put(byte.class, Byte.class, Byte.MIN_VALUE, Byte.MAX_VALUE, (byte) -1, (byte) 0);
        put(char.class, Character.class, '\0', '\uFFFD', '\u00FF', '\u0100', '"');
        put(short.class, Short.class, Short.MIN_VALUE, Short.MAX_VALUE, (short) -1, (short) 0);
        put(int.class, Integer.class, Integer.MIN_VALUE, Integer.MAX_VALUE, -1, 0, 1 << 15, 1 << 16);
        put(long.class, Long.class, Long.MIN_VALUE, Long.MAX_VALUE, -1L, 0L, 1L << 31, 1L << 32, BEYOND_DOUBLE);
        put(float.class, Float.class, Float.MIN_VALUE, Float.MAX_VALUE, -Float.MAX_VALUE, 0.0f);
        add(Float.class, Limit.NEGATIVE_ZERO, -0.0f);
        add(Float.class, Limit.NON_FINITE, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY);
        put(double.class, Double.class, Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, 0.0);
        add(Double.class, Limit.NEGATIVE_ZERO, -0.0);
        add(Double.class, Limit.NON_FINITE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        put(BigDecimal.class, BigDecimal.class, new BigDecimal("0.00"), new BigDecimal("-0.01"), LONG_DECIMAL);
        put(UUID.class, UUID.class, new UUID(0, 0), new UUID(-1, -1));
        put(LocalDate.class, LocalDate.class);
        add(LocalDate.class, Limit.DISTANT_TIMES, LocalDate.MIN, LocalDate.MAX);
        add(LocalDate.class, null, LocalDate.EPOCH.minusDays(1));
        put(Instant.class, Instant.class);
        add(Instant.class, Limit.DISTANT_TIMES, Instant.MIN, Instant.MAX);
        add(Instant.class, null, Instant.EPOCH.minusNanos(1));
    }

    private Scalars() {}

    private static void put(Class<?> type, Class<?> box, Object... values) {
        List<Content> contents = new ArrayList<>();
        BY_TYPE.put(type, contents);
        BY_TYPE.put(box, contents);
        add(type, null, values);
    }

    private static void add(Class<?> type, Limit limit, Object... values) {
        for (Object value : values) {
            BY_TYPE.get(type).add(new Content(value.toString(), value, limit));
        }
    }

    /** Returns what may stand where a type is declared; nothing if its values have parts, or none is known. */
    static List<Content> of(Class<?> type, Random random) {
        if (type == String.class) {
            return Texts.kinds(random);
        }
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants()).map(Content::of).toList();
        }
        return BY_TYPE.getOrDefault(type, List.of());
    }

    /** True for types that {@link #of} knows. */
    static boolean isScalar(Class<?> type) {
        return type == String.class || type.isEnum() || BY_TYPE.containsKey(type);
    }
}
