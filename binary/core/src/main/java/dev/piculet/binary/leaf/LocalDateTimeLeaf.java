package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.LocalDateTime;

/** {@link LocalDateTimes}. */
final class LocalDateTimeLeaf extends Leaf<LocalDateTime> {
    LocalDateTimeLeaf() {
        super("local-date-time", LocalDateTime.class);
    }

    @Override
    public void encode(BinaryOutput out, LocalDateTime value) {
        LocalDateTimes.write(out, value);
    }

    @Override
    public LocalDateTime decode(BinaryInput in) {
        return LocalDateTimes.read(in);
    }
}
