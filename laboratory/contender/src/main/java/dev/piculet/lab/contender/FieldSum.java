package dev.piculet.lab.contender;

/**
 * Adds up fields, in any order: each counts by its place in its class, so that two that are mixed up change the sum. A text counts by
 * its hash code, so whoever adds it has made it a {@link String}, as users want it.
 */
public final class FieldSum {
    /** A field that is null, at its place. */
    public static final long ABSENT = 0x5851F42D4C957F2DL;

    private static final long OFFSET = 0x9E3779B97F4A7C15L;

    private FieldSum() {}

    /** Returns what a number adds, or the sum of an object, or the number of an enum constant. */
    public static long at(int place, long value) {
        return (value + OFFSET) * (2L * place + 1);
    }

    public static long at(int place, double value) {
        return at(place, Double.doubleToRawLongBits(value));
    }

    public static long at(int place, float value) {
        return at(place, Float.floatToRawIntBits(value));
    }

    public static long at(int place, boolean value) {
        return at(place, value ? 1L : 0L);
    }

    /** Returns what a text adds, which may be null. */
    public static long at(int place, String text) {
        return at(place, text == null ? ABSENT : text.hashCode());
    }

    /** Returns what an enum constant adds, which may be null. */
    public static long at(int place, Enum<?> constant) {
        return at(place, constant == null ? ABSENT : constant.ordinal());
    }

    /** Returns what an entry adds to the sum of its map. */
    public static long entry(String key, long value) {
        return at(key.hashCode(), value);
    }

    public static long entry(String key, String value) {
        return entry(key, (long) value.hashCode());
    }
}
