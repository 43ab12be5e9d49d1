package dev.piculet.lab.contender;

import java.util.Locale;

/** What one timed call does. */
public enum Operation {
    SERIALIZE,
    DESERIALIZE,
    ROUNDTRIP;

    /** The name in commands, stores and reports: {@code serialize}, {@code deserialize}, {@code roundtrip}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the operation with that {@link #id}. */
    public static Operation ofId(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
