package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.concurrent.atomic.AtomicLong;

/** The number, signed. */
final class AtomicLongLeaf extends ExactLeaf<AtomicLong> {
    AtomicLongLeaf() {
        super("atomic-long", AtomicLong.class);
    }

    @Override
    void encodeExact(BinaryOutput out, AtomicLong value) {
        LongVarint.writeSigned(out, value.get());
    }

    @Override
    public AtomicLong decode(BinaryInput in) {
        return new AtomicLong(LongVarint.readSigned(in));
    }
}
