package dev.piculet.access;

/** A value's kind to the JVM: one of the primitive types, or a reference. */
enum JvmKind {
    BOOLEAN,
    BYTE,
    SHORT,
    CHAR,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    REFERENCE;

    static JvmKind of(Class<?> type) {
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
