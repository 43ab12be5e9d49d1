package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.OptionalDouble;

/** A byte, 0 or 1, then the number if it is 1. */
final class OptionalDoubleLeaf extends Leaf<OptionalDouble> {
    OptionalDoubleLeaf() {
        super("optional-double", OptionalDouble.class);
    }

    @Override
    public void encode(BinaryOutput out, OptionalDouble value) {
        out.writeBoolean(value.isPresent());
        if (value.isPresent()) {
            out.writeDouble(value.getAsDouble());
        }
    }

    @Override
    public OptionalDouble decode(BinaryInput in) {
        return in.readBoolean() ? OptionalDouble.of(in.readDouble()) : OptionalDouble.empty();
    }
}
