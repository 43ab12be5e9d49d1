package dev.piculet.access.internal;

/** What a value is to the JVM: one of the primitive types, or a reference. */
public enum JvmKind {
    BOOLEAN("Boolean"),
    BYTE("Byte"),
    SHORT("Short"),
    CHAR("Char"),
    INT("Int"),
    LONG("Long"),
    FLOAT("Float"),
    DOUBLE("Double"),
    REFERENCE("");

    /**
     * Ends the name of the method that moves such a value without boxing: {@code getInt}, {@code setInt}; empty for
     * references.
     */
    public final String suffix;

    JvmKind(String suffix) {
        this.suffix = suffix;
    }

    public static JvmKind of(Class<?> type) {
        if (!type.isPrimitive()) {
            return REFERENCE;
        }
        if (type == int.class) {
            return INT;
        }
        if (type == long.class) {
            return LONG;
        }
        if (type == boolean.class) {
            return BOOLEAN;
        }
        if (type == double.class) {
            return DOUBLE;
        }
        if (type == float.class) {
            return FLOAT;
        }
        if (type == byte.class) {
            return BYTE;
        }
        return type == short.class ? SHORT : CHAR;
    }
}
