package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.OptionalInt;

/** A byte, 0 or 1, then the number if it is 1, signed. */
final class OptionalIntLeaf extends Leaf<OptionalInt> {
    OptionalIntLeaf() {
        super("optional-int", OptionalInt.class);
    }

    @Override
    public void encode(BinaryOutput out, OptionalInt value) {
        out.writeBoolean(value.isPresent());
        if (value.isPresent()) {
            LongVarint.writeSigned(out, value.getAsInt());
        }
    }

    @Override
    public OptionalInt decode(BinaryInput in) {
        return in.readBoolean() ? OptionalInt.of(LongVarint.readSignedInt(in)) : OptionalInt.empty();
    }
}
