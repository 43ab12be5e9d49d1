package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.sql.Date;

/** Milliseconds since 1970, signed. */
final class SqlDateLeaf extends ExactLeaf<Date> {
    SqlDateLeaf() {
        super("sql-date", Date.class);
    }

    @Override
    void encodeExact(BinaryOutput out, Date value) {
        LongVarint.writeSigned(out, value.getTime());
    }

    @Override
    public Date decode(BinaryInput in) {
        return new Date(LongVarint.readSigned(in));
    }
}
