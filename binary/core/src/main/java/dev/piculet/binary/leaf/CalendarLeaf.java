package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.Calendar;

/** {@link Calendars}. */
final class CalendarLeaf extends Leaf<Calendar> {
    CalendarLeaf() {
        super("calendar", Calendar.class);
    }

    @Override
    public void encode(BinaryOutput out, Calendar value) {
        Calendars.write(out, value);
    }

    @Override
    public Calendar decode(BinaryInput in) {
        return Calendars.read(in);
    }
}
