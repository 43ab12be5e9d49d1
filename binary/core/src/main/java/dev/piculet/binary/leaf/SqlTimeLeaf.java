package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.sql.Time;

/** Milliseconds since 1970, signed. */
final class SqlTimeLeaf extends ExactLeaf<Time> {
    SqlTimeLeaf() {
        super("sql-time", Time.class);
    }

    @Override
    void encodeExact(BinaryOutput out, Time value) {
        LongVarint.writeSigned(out, value.getTime());
    }

    @Override
    public Time decode(BinaryInput in) {
        return new Time(LongVarint.readSigned(in));
    }
}
