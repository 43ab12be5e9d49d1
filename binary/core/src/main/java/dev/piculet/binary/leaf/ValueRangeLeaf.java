package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.temporal.ValueRange;

/** The smallest and the greatest of the least values, and the same of the greatest values, each signed. */
final class ValueRangeLeaf extends Leaf<ValueRange> {
    ValueRangeLeaf() {
        super("value-range", ValueRange.class);
    }

    @Override
    public void encode(BinaryOutput out, ValueRange value) {
        LongVarint.writeSigned(out, value.getMinimum());
        LongVarint.writeSigned(out, value.getLargestMinimum());
        LongVarint.writeSigned(out, value.getSmallestMaximum());
        LongVarint.writeSigned(out, value.getMaximum());
    }

    @Override
    public ValueRange decode(BinaryInput in) {
        long minimum = LongVarint.readSigned(in);
        long largestMinimum = LongVarint.readSigned(in);
        long smallestMaximum = LongVarint.readSigned(in);
        return ValueRange.of(minimum, largestMinimum, smallestMaximum, LongVarint.readSigned(in));
    }
}
