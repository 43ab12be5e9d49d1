package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.math.BigInteger;

/** {@link TwosComplement}. */
final class BigIntegerLeaf extends ExactLeaf<BigInteger> {
    BigIntegerLeaf() {
        super("big-integer", BigInteger.class);
    }

    @Override
    void encodeExact(BinaryOutput out, BigInteger value) {
        TwosComplement.write(out, value);
    }

    @Override
    public BigInteger decode(BinaryInput in) {
        return TwosComplement.read(in, TwosComplement.readLength(in));
    }
}
