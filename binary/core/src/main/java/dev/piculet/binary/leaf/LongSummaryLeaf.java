package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.LongSummaryStatistics;

/** The number of values; if there are any, the least, the greatest and the sum; all signed. */
final class LongSummaryLeaf extends ExactLeaf<LongSummaryStatistics> {
    LongSummaryLeaf() {
        super("long-summary", LongSummaryStatistics.class);
    }

    @Override
    void encodeExact(BinaryOutput out, LongSummaryStatistics value) {
        LongVarint.writeSigned(out, value.getCount());
        if (value.getCount() != 0) {
            LongVarint.writeSigned(out, value.getMin());
            LongVarint.writeSigned(out, value.getMax());
            LongVarint.writeSigned(out, value.getSum());
        }
    }

    @Override
    public LongSummaryStatistics decode(BinaryInput in) {
        long count = LongVarint.readSigned(in);
        return count == 0
                ? new LongSummaryStatistics()
                : new LongSummaryStatistics(
                        count, LongVarint.readSigned(in), LongVarint.readSigned(in), LongVarint.readSigned(in));
    }
}
