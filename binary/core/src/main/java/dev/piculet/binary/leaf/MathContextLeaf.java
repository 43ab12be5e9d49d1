package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.math.MathContext;
import java.math.RoundingMode;

/** The precision, and a byte for the mode: the numbers of {@link RoundingMode#valueOf(int)}, which its constants have always had. */
final class MathContextLeaf extends Leaf<MathContext> {
    MathContextLeaf() {
        super("math-context", MathContext.class);
    }

    @Override
    public void encode(BinaryOutput out, MathContext value) {
        out.writeVarint(value.getPrecision());
        out.writeByte((byte) value.getRoundingMode().ordinal());
    }

    @Override
    public MathContext decode(BinaryInput in) {
        int precision = in.readVarint();
        return new MathContext(precision, RoundingMode.valueOf(in.readByte()));
    }
}
