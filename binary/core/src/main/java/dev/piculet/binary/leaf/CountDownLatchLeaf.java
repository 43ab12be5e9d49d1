package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.concurrent.CountDownLatch;

/** The count. Threads that wait for it are not written. */
final class CountDownLatchLeaf extends ExactLeaf<CountDownLatch> {
    CountDownLatchLeaf() {
        super("count-down-latch", CountDownLatch.class);
    }

    @Override
    void encodeExact(BinaryOutput out, CountDownLatch value) {
        out.writeVarint((int) value.getCount());
    }

    @Override
    public CountDownLatch decode(BinaryInput in) {
        return new CountDownLatch(in.readVarint());
    }
}
