package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.Period;

/** Years, months and days, each signed. */
final class PeriodLeaf extends Leaf<Period> {
    PeriodLeaf() {
        super("period", Period.class);
    }

    @Override
    public void encode(BinaryOutput out, Period value) {
        LongVarint.writeSigned(out, value.getYears());
        LongVarint.writeSigned(out, value.getMonths());
        LongVarint.writeSigned(out, value.getDays());
    }

    @Override
    public Period decode(BinaryInput in) {
        int years = LongVarint.readSignedInt(in);
        int months = LongVarint.readSignedInt(in);
        return Period.of(years, months, LongVarint.readSignedInt(in));
    }
}
