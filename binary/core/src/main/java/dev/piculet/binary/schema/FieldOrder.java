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
        WireKind kind = type.wireKind();
        return kind == WireKind.PRIMITIVE ? rank((Primitive) type) : kind.fieldRank();
    }

    private static int rank(Primitive type) {
        return type.nullable() ? 18 : rank(type.kind());
    }

    private static int rank(PrimitiveKind kind) {
        if (kind.isFixed()) {
            return 8 - kind.minSize();
        }
        return kind == PrimitiveKind.COMPACT_LONG ? 15 : kind == PrimitiveKind.COMPACT_INT ? 16 : 17;
    }
}
