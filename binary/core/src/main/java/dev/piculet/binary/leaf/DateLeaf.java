package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.Date;

/** Milliseconds since 1970, signed. Its subclasses in {@code java.sql} have leaves of their own. */
final class DateLeaf extends ExactLeaf<Date> {
    DateLeaf() {
        super("date", Date.class);
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
