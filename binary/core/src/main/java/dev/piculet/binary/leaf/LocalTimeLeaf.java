package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.LocalTime;

/** {@link ScaledNanos} since midnight. */
final class LocalTimeLeaf extends Leaf<LocalTime> {
    LocalTimeLeaf() {
        super("local-time", LocalTime.class);
    }

    @Override
    public void encode(BinaryOutput out, LocalTime value) {
        ScaledNanos.write(out, value.toNanoOfDay());
    }

    @Override
    public LocalTime decode(BinaryInput in) {
        return LocalTime.ofNanoOfDay(ScaledNanos.read(in));
    }
}
