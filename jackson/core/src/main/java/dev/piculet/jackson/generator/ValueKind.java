package dev.piculet.jackson.generator;

import dev.piculet.model.ValueClassModel;

/** How generated code reads or writes a value. */
public enum ValueKind {
    /** An {@code int} by the parser's or generator's own function. */
    INT("Int"),
    /** A {@code long} likewise. */
    LONG("Long"),
    /** A {@code double} likewise. */
    DOUBLE("Double"),
    /** A {@code boolean} likewise. */
    BOOLEAN("Boolean"),
    /** A {@code String} likewise. */
    STRING("String"),
    /** Whatever one known serializer or deserializer handles. */
    OBJECT("Object"),
    /** An underlying value that one known deserializer reads; only for reading. */
    HELD("Held"),
    /** Everything else: the property does it all itself. */
    PROPERTY("Property");

    final String suffix;

    ValueKind(String suffix) {
        this.suffix = suffix;
    }

    /** Returns how a value of a primitive type is handled: by the property if nothing else can. */
    public static ValueKind ofPrimitive(Class<?> type) {
        if (type == int.class) {
            return INT;
        }
        if (type == long.class) {
            return LONG;
        }
        if (type == double.class) {
            return DOUBLE;
        }
        return type == boolean.class ? BOOLEAN : PROPERTY;
    }

    /** Returns how a primitive or a string is handled whose (de)serializer is Jackson's own. */
    public static ValueKind ofDirect(Class<?> type) {
        return type == String.class ? STRING : ofPrimitive(type);
    }

    /** Returns how an underlying value is handled: as a wrapped object if there is no better way. */
    public static ValueKind ofHeld(ValueClassModel valueClass) {
        Class<?> type = valueClass.underlying().rawClass();
        if (valueClass.underlying().valueClass().isPresent()) {
            return OBJECT;
        }
        ValueKind kind = ofDirect(type);
        return kind == PROPERTY ? OBJECT : kind;
    }

    /** Tells whether the parser and the generator have a function for it. */
    public boolean isDirect() {
        return compareTo(OBJECT) < 0;
    }
}
