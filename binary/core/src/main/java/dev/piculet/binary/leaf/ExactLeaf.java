package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryOutput;

/** A leaf of a class that has, or may have, subclasses which it must not turn into that class. */
abstract class ExactLeaf<T> extends Leaf<T> {
    ExactLeaf(String id, Class<T> type) {
        super(id, type);
    }

    @Override
    public final void encode(BinaryOutput out, T value) {
        if (value.getClass() != type()) {
            throw LeafErrors.subclassOfLeaf(value.getClass(), type());
        }
        encodeExact(out, value);
    }

    /** Writes a value of exactly this class. */
    abstract void encodeExact(BinaryOutput out, T value);
}
