package dev.piculet.binary.schema;

/**
 * The kinds of slots (wire format, section 3): one for each class of {@link WireType}. A {@code switch} expression over them
 * without a {@code default} does not compile when there is a new one.
 */
public enum WireKind {
    /** Its kinds have ranks of their own, all lower. */
    PRIMITIVE(0),
    TEXT(19),
    LEAF(21),
    ENUM(20),
    OBJECT(24),
    CHOICE(23),
    OPEN(23),
    SEQUENCE(22),
    DICTIONARY(22),
    PRIMITIVE_ARRAY(22);

    private final int fieldRank;

    WireKind(int fieldRank) {
        this.fieldRank = fieldRank;
    }

    /** Where fields of this kind stand among others ({@link FieldOrder}). */
    int fieldRank() {
        return fieldRank;
    }
}
