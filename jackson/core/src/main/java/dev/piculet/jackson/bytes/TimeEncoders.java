package dev.piculet.jackson.bytes;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;

/**
 * Writes dates and times in quotes, as {@code java.time} writes them by its formatters of ISO 8601, with seconds. Years before
 * 0000 and after 9999 are odd.
 */
public final class TimeEncoders {
    /** For the longest of them, and words that are written behind. */
    private static final int ROOM = "\"2000-12-31T23:59:59.999999999Z\"".length() + Long.BYTES;

    private static final int LAST_YEAR = 9_999;

    private static final int NANOS_A_MICRO = 1_000;
    private static final int NANOS_A_MILLI = 1_000_000;
    private static final int SECONDS_A_MINUTE = 60;
    private static final int SECONDS_A_HOUR = 3_600;
    private static final int SECONDS_A_DAY = 86_400;

    /** Of the year 0000. */
    private static final long FIRST_SECOND = -719_528L * SECONDS_A_DAY;

    /** Of the year 10000. */
    private static final long END_SECOND = 2_932_897L * SECONDS_A_DAY;

    private TimeEncoders() {}

    /** Encodes a date. */
    public static final class OfDate implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            boolean isUsual = value instanceof LocalDate date && hasUsualYear(date) && buffer.length - at > ROOM;
            return isUsual ? closed(buffer, putDate(buffer, opened(buffer, at), (LocalDate) value)) : ODD;
        }
    }

    /** Encodes a date with a time: the fraction of a second ends with its last digit that is not zero. */
    public static final class OfDateTime implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            if (!(value instanceof LocalDateTime both) || buffer.length - at <= ROOM) {
                return ODD;
            }
            LocalDate date = both.toLocalDate();
            if (!hasUsualYear(date)) {
                return ODD;
            }
            LocalTime time = both.toLocalTime();
            int to = putDate(buffer, opened(buffer, at), date);
            buffer[to] = 'T';
            to = putTime(buffer, to + 1, time.getHour(), time.getMinute(), time.getSecond());
            if (time.getNano() != 0) {
                to = putNano(buffer, to, time.getNano());
                while (buffer[to - 1] == '0') {
                    to--;
                }
            }
            return closed(buffer, to);
        }
    }

    /** Encodes a moment, whose zone is Z: the fraction of a second has three, six or nine digits. */
    public static final class OfInstant implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            if (!(value instanceof Instant instant) || buffer.length - at <= ROOM) {
                return ODD;
            }
            long seconds = instant.getEpochSecond();
            if (seconds < FIRST_SECOND || seconds >= END_SECOND) {
                return ODD;
            }
            LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(seconds, SECONDS_A_DAY));
            int ofDay = Math.floorMod(seconds, SECONDS_A_DAY);
            int to = putDate(buffer, opened(buffer, at), date);
            buffer[to] = 'T';
            to = putTime(
                    buffer,
                    to + 1,
                    ofDay / SECONDS_A_HOUR,
                    ofDay / SECONDS_A_MINUTE % SECONDS_A_MINUTE,
                    ofDay % SECONDS_A_MINUTE);
            int nano = instant.getNano();
            if (nano != 0) {
                to = putNano(buffer, to, nano);
                if (nano % NANOS_A_MILLI == 0) {
                    to -= 6;
                } else if (nano % NANOS_A_MICRO == 0) {
                    to -= 3;
                }
            }
            buffer[to] = 'Z';
            return closed(buffer, to + 1);
        }
    }

    private static boolean hasUsualYear(LocalDate date) {
        int year = date.getYear();
        return year >= 0 && year <= LAST_YEAR;
    }

    private static int opened(byte[] buffer, int at) {
        buffer[at] = '"';
        return at + 1;
    }

    private static int closed(byte[] buffer, int at) {
        buffer[at] = '"';
        return at + 1;
    }

    private static int putDate(byte[] buffer, int at, LocalDate date) {
        // Four digits of the year, two of the month, two of the day, between which dashes come.
        long digits =
                JsonNumbers.eightDigits(date.getYear() * 10_000 + date.getMonthValue() * 100 + date.getDayOfMonth());
        long year = digits & 0xFFFF_FFFFL;
        long month = digits >>> 32 & 0xFFFFL;
        JsonBytes.putWord(buffer, at, year | (long) '-' << 32 | month << 40 | (long) '-' << 56);
        JsonBytes.putWord(buffer, at + 8, digits >>> 48);
        return at + 10;
    }

    private static int putTime(byte[] buffer, int at, int hour, int minute, int second) {
        // Two zeros, then two digits of each, between which colons come.
        long digits = JsonNumbers.eightDigits(hour * 10_000 + minute * 100 + second);
        long hours = digits >>> 16 & 0xFFFFL;
        long minutes = digits >>> 32 & 0xFFFFL;
        long seconds = digits >>> 48;
        JsonBytes.putWord(buffer, at, hours | ':' << 16 | minutes << 24 | (long) ':' << 40 | seconds << 48);
        return at + 8;
    }

    /** Writes a point and nine digits. */
    private static int putNano(byte[] buffer, int at, int nano) {
        buffer[at] = '.';
        int upper = nano / 10;
        JsonBytes.putWord(buffer, at + 1, JsonNumbers.eightDigits(upper));
        buffer[at + 9] = (byte) ('0' + nano - upper * 10);
        return at + 10;
    }
}
