package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.UUID;

/** Sixteen bytes: two numbers of 64 bits, the higher first. */
final class UuidLeaf extends Leaf<UUID> {
    UuidLeaf() {
        super("uuid", UUID.class);
    }

    @Override
    public void encode(BinaryOutput out, UUID value) {
        out.writeLong(value.getMostSignificantBits());
        out.writeLong(value.getLeastSignificantBits());
    }

    @Override
    public UUID decode(BinaryInput in) {
        long high = in.readLong();
        return new UUID(high, in.readLong());
    }
}
