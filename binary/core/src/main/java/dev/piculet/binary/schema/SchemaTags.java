package dev.piculet.binary.schema;

/** The bytes that begin the parts of a schema's own bytes (wire format, section 6). */
final class SchemaTags {
    static final int VERSION = 3;

    static final int OBJECT = 0;
    static final int RECURSIVE_OBJECT = 1;
    static final int ENUM = 2;
    static final int CHOICE = 3;

    /** Added to the tag of objects that inherit fields. */
    static final int INHERITS = 4;

    /** Plus the ordinal of a {@link PrimitiveKind}. */
    static final int PRIMITIVE = 0x00;
    /** Plus the ordinal of a {@link PrimitiveKind}. */
    static final int PRIMITIVE_ARRAY = 0x10;

    static final int TEXT = 0x20;
    static final int LEAF = 0x21;
    static final int ENUM_REFERENCE = 0x22;
    static final int OBJECT_REFERENCE = 0x23;
    static final int SHARED_OBJECT_REFERENCE = 0x24;
    static final int CHOICE_REFERENCE = 0x25;
    static final int SEQUENCE = 0x26;
    static final int DICTIONARY = 0x27;
    static final int OPEN = 0x28;

    /** Begins a primitive that means something; the ordinal of its {@link PrimitiveKind} follows. */
    static final int UNSIGNED = 0x29;

    static final int DURATION = 0x2A;

    /** Begins an array of such numbers, in the same way. */
    static final int UNSIGNED_ARRAY = 0x2B;

    /** Added to the tag of a type that may be null. */
    static final int NULLABLE = 0x40;

    private static final int PRIMITIVES = PrimitiveKind.values().length;

    private SchemaTags() {}

    /** Returns the kind of slot that a tag begins, which is not marked {@link #NULLABLE}; null if there is none. */
    static WireKind kind(int tag) {
        if (tag >= PRIMITIVE && tag < PRIMITIVE + PRIMITIVES) {
            return WireKind.PRIMITIVE;
        }
        if (tag >= PRIMITIVE_ARRAY && tag < PRIMITIVE_ARRAY + PRIMITIVES) {
            return WireKind.PRIMITIVE_ARRAY;
        }
        return switch (tag) {
            case UNSIGNED, DURATION -> WireKind.PRIMITIVE;
            case UNSIGNED_ARRAY -> WireKind.PRIMITIVE_ARRAY;
            case TEXT -> WireKind.TEXT;
            case LEAF -> WireKind.LEAF;
            case ENUM_REFERENCE -> WireKind.ENUM;
            case OBJECT_REFERENCE, SHARED_OBJECT_REFERENCE -> WireKind.OBJECT;
            case CHOICE_REFERENCE -> WireKind.CHOICE;
            case OPEN -> WireKind.OPEN;
            case SEQUENCE -> WireKind.SEQUENCE;
            case DICTIONARY -> WireKind.DICTIONARY;
            default -> null;
        };
    }
}
