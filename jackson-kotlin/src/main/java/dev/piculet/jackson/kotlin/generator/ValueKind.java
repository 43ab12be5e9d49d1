package dev.piculet.jackson.kotlin.generator;

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
    /** What a value class holds, which one known deserializer reads; only for reading. */
    HELD("Held"),
    /** Everything else: the property does it all itself. */
    PROPERTY("Property");

    final String suffix;

    ValueKind(String suffix) {
        this.suffix = suffix;
    }

    /** Tells whether the parser and the generator have a function for it. */
    public boolean isDirect() {
        return compareTo(OBJECT) < 0;
    }
}
