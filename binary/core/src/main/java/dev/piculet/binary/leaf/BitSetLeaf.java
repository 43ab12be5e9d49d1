package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.BitSet;

/** The number of bytes, then bits from the lowest of the first byte on, up to the last byte that has one. */
final class BitSetLeaf extends ExactLeaf<BitSet> {
    BitSetLeaf() {
        super("bit-set", BitSet.class);
    }

    @Override
    void encodeExact(BinaryOutput out, BitSet value) {
        byte[] bytes = value.toByteArray();
        out.writeVarint(bytes.length);
        out.writeBytes(bytes);
    }

    @Override
    public BitSet decode(BinaryInput in) {
        byte[] bytes = in.readBytes(in.readCount());
        if (bytes.length > 0 && bytes[bytes.length - 1] == 0) {
            throw new IllegalArgumentException("the last byte has no bits");
        }
        return BitSet.valueOf(bytes);
    }
}
