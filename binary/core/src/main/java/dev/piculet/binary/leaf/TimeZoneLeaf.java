package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.TimeZone;

/** {@link TimeZones}. */
final class TimeZoneLeaf extends Leaf<TimeZone> {
    TimeZoneLeaf() {
        super("time-zone", TimeZone.class);
    }

    @Override
    public void encode(BinaryOutput out, TimeZone value) {
        TimeZones.write(out, value);
    }

    @Override
    public TimeZone decode(BinaryInput in) {
        return TimeZones.read(in);
    }
}
