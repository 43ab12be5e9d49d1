package dev.piculet.binary.codec.leaf;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.codec.Leaf;
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
