package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.concurrent.atomic.LongAdder;

/** The sum, signed. */
final class LongAdderLeaf extends ExactLeaf<LongAdder> {
    LongAdderLeaf() {
        super("long-adder", LongAdder.class);
    }

    @Override
    void encodeExact(BinaryOutput out, LongAdder value) {
        LongVarint.writeSigned(out, value.sum());
    }

    @Override
    public LongAdder decode(BinaryInput in) {
        LongAdder adder = new LongAdder();
        adder.add(LongVarint.readSigned(in));
        return adder;
    }
}
