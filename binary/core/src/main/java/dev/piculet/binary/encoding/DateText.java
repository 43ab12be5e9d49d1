package dev.piculet.binary.encoding;

import java.time.Instant;
import java.util.Calendar;
import java.util.Date;
import java.util.TimeZone;

/** Values of the JDK's old classes for dates as text; their own depends on where it is printed, or is very long. */
public final class DateText {
    private DateText() {}

    /** Returns the text of a date, a calendar or a zone of time, or null for any other value. */
    public static String of(Object value) {
        if (value instanceof Date date) {
            return Instant.ofEpochMilli(date.getTime()).toString();
        }
        if (value instanceof Calendar calendar) {
            return calendar.toInstant() + "[" + calendar.getTimeZone().getID() + "]";
        }
        return value instanceof TimeZone zone ? zone.getID() : null;
    }
}
