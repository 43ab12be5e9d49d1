package dev.piculet.lab.contenders.access.learned;

/** What a field holds, which decides how the loop over the fields moves it. */
enum FieldKind {
    BOOLEAN,
    SHORT,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    REFERENCE;

    /** Returns the kind of a declared type. Other primitives count as references, and have no codec. */
    static FieldKind of(Class<?> type) {
        if (type == boolean.class) {
            return BOOLEAN;
        } else if (type == short.class) {
            return SHORT;
        } else if (type == int.class) {
            return INT;
        } else if (type == long.class) {
            return LONG;
        } else if (type == float.class) {
            return FLOAT;
        }
        return type == double.class ? DOUBLE : REFERENCE;
    }
}
