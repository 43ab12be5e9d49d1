package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.OptionalLong;

/** A byte, 0 or 1, then the number if it is 1, signed. */
final class OptionalLongLeaf extends Leaf<OptionalLong> {
    OptionalLongLeaf() {
        super("optional-long", OptionalLong.class);
    }

    @Override
    public void encode(BinaryOutput out, OptionalLong value) {
        out.writeBoolean(value.isPresent());
        if (value.isPresent()) {
            LongVarint.writeSigned(out, value.getAsLong());
        }
    }

    @Override
    public OptionalLong decode(BinaryInput in) {
        return in.readBoolean() ? OptionalLong.of(LongVarint.readSigned(in)) : OptionalLong.empty();
    }
}
