package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/**
 * The zone of {@link Zones}, {@link LocalDateTimes}, and, unless the zone is one, the offset, which tells the two
 * hours of an overlap apart. Where the reader's rules for a zone are newer than the writer's, the instant is kept.
 */
final class ZonedDateTimeLeaf extends Leaf<ZonedDateTime> {
    ZonedDateTimeLeaf() {
        super("zoned-date-time", ZonedDateTime.class);
    }

    @Override
    public void encode(BinaryOutput out, ZonedDateTime value) {
        Zones.write(out, value.getZone());
        LocalDateTimes.write(out, value.toLocalDateTime());
        if (!(value.getZone() instanceof ZoneOffset)) {
            Zones.write(out, value.getOffset());
        }
    }

    @Override
    public ZonedDateTime decode(BinaryInput in) {
        ZoneId zone = Zones.read(in);
        LocalDateTime local = LocalDateTimes.read(in);
        ZoneOffset offset = zone instanceof ZoneOffset fixed ? fixed : Zones.readOffset(in);
        return ZonedDateTime.ofInstant(local, offset, zone);
    }
}
