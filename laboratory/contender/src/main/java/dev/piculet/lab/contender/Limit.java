package dev.piculet.lab.contender;

import java.util.Locale;

/**
 * Values that a contender may be excused from. Its descriptor declares which it does not hold; it is not examined with them,
 * and the report says so beside its row. There are few on purpose: a contender that leaves out more saves work.
 */
public enum Limit {
    NON_FINITE("NaN and infinities"),
    NEGATIVE_ZERO("-0.0"),
    DISTANT_TIMES("times before the year 0 or after 9999");

    private final String meaning;

    Limit(String meaning) {
        this.meaning = meaning;
    }

    /** The name in descriptors: {@code non-finite}, {@code negative-zero}, {@code distant-times}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The values, in words. */
    public String meaning() {
        return meaning;
    }

    /**
     * Returns the limit with that {@link #id}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Limit ofId(String id) {
        for (Limit limit : values()) {
            if (limit.id().equals(id)) {
                return limit;
            }
        }
        throw new IllegalArgumentException("There is no limit '" + id + "'.");
    }
}
