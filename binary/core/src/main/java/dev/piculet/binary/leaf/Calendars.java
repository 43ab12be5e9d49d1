package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/**
 * Gregorian calendars: a byte of flags, 1 for lenient and 2 for a change from the Julian calendar of its own, {@link
 * TimeZones}, milliseconds since 1970, signed, a byte each for the first day of the week and the days that a first week
 * has, then, with flag 2, the milliseconds of the change, signed.
 */
final class Calendars {
    private static final int LENIENT = 1;
    private static final int OWN_CHANGE = 2;

    /** Midnight of 15 October 1582 in UTC. */
    private static final long USUAL_CHANGE = -12_219_292_800_000L;

    private static final int DAYS = 7;

    private Calendars() {}

    static void write(BinaryOutput out, Calendar value) {
        if (value.getClass() != GregorianCalendar.class) {
            throw LeafErrors.subclassOfLeaf(value.getClass(), GregorianCalendar.class);
        }
        GregorianCalendar calendar = (GregorianCalendar) value;
        long change = calendar.getGregorianChange().getTime();
        out.writeByte((calendar.isLenient() ? LENIENT : 0) | (change != USUAL_CHANGE ? OWN_CHANGE : 0));
        TimeZones.write(out, calendar.getTimeZone());
        LongVarint.writeSigned(out, millis(calendar));
        out.writeByte(daysToWrite(calendar.getFirstDayOfWeek()));
        out.writeByte(daysToWrite(calendar.getMinimalDaysInFirstWeek()));
        if (change != USUAL_CHANGE) {
            LongVarint.writeSigned(out, change);
        }
    }

    /** Asks a copy: fields that were set are computed then, and other threads may read the calendar. */
    private static long millis(GregorianCalendar calendar) {
        try {
            return ((Calendar) calendar.clone()).getTimeInMillis();
        } catch (IllegalArgumentException e) {
            throw LeafErrors.unsupportedCalendar("its fields are no date: " + e.getMessage());
        }
    }

    private static int daysToWrite(int days) {
        if (days < 1 || days > DAYS) {
            throw LeafErrors.unsupportedCalendar("its weeks begin on day, or have days, " + days);
        }
        return days;
    }

    static GregorianCalendar read(BinaryInput in) {
        int flags = in.readByte();
        if ((flags & ~(LENIENT | OWN_CHANGE)) != 0) {
            throw new IllegalArgumentException("flags are " + flags);
        }
        TimeZone zone = TimeZones.read(in);
        long millis = LongVarint.readSigned(in);
        GregorianCalendar calendar = new GregorianCalendar(zone, Locale.ROOT);
        calendar.setLenient((flags & LENIENT) != 0);
        calendar.setFirstDayOfWeek(readDays(in));
        calendar.setMinimalDaysInFirstWeek(readDays(in));
        if ((flags & OWN_CHANGE) != 0) {
            calendar.setGregorianChange(new Date(readChange(in)));
        }
        calendar.setTimeInMillis(millis);
        return calendar;
    }

    private static int readDays(BinaryInput in) {
        int days = in.readByte();
        if (days < 1 || days > DAYS) {
            throw new IllegalArgumentException("a week has no day " + days);
        }
        return days;
    }

    private static long readChange(BinaryInput in) {
        long change = LongVarint.readSigned(in);
        if (change == USUAL_CHANGE) {
            throw new IllegalArgumentException("the usual change is not written");
        }
        return change;
    }
}
