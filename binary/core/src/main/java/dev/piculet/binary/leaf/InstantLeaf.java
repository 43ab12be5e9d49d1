package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.Instant;

/** Seconds since 1970, signed, then {@link ScaledNanos}. */
final class InstantLeaf extends Leaf<Instant> {
    InstantLeaf() {
        super("instant", Instant.class);
    }

    @Override
    public void encode(BinaryOutput out, Instant value) {
        LongVarint.writeSigned(out, value.getEpochSecond());
        ScaledNanos.write(out, value.getNano());
    }

    @Override
    public Instant decode(BinaryInput in) {
        long second = LongVarint.readSigned(in);
        return Instant.ofEpochSecond(second, ScaledNanos.readFraction(in));
    }
}
