package dev.piculet.binary.codec.leaf;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.codec.Leaf;
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
