package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.IntSummaryStatistics;

/** The number of values; if there are any, the least, the greatest and the sum; all signed. */
final class IntSummaryLeaf extends ExactLeaf<IntSummaryStatistics> {
    IntSummaryLeaf() {
        super("int-summary", IntSummaryStatistics.class);
    }

    @Override
    void encodeExact(BinaryOutput out, IntSummaryStatistics value) {
        LongVarint.writeSigned(out, value.getCount());
        if (value.getCount() != 0) {
            LongVarint.writeSigned(out, value.getMin());
            LongVarint.writeSigned(out, value.getMax());
            LongVarint.writeSigned(out, value.getSum());
        }
    }

    @Override
    public IntSummaryStatistics decode(BinaryInput in) {
        long count = LongVarint.readSigned(in);
        return count == 0
                ? new IntSummaryStatistics()
                : new IntSummaryStatistics(
                        count, LongVarint.readSignedInt(in), LongVarint.readSignedInt(in), LongVarint.readSigned(in));
    }
}
