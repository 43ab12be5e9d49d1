package dev.piculet.jackson3.beans;

import java.math.BigDecimal;
import tools.jackson.databind.ValueDeserializer;

/** What elements of an array are taken from the parser's buffer. */
enum ElementKind {
    INT,
    LONG,
    DOUBLE,
    BOOLEAN,
    STRING,
    /** A {@link BigDecimal} with a fraction. */
    DECIMAL,
    /** What a {@link dev.piculet.jackson.bytes.StringDecoder} makes of a string. */
    DECODED,
    /** None: elements are objects or arrays, of which the parser is moved to the begin. */
    NONE;

    /** Returns how elements of a class are taken which a deserializer reads. */
    static ElementKind of(Class<?> type, ValueDeserializer<?> by) {
        if (!SettableFacts.isDirect(type, by)) {
            return NONE;
        }
        if (type == Integer.class) {
            return INT;
        }
        if (type == Long.class) {
            return LONG;
        }
        if (type == Double.class) {
            return DOUBLE;
        }
        if (type == Boolean.class) {
            return BOOLEAN;
        }
        return type == BigDecimal.class ? DECIMAL : NONE;
    }
}
