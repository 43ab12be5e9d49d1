package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.Duration;

/** Whole seconds below it, signed, then {@link ScaledNanos}. */
final class DurationLeaf extends Leaf<Duration> {
    DurationLeaf() {
        super("duration", Duration.class);
    }

    @Override
    public void encode(BinaryOutput out, Duration value) {
        LongVarint.writeSigned(out, value.getSeconds());
        ScaledNanos.write(out, value.getNano());
    }

    @Override
    public Duration decode(BinaryInput in) {
        long seconds = LongVarint.readSigned(in);
        return Duration.ofSeconds(seconds, ScaledNanos.readFraction(in));
    }
}
