package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.ZoneOffset;

/** The offset of {@link Zones}. */
final class ZoneOffsetLeaf extends Leaf<ZoneOffset> {
    ZoneOffsetLeaf() {
        super("zone-offset", ZoneOffset.class);
    }

    @Override
    public void encode(BinaryOutput out, ZoneOffset value) {
        Zones.write(out, value);
    }

    @Override
    public ZoneOffset decode(BinaryInput in) {
        return Zones.readOffset(in);
    }
}
