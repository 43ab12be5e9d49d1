package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.GregorianCalendar;

/** {@link Calendars}. */
final class GregorianCalendarLeaf extends Leaf<GregorianCalendar> {
    GregorianCalendarLeaf() {
        super("gregorian-calendar", GregorianCalendar.class);
    }

    @Override
    public void encode(BinaryOutput out, GregorianCalendar value) {
        Calendars.write(out, value);
    }

    @Override
    public GregorianCalendar decode(BinaryInput in) {
        return Calendars.read(in);
    }
}
