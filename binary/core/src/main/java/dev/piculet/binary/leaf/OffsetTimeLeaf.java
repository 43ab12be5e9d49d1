package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.LocalTime;
import java.time.OffsetTime;

/** {@link ScaledNanos} since midnight, then the offset of {@link Zones}. */
final class OffsetTimeLeaf extends Leaf<OffsetTime> {
    OffsetTimeLeaf() {
        super("offset-time", OffsetTime.class);
    }

    @Override
    public void encode(BinaryOutput out, OffsetTime value) {
        ScaledNanos.write(out, value.toLocalTime().toNanoOfDay());
        Zones.write(out, value.getOffset());
    }

    @Override
    public OffsetTime decode(BinaryInput in) {
        LocalTime local = LocalTime.ofNanoOfDay(ScaledNanos.read(in));
        return OffsetTime.of(local, Zones.readOffset(in));
    }
}
