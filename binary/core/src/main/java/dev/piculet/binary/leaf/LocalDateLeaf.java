package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.LocalDate;

/** Days since 1970, signed. */
final class LocalDateLeaf extends Leaf<LocalDate> {
    LocalDateLeaf() {
        super("local-date", LocalDate.class);
    }

    @Override
    public void encode(BinaryOutput out, LocalDate value) {
        LongVarint.writeSigned(out, value.toEpochDay());
    }

    @Override
    public LocalDate decode(BinaryInput in) {
        return LocalDate.ofEpochDay(LongVarint.readSigned(in));
    }
}
