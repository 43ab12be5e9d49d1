package dev.piculet.jackson.bytes;

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
        int century = two(bytes, at);
        int year = two(bytes, at + 2);
        int month = two(bytes, at + 5);
        int day = two(bytes, at + 8);
        if ((century | year) < 0
                || bytes[at + 4] != '-'
                || bytes[at + 7] != '-'
                || month < 1
                || month > 12
                || day < 1) {
            return null;
        }
        int fullYear = century * 100 + year;
        return day > Month.of(month).length(Year.isLeap(fullYear)) ? null : LocalDate.of(fullYear, month, day);
    }

    private static LocalTime timeBehindDate(byte[] bytes, int at, int behind) {
        if (behind - at < DATE_TIME || bytes[at + DATE] != 'T' || bytes[at + 13] != ':' || bytes[at + 16] != ':') {
            return null;
        }
        int hour = two(bytes, at + 11);
        int minute = two(bytes, at + 14);
        int second = two(bytes, at + 17);
        int nano = nanoAt(bytes, at + DATE_TIME, behind);
        boolean isTime = (hour | minute | second | nano) >= 0 && hour < 24 && minute < 60 && second < 60;
        return isTime ? LocalTime.of(hour, minute, second, nano) : null;
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
            if (!JsonBytes.isDigit(bytes[i])) {
                return JsonBytes.ODD;
            }
            nano = nano * 10 + (bytes[i] - '0');
        }
        for (int i = digits; i < NANO_DIGITS; i++) {
            nano *= 10;
        }
        return nano;
    }

    /** Returns the number of two digits; negative if it is odd. */
    private static int two(byte[] bytes, int at) {
        boolean isNumber = JsonBytes.isDigit(bytes[at]) && JsonBytes.isDigit(bytes[at + 1]);
        return isNumber ? (bytes[at] - '0') * 10 + (bytes[at + 1] - '0') : JsonBytes.ODD;
    }
}
