package dev.piculet.lab.contenders.handwritten.json;

import java.time.Instant;
import java.time.LocalDate;

/** Dates and instants in the form that almost all have: {@code 2021-05-08} and {@code 2021-05-08T10:00:00.123Z}. */
final class Times {
    static final int DATE_LENGTH = 10;

    private static final int SECONDS_LENGTH = 19;
    private static final int MOST_DECIMALS = 9;

    private Times() {}

    /** True if there are digits and dashes of a date, and a quote behind them. */
    static boolean isDate(byte[] bytes, int at, int end) {
        return end - at > DATE_LENGTH && bytes[at + DATE_LENGTH] == '"' && hasDate(bytes, at);
    }

    private static boolean hasDate(byte[] bytes, int at) {
        return areDigits(bytes, at, 4)
                && bytes[at + 4] == '-'
                && areDigits(bytes, at + 5, 2)
                && bytes[at + 7] == '-'
                && areDigits(bytes, at + 8, 2);
    }

    static LocalDate date(byte[] bytes, int at) {
        int year = number(bytes, at, 4);
        return LocalDate.of(year, number(bytes, at + 5, 2), number(bytes, at + 8, 2));
    }

    /** Returns the position of the quote behind an instant, or -1 if there is none in the usual form. */
    static int endOfInstant(byte[] bytes, int at, int end) {
        if (end - at < SECONDS_LENGTH + 2 || !hasDate(bytes, at) || !hasTime(bytes, at + DATE_LENGTH)) {
            return -1;
        }
        int stop = at + SECONDS_LENGTH;
        if (bytes[stop] == '.') {
            int point = stop++;
            while (stop < end && stop - point <= MOST_DECIMALS && areDigits(bytes, stop, 1)) {
                stop++;
            }
        }
        return stop != at + SECONDS_LENGTH + 1 && end - stop >= 2 && bytes[stop] == 'Z' && bytes[stop + 1] == '"'
                ? stop + 1
                : -1;
    }

    private static boolean hasTime(byte[] bytes, int at) {
        return bytes[at] == 'T'
                && isNumberBelow(24, bytes, at + 1)
                && bytes[at + 3] == ':'
                && isNumberBelow(60, bytes, at + 4)
                && bytes[at + 6] == ':'
                && isNumberBelow(60, bytes, at + 7);
    }

    private static boolean isNumberBelow(int bound, byte[] bytes, int at) {
        return areDigits(bytes, at, 2) && number(bytes, at, 2) < bound;
    }

    /** Reads what {@link #endOfInstant} found. */
    static Instant instant(byte[] bytes, int at, int quote) {
        int seconds = number(bytes, at + 11, 2) * 3600 + number(bytes, at + 14, 2) * 60 + number(bytes, at + 17, 2);
        int decimals = Math.max(0, quote - 1 - (at + SECONDS_LENGTH + 1));
        int nanos = number(bytes, at + SECONDS_LENGTH + 1, decimals);
        for (int i = decimals; i < MOST_DECIMALS && nanos > 0; i++) {
            nanos *= 10;
        }
        return Instant.ofEpochSecond(date(bytes, at).toEpochDay() * 86_400 + seconds, nanos);
    }

    private static boolean areDigits(byte[] bytes, int at, int count) {
        for (int i = at; i < at + count; i++) {
            if (bytes[i] < '0' || bytes[i] > '9') {
                return false;
            }
        }
        return true;
    }

    private static int number(byte[] bytes, int at, int count) {
        int number = 0;
        for (int i = at; i < at + count; i++) {
            number = number * 10 + bytes[i] - '0';
        }
        return number;
    }

    /** True if a year has four digits and no sign. */
    static boolean isUsual(int year) {
        return year >= 0 && year <= 9999;
    }

    /** Puts a date of a usual year, and returns the position behind it. */
    static int put(byte[] bytes, int at, LocalDate date) {
        Digits.put(bytes, at, 4, date.getYear());
        bytes[at + 4] = '-';
        Digits.put(bytes, at + 5, 2, date.getMonthValue());
        bytes[at + 7] = '-';
        Digits.put(bytes, at + 8, 2, date.getDayOfMonth());
        return at + DATE_LENGTH;
    }

    /** Puts a time of day and its decimals as {@code Instant.toString} does: none, three, six or nine. */
    static int putTime(byte[] bytes, int at, int second, int nano) {
        bytes[at] = 'T';
        Digits.put(bytes, at + 1, 2, second / 3600);
        bytes[at + 3] = ':';
        Digits.put(bytes, at + 4, 2, second / 60 % 60);
        bytes[at + 6] = ':';
        Digits.put(bytes, at + 7, 2, second % 60);
        int stop = at + 9;
        if (nano > 0) {
            int decimals = nano % 1_000_000 == 0 ? 3 : nano % 1_000 == 0 ? 6 : MOST_DECIMALS;
            int unit = decimals == 3 ? 1_000_000 : decimals == 6 ? 1_000 : 1;
            bytes[stop] = '.';
            Digits.put(bytes, stop + 1, decimals, nano / unit);
            stop += 1 + decimals;
        }
        bytes[stop] = 'Z';
        return stop + 1;
    }
}
