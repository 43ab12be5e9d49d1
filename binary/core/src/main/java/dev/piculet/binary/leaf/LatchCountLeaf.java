package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/** The count of a {@code CountDownLatch}, for trees: a latch equals no other, and its text is another each time. */
final class LatchCountLeaf extends Leaf<Integer> {
    LatchCountLeaf() {
        super("count-down-latch", Integer.class);
    }

    @Override
    public void encode(BinaryOutput out, Integer value) {
        out.writeVarint(value);
    }

    @Override
    public Integer decode(BinaryInput in) {
        return in.readVarint();
    }
}
