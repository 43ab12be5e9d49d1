package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.concurrent.atomic.AtomicBoolean;

/** A byte, 0 or 1. */
final class AtomicBooleanLeaf extends ExactLeaf<AtomicBoolean> {
    AtomicBooleanLeaf() {
        super("atomic-boolean", AtomicBoolean.class);
    }

    @Override
    void encodeExact(BinaryOutput out, AtomicBoolean value) {
        out.writeBoolean(value.get());
    }

    @Override
    public AtomicBoolean decode(BinaryInput in) {
        return new AtomicBoolean(in.readBoolean());
    }
}
