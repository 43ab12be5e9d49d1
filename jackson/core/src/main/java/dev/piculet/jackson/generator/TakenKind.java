package dev.piculet.jackson.generator;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.math.BigDecimal;
import java.util.Optional;

/** How generated code takes a value from the parser's buffer. */
public enum TakenKind {
    /** An {@code int}. */
    INT("Int", ConstantDescs.CD_int),
    /** A {@code long}. */
    LONG("Long", ConstantDescs.CD_long),
    /** A {@code double}. */
    DOUBLE("Double", ConstantDescs.CD_double),
    /** A {@code boolean}, as 1 or 0. */
    BOOLEAN("Boolean", ConstantDescs.CD_int),
    /** A {@code String}. */
    STRING("String", ConstantDescs.CD_String),
    /** A {@code String} or null. */
    NULL_OR_STRING("NullOrString", ConstantDescs.CD_String),
    /** An {@code Integer} or null. */
    NULL_OR_INT("NullOrInt", ConstantDescs.CD_Object),
    /** A {@code Long} or null. */
    NULL_OR_LONG("NullOrLong", ConstantDescs.CD_Object),
    /** A {@code Double} or null. */
    NULL_OR_DOUBLE("NullOrDouble", ConstantDescs.CD_Object),
    /** A {@code Boolean} or null. */
    NULL_OR_BOOLEAN("NullOrBoolean", ConstantDescs.CD_Object),
    /** A {@code BigDecimal} with a fraction, or null. */
    NULL_OR_DECIMAL("NullOrDecimal", ConstantDescs.CD_Object),
    /** What a {@link dev.piculet.jackson.bytes.StringDecoder} makes of a string. */
    DECODED("Decoded", ConstantDescs.CD_Object),
    /** The same, or null. */
    NULL_OR_DECODED("NullOrDecoded", ConstantDescs.CD_Object);

    final String suffix;

    /** The JVM type of what is taken. */
    final ClassDesc type;

    TakenKind(String suffix, ClassDesc type) {
        this.suffix = suffix;
        this.type = type;
    }

    /** Tells whether a decoder makes it of a string. */
    boolean isDecoded() {
        return this == DECODED || this == NULL_OR_DECODED;
    }

    /** Returns how a value is taken that the parser has a function for; empty for others. */
    public static Optional<TakenKind> of(ValueKind kind) {
        return switch (kind) {
            case INT -> Optional.of(INT);
            case LONG -> Optional.of(LONG);
            case DOUBLE -> Optional.of(DOUBLE);
            case BOOLEAN -> Optional.of(BOOLEAN);
            case STRING -> Optional.of(STRING);
            case OBJECT, HELD, PROPERTY -> Optional.empty();
        };
    }

    /** Returns how a value or null is taken whose deserializer is Jackson's own; empty for types that are not taken. */
    public static Optional<TakenKind> ofNullable(Class<?> type) {
        if (type == String.class) {
            return Optional.of(NULL_OR_STRING);
        }
        if (type == Integer.class) {
            return Optional.of(NULL_OR_INT);
        }
        if (type == Long.class) {
            return Optional.of(NULL_OR_LONG);
        }
        if (type == Double.class) {
            return Optional.of(NULL_OR_DOUBLE);
        }
        if (type == BigDecimal.class) {
            return Optional.of(NULL_OR_DECIMAL);
        }
        return type == Boolean.class ? Optional.of(NULL_OR_BOOLEAN) : Optional.empty();
    }
}
