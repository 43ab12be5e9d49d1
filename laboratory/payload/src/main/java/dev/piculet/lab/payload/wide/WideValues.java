package dev.piculet.lab.payload.wide;

import dev.piculet.lab.payload.random.Variety;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Random;

/** Fills objects of the wide classes, each field from its name and the seed, so that no order of fields matters. */
final class WideValues {
    /** The types of every eight fields; the same in all classes, so that times a field can be compared. */
    static final List<Class<?>> MIX = List.of(
            int.class, int.class, long.class, double.class, float.class, boolean.class, String.class, String.class);

    private WideValues() {}

    static <T> T fill(T object, long seed) {
        for (Field field : object.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                set(field, object, value(field.getType(), random(seed, field.getName())));
            }
        }
        return object;
    }

    /** Multiplies by the golden ratio, because random numbers of neighbouring seeds begin alike. */
    private static Random random(long seed, String name) {
        return new Random((seed * 31 + name.hashCode()) * 0x9E3779B97F4A7C15L);
    }

    /** Fills an object with values as they vary; one text in eight is null. */
    static <T> T fill(T object, Variety variety) {
        for (Field field : object.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                set(field, object, value(field.getType(), variety));
            }
        }
        return object;
    }

    private static Object value(Class<?> type, Variety variety) {
        if (type == int.class) {
            return variety.number();
        }
        if (type == long.class) {
            return variety.wide();
        }
        if (type == double.class) {
            return variety.decimal();
        }
        if (type == float.class) {
            return variety.number() / 8.0f;
        }
        return type == boolean.class ? (Object) variety.flag() : variety.textOrNull();
    }

    private static void set(Field field, Object object, Object value) {
        try {
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e); // The fields are public.
        }
    }

    /** Numbers are as small and as round as most numbers are, and texts as short as most texts. */
    private static Object value(Class<?> type, Random random) {
        if (type == int.class) {
            return random.nextInt(100_000);
        }
        if (type == long.class) {
            return 1_600_000_000_000L + random.nextInt();
        }
        if (type == double.class) {
            return random.nextInt(10_000_000) / 100.0;
        }
        if (type == float.class) {
            return random.nextInt(1_000) / 8.0f;
        }
        return type == boolean.class ? (Object) random.nextBoolean() : "text " + random.nextInt(1_000);
    }
}
