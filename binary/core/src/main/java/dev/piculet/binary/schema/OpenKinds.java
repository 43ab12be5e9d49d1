package dev.piculet.binary.schema;

import java.util.List;

/**
 * The types that a value in an open place may have without a description: they have numbers instead (wire format, section
 * 4.11). The order never changes.
 */
public final class OpenKinds {
    /** What a place declared as Object holds. */
    public static final WireType ANY = new WireType.Open("");

    private static final List<WireType> TYPES = List.of(
            new WireType.Text(),
            primitive(PrimitiveKind.BOOLEAN),
            primitive(PrimitiveKind.COMPACT_INT),
            primitive(PrimitiveKind.COMPACT_LONG),
            primitive(PrimitiveKind.DOUBLE),
            new WireType.Sequence(SequenceCodes.ARRAY_LIST, ANY),
            new WireType.Dictionary(DictionaryCodes.HASH_MAP, ANY, ANY),
            new WireType.Sequence(SequenceCodes.HASH_SET, ANY),
            new WireType.Sequence(CollectionKind.ARRAY, ANY),
            new WireType.PrimitiveArray(PrimitiveKind.BYTE),
            primitive(PrimitiveKind.FLOAT),
            primitive(PrimitiveKind.BYTE),
            primitive(PrimitiveKind.SHORT),
            primitive(PrimitiveKind.CHAR));

    /** How many there are. */
    public static final int COUNT = TYPES.size();

    private OpenKinds() {}

    private static WireType primitive(PrimitiveKind kind) {
        return new WireType.Primitive(kind, false);
    }

    /** Returns the type of a number from 0. */
    public static WireType type(int number) {
        return TYPES.get(number);
    }

    /** Returns the number of a type; -1 if it has none. */
    public static int number(WireType type) {
        return TYPES.indexOf(type);
    }
}
