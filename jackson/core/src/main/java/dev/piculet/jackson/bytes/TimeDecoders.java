package dev.piculet.jackson.bytes;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Year;

/**
 * Decodes dates and times in the form of ISO 8601 that {@code java.time} itself writes, with seconds, and years from 0000 to
 * 9999. Every other form is odd.
 */
public final class TimeDecoders {
    private static final int DATE = "2000-12-31".length();
    private static final int DATE_TIME = "2000-12-31T23:59:59".length();

    /** The digits of a nanosecond. */
    private static final int NANO_DIGITS = 9;

    private static final int SECONDS_A_DAY = 86_400;

    private static final int SHORTEST_MONTH = 28;

    /** Of a date all but the day. */
    private static final Form DATE_FORM = Form.of("0000-00-");

    private static final Form TIME_FORM = Form.of("00:00:00");

    private TimeDecoders() {}

    /** Decodes a date. */
    public static final class OfDate implements StringDecoder {
        @Override
        public Object decode(byte[] bytes, int quote, int behind, int end, Object config) {
            return behind - quote - 1 == DATE ? dateAt(bytes, quote + 1) : null;
        }
    }

    /** Decodes a date with a time. */
    public static final class OfDateTime implements StringDecoder {
        @Override
        public Object decode(byte[] bytes, int quote, int behind, int end, Object config) {
            LocalTime time = timeBehindDate(bytes, quote + 1, behind);
            LocalDate date = time == null ? null : dateAt(bytes, quote + 1);
            return date == null ? null : LocalDateTime.of(date, time);
        }
    }

    /** Decodes a moment, whose zone is Z. */
    public static final class OfInstant implements StringDecoder {
        @Override
        public Object decode(byte[] bytes, int quote, int behind, int end, Object config) {
            LocalTime time = bytes[behind - 1] == 'Z' ? timeBehindDate(bytes, quote + 1, behind - 1) : null;
            LocalDate date = time == null ? null : dateAt(bytes, quote + 1);
            return date == null
                    ? null
                    : Instant.ofEpochSecond(date.toEpochDay() * SECONDS_A_DAY + time.toSecondOfDay(), time.getNano());
        }
    }

    private static LocalDate dateAt(byte[] bytes, int at) {
        long pairs = pairs(JsonBytes.word(bytes, at), DATE_FORM);
        int day = two(bytes, at + 8);
        if ((pairs | day) < 0) {
            return null;
        }
        int year = pair(pairs, 0) * 100 + pair(pairs, 2);
        int month = pair(pairs, 5);
        boolean isDate = month >= 1
                && month <= 12
                && day >= 1
                && (day <= SHORTEST_MONTH || day <= Month.of(month).length(Year.isLeap(year)));
        return isDate ? LocalDate.of(year, month, day) : null;
    }

    private static LocalTime timeBehindDate(byte[] bytes, int at, int behind) {
        if (behind - at < DATE_TIME || bytes[at + DATE] != 'T') {
            return null;
        }
        long pairs = pairs(JsonBytes.word(bytes, at + DATE + 1), TIME_FORM);
        int nano = nanoAt(bytes, at + DATE_TIME, behind);
        if ((pairs | nano) < 0) {
            return null;
        }
        int hour = pair(pairs, 0);
        int minute = pair(pairs, 3);
        int second = pair(pairs, 6);
        return hour < 24 && minute < 60 && second < 60 ? LocalTime.of(hour, minute, second, nano) : null;
    }

    /** Returns the nanosecond from a point and up to nine digits, 0 if there is nothing; negative if it is odd. */
    private static int nanoAt(byte[] bytes, int point, int behind) {
        if (point == behind) {
            return 0;
        }
        int digits = behind - point - 1;
        if (bytes[point] != '.' || digits < 1 || digits > NANO_DIGITS) {
            return JsonBytes.ODD;
        }
        int nano = 0;
        for (int i = point + 1; i < behind; i++) {
            if (!JsonDigits.isDigit(bytes[i])) {
                return JsonBytes.ODD;
            }
            nano = nano * 10 + (bytes[i] - '0');
        }
        return nano * (int) JsonNumbers.TENS[NANO_DIGITS - digits];
    }

    /**
     * Returns at each place the number of two digits that begin there, for {@link #pair}; negative if the bytes do not have
     * this form. Eight bytes at a time; beside it {@link #two}.
     *
     * @param form zeros, and what stands between numbers
     */
    private static long pairs(long word, Form form) {
        // A digit or zero plus what is added to it stays below 0x80; nothing below is carried.
        long digits = word ^ form.zeros;
        boolean isOdd = ((digits + form.room | digits) & JsonBytes.HIGH) != 0;
        return isOdd ? JsonBytes.ODD : digits * 10 + (digits >>> Byte.SIZE);
    }

    private static int pair(long pairs, int place) {
        return (int) (pairs >>> place * Byte.SIZE) & 0x7F;
    }

    /** Returns the number of two digits; negative if it is odd. */
    private static int two(byte[] bytes, int at) {
        boolean isNumber = JsonDigits.isDigit(bytes[at]) && JsonDigits.isDigit(bytes[at + 1]);
        return isNumber ? (bytes[at] - '0') * 10 + (bytes[at + 1] - '0') : JsonBytes.ODD;
    }

    /**
     * Digits and what stands between them.
     *
     * @param zeros a zero for each digit, and what stands between
     * @param room of each byte, less than what is to be added to reach 0x80: digits may be up to 9, others nothing
     */
    private record Form(long zeros, long room) {
        static Form of(String zeros) {
            long room = 0;
            for (int i = 0; i < Long.BYTES; i++) {
                room |= (zeros.charAt(i) == '0' ? 0x80L - 10 : 0x80L - 1) << i * Byte.SIZE;
            }
            return new Form(JsonBytes.word(zeros.getBytes(StandardCharsets.US_ASCII), 0), room);
        }
    }
}
