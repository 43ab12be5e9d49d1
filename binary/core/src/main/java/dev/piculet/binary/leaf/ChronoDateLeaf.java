package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.DateTimeException;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.HijrahChronology;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoChronology;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.chrono.ThaiBuddhistDate;

/** A date of another calendar than the ISO's: days since 1970-01-01, signed. */
final class ChronoDateLeaf<T extends ChronoLocalDate> extends Leaf<T> {
    private final Chronology chronology;

    private ChronoDateLeaf(String id, Class<T> type, Chronology chronology) {
        super(id, type);
        this.chronology = chronology;
    }

    static Leaf<?> hijrah() {
        return new ChronoDateLeaf<>("hijrah-date", HijrahDate.class, HijrahChronology.INSTANCE);
    }

    static Leaf<?> japanese() {
        return new ChronoDateLeaf<>("japanese-date", JapaneseDate.class, JapaneseChronology.INSTANCE);
    }

    static Leaf<?> minguo() {
        return new ChronoDateLeaf<>("minguo-date", MinguoDate.class, MinguoChronology.INSTANCE);
    }

    static Leaf<?> thaiBuddhist() {
        return new ChronoDateLeaf<>("thai-buddhist-date", ThaiBuddhistDate.class, ThaiBuddhistChronology.INSTANCE);
    }

    @Override
    public void encode(BinaryOutput out, T value) {
        // A JVM may be configured to have variants of the Islamic calendar.
        if (!value.getChronology().equals(chronology)) {
            throw LeafErrors.otherChronology(value.getChronology().getId(), type());
        }
        LongVarint.writeSigned(out, value.toEpochDay());
    }

    @Override
    public T decode(BinaryInput in) {
        long day = LongVarint.readSigned(in);
        ChronoLocalDate date = chronology.dateEpochDay(day);
        // The Islamic calendar takes the lower half of a number that is too large.
        if (date.toEpochDay() != day) {
            throw new DateTimeException("no date is on day " + day);
        }
        return type().cast(date);
    }
}
