package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.concurrent.atomic.AtomicInteger;

/** The number, signed. */
final class AtomicIntegerLeaf extends ExactLeaf<AtomicInteger> {
    AtomicIntegerLeaf() {
        super("atomic-integer", AtomicInteger.class);
    }

    @Override
    void encodeExact(BinaryOutput out, AtomicInteger value) {
        LongVarint.writeSigned(out, value.get());
    }

    @Override
    public AtomicInteger decode(BinaryInput in) {
        return new AtomicInteger(LongVarint.readSignedInt(in));
    }
}
