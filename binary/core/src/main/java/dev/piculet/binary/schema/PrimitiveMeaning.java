package dev.piculet.binary.schema;

import java.util.Locale;

/** What the bits of a whole number mean where a value class of Kotlin's library holds it (wire format, section 6). */
public enum PrimitiveMeaning {
    /** What its Java type says. */
    PLAIN(""),

    /** A number without a sign: a {@code UByte}, {@code UShort}, {@code UInt} or {@code ULong}. */
    UNSIGNED("unsigned "),

    /** A {@code kotlin.time.Duration}: nanoseconds or milliseconds, and which of them. */
    DURATION("duration as ");

    private static final String UNSIGNED_CLASSES = "kotlin.U";
    private static final String DURATION_CLASS = "kotlin.time.Duration";

    private final String prefix;

    PrimitiveMeaning(String prefix) {
        this.prefix = prefix;
    }

    /** Returns what the number means that a value class holds, or each of an array that it holds. */
    public static PrimitiveMeaning of(Class<?> valueClass) {
        return switch (valueClass.getName()) {
            case "kotlin.UByte", "kotlin.UShort", "kotlin.UInt", "kotlin.ULong" -> UNSIGNED;
            case "kotlin.UByteArray", "kotlin.UShortArray", "kotlin.UIntArray", "kotlin.ULongArray" -> UNSIGNED;
            case DURATION_CLASS -> DURATION;
            default -> PLAIN;
        };
    }

    /** Whether numbers of a kind may mean this. */
    public boolean isOf(PrimitiveKind kind) {
        return switch (kind) {
            case LONG, COMPACT_LONG -> true;
            case BYTE, SHORT, INT, COMPACT_INT -> this != DURATION;
            case BOOLEAN, CHAR, FLOAT, DOUBLE -> this == PLAIN;
        };
    }

    /** Returns the full name of the value class that holds such a number of a kind; this is not {@link #PLAIN}. */
    public String className(PrimitiveKind kind) {
        if (this == DURATION) {
            return DURATION_CLASS;
        }
        String name = kind.javaType().getName();
        return UNSIGNED_CLASSES + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns what people call a number of a kind that means this. */
    public String name(PrimitiveKind kind) {
        return prefix + kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
