package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;

/** Days since 1970, signed, then {@link ScaledNanos} since midnight. */
final class LocalDateTimes {
    private LocalDateTimes() {}

    static void write(BinaryOutput out, LocalDateTime value) {
        LongVarint.writeSigned(out, value.toLocalDate().toEpochDay());
        ScaledNanos.write(out, value.toLocalTime().toNanoOfDay());
    }

    static LocalDateTime read(BinaryInput in) {
        LocalDate date = LocalDate.ofEpochDay(LongVarint.readSigned(in));
        return LocalDateTime.of(date, LocalTime.ofNanoOfDay(ScaledNanos.read(in)));
    }
}
