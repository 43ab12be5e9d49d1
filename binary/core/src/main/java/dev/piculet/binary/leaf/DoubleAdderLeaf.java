package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.concurrent.atomic.DoubleAdder;

/** The sum, eight bytes. */
final class DoubleAdderLeaf extends ExactLeaf<DoubleAdder> {
    DoubleAdderLeaf() {
        super("double-adder", DoubleAdder.class);
    }

    @Override
    void encodeExact(BinaryOutput out, DoubleAdder value) {
        out.writeDouble(value.sum());
    }

    @Override
    public DoubleAdder decode(BinaryInput in) {
        DoubleAdder adder = new DoubleAdder();
        adder.add(in.readDouble());
        return adder;
    }
}
