package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.YearMonth;

/** Months since January of the year 0, signed. */
final class YearMonthLeaf extends Leaf<YearMonth> {
    YearMonthLeaf() {
        super("year-month", YearMonth.class);
    }

    @Override
    public void encode(BinaryOutput out, YearMonth value) {
        LongVarint.writeSigned(out, 12L * value.getYear() + value.getMonthValue() - 1);
    }

    @Override
    public YearMonth decode(BinaryInput in) {
        long months = LongVarint.readSigned(in);
        return YearMonth.of(Math.toIntExact(Math.floorDiv(months, 12)), Math.floorMod(months, 12) + 1);
    }
}
