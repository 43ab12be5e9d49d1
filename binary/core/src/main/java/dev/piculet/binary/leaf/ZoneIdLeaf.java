package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
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
