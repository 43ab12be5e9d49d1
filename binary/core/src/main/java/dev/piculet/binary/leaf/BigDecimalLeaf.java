package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.math.BigDecimal;

/** The scale, signed, then the unscaled value as {@link TwosComplement}: 1.0 is not 1. */
final class BigDecimalLeaf extends ExactLeaf<BigDecimal> {
    BigDecimalLeaf() {
        super("big-decimal", BigDecimal.class);
    }

    @Override
    void encodeExact(BinaryOutput out, BigDecimal value) {
        LongVarint.writeSigned(out, value.scale());
        TwosComplement.write(out, value.unscaledValue());
    }

    @Override
    public BigDecimal decode(BinaryInput in) {
        int scale = LongVarint.readSignedInt(in);
        int length = TwosComplement.readLength(in);
        return length <= Long.BYTES
                ? BigDecimal.valueOf(TwosComplement.readLong(in, length), scale)
                : new BigDecimal(TwosComplement.read(in, length), scale);
    }
}
