package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.Year;

/** The number, signed. */
final class YearLeaf extends Leaf<Year> {
    YearLeaf() {
        super("year", Year.class);
    }

    @Override
    public void encode(BinaryOutput out, Year value) {
        LongVarint.writeSigned(out, value.getValue());
    }

    @Override
    public Year decode(BinaryInput in) {
        return Year.of(LongVarint.readSignedInt(in));
    }
}
