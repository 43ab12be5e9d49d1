package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.Instant;

/** Reads a {@code java.sql.Timestamp} for trees, where its module may be missing. */
final class SqlInstantLeaf extends Leaf<Instant> {
    SqlInstantLeaf() {
        super("sql-timestamp", Instant.class);
    }

    @Override
    public void encode(BinaryOutput out, Instant value) {
        LongVarint.writeSigned(out, value.getEpochSecond());
        ScaledNanos.write(out, value.getNano());
    }

    @Override
    public Instant decode(BinaryInput in) {
        return read(in);
    }

    /** Reads an instant whose milliseconds are a {@code long}, which a timestamp holds. */
    static Instant read(BinaryInput in) {
        long second = LongVarint.readSigned(in);
        Instant instant = Instant.ofEpochSecond(second, ScaledNanos.readFraction(in));
        instant.toEpochMilli();
        return instant;
    }
}
