package dev.piculet.binary.schema;

import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.WireType.Primitive;
import java.util.Comparator;

/**
 * The order of fields on the wire: what has a fixed size first, so that it lies at constant offsets; objects last, so
 * that a chain of them can be followed in a loop; by name otherwise, so that it does not depend on a class file.
 */
public final class FieldOrder implements Comparator<FieldDefinition> {
    /** Slots that share one control word: with four bits each they fill a {@code long}. */
    public static final int GROUP = 16;

    /** The one order there is. */
    public static final FieldOrder INSTANCE = new FieldOrder();

    private FieldOrder() {}

    @Override
    public int compare(FieldDefinition a, FieldDefinition b) {
        int byRank = Integer.compare(rank(a.type()), rank(b.type()));
        return byRank != 0 ? byRank : a.name().compareTo(b.name());
    }

    private static int rank(WireType type) {
        return switch (type.wireKind()) {
            case PRIMITIVE -> rank((Primitive) type);
            case TEXT -> 19;
            case ENUM -> 20;
            case LEAF -> 21;
            case PRIMITIVE_ARRAY, SEQUENCE, DICTIONARY -> 22;
            case CHOICE, OPEN -> 23;
            case OBJECT -> 24;
        };
    }

    private static int rank(Primitive type) {
        return type.nullable() ? 18 : rank(type.kind());
    }

    private static int rank(PrimitiveKind kind) {
        return switch (kind) {
            case DOUBLE, LONG, FLOAT, INT, SHORT, CHAR, BYTE -> 8 - kind.minSize();
            case COMPACT_LONG -> 15;
            case COMPACT_INT -> 16;
            case BOOLEAN -> 17;
        };
    }
}
