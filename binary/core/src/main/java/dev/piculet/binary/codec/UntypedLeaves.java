package dev.piculet.binary.codec;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.leaf.CustomLeaf;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.leaf.Leaves;
import dev.piculet.binary.schema.WireType;

/** Finds the leaves of values of which only the schema is known: they are read as trees, shown, or passed over. */
public final class UntypedLeaves {
    private UntypedLeaves() {}

    /**
     * Returns the leaf with an id of a schema; null if its values begin with the number of their bytes.
     *
     * @throws dev.piculet.binary.io.SchemaMismatchException if nobody knows where its values end: a later release has added it
     */
    public static Leaf<?> of(String id) {
        Leaf<?> leaf = Leaves.ofIdForTrees(id);
        if (leaf == null && !hasLength(id)) {
            throw LeafErrors.unknownLeaf(id);
        }
        return leaf;
    }

    private static boolean hasLength(String id) {
        return id.startsWith(CustomLeaf.PREFIX)
                || id.startsWith(WireType.Leaf.EXTERNAL)
                || id.startsWith(WireType.Leaf.SERIAL);
    }
}
