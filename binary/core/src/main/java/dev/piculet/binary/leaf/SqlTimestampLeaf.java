package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.sql.Timestamp;
import java.time.Instant;

/** The layout of {@link InstantLeaf}. */
final class SqlTimestampLeaf extends ExactLeaf<Timestamp> {
    SqlTimestampLeaf() {
        super("sql-timestamp", Timestamp.class);
    }

    @Override
    void encodeExact(BinaryOutput out, Timestamp value) {
        LongVarint.writeSigned(out, Math.floorDiv(value.getTime(), 1_000L));
        ScaledNanos.write(out, value.getNanos());
    }

    @Override
    public Timestamp decode(BinaryInput in) {
        Instant instant = SqlInstantLeaf.read(in);
        Timestamp value = new Timestamp(instant.toEpochMilli());
        value.setNanos(instant.getNano());
        return value;
    }
}
