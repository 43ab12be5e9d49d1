package dev.piculet.binary.schema;

/**
 * The kinds of slots (wire format, section 3): one for each class of {@link WireType}. A {@code switch} expression over them
 * without a {@code default} does not compile when there is a new one.
 */
public enum WireKind {
    PRIMITIVE,
    TEXT,
    LEAF,
    ENUM,
    OBJECT,
    CHOICE,
    OPEN,
    SEQUENCE,
    DICTIONARY,
    PRIMITIVE_ARRAY
}
