package dev.piculet.binary.codec.leaf;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.codec.Leaf;
import java.time.ZoneId;

/** {@link Zones}. */
final class ZoneIdLeaf extends Leaf<ZoneId> {
    ZoneIdLeaf() {
        super("zone-id", ZoneId.class);
    }

    @Override
    public void encode(BinaryOutput out, ZoneId value) {
        Zones.write(out, value);
    }

    @Override
    public ZoneId decode(BinaryInput in) {
        return Zones.read(in);
    }
}
