package dev.piculet.lab.contender;

import java.util.List;
import java.util.Locale;

/** What one timed call does. */
public enum Operation {
    SERIALIZE,
    DESERIALIZE,
    ROUNDTRIP,

    /** Reads one field of a document, for payloads with {@link PayloadFields}. */
    READ_ONE,

    /** Reads all fields of a document and adds them up, for payloads with {@link PayloadFields}. */
    READ_ALL;

    /** Those that every library has: from and to objects. */
    public static final List<Operation> OF_OBJECTS = List.of(SERIALIZE, DESERIALIZE, ROUNDTRIP);

    /** The name in commands, stores and reports: {@code serialize}, {@code read-one}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** True if it reads fields, whether there is an object or not. */
    public boolean isOfFields() {
        return !OF_OBJECTS.contains(this);
    }

    /** Returns the operation with that {@link #id}. */
    public static Operation ofId(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
