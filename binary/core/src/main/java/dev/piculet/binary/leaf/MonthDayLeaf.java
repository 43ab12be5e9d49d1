package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.MonthDay;

/** A byte for the month, from 1, and one for the day, from 1. */
final class MonthDayLeaf extends Leaf<MonthDay> {
    MonthDayLeaf() {
        super("month-day", MonthDay.class);
    }

    @Override
    public void encode(BinaryOutput out, MonthDay value) {
        out.writeByte(value.getMonthValue());
        out.writeByte(value.getDayOfMonth());
    }

    @Override
    public MonthDay decode(BinaryInput in) {
        int month = in.readByte();
        return MonthDay.of(month, in.readByte());
    }
}
