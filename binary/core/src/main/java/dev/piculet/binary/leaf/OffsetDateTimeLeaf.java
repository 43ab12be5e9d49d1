package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;

/** {@link LocalDateTimes}, then the offset of {@link Zones}. */
final class OffsetDateTimeLeaf extends Leaf<OffsetDateTime> {
    OffsetDateTimeLeaf() {
        super("offset-date-time", OffsetDateTime.class);
    }

    @Override
    public void encode(BinaryOutput out, OffsetDateTime value) {
        LocalDateTimes.write(out, value.toLocalDateTime());
        Zones.write(out, value.getOffset());
    }

    @Override
    public OffsetDateTime decode(BinaryInput in) {
        LocalDateTime local = LocalDateTimes.read(in);
        return OffsetDateTime.of(local, Zones.readOffset(in));
    }
}
