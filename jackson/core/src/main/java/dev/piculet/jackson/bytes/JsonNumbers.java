package dev.piculet.jackson.bytes;

import java.math.BigDecimal;

/**
 * Writes numbers into a buffer, as Java writes them, eight digits at a time. Beside it the table of digits that Jackson
 * copies from, whose branches depend on the number of digits (ADR 33).
 */
public final class JsonNumbers {
    /** What is returned if nothing was written. */
    public static final int ODD = -1;

    /** Bytes that {@link #putInt} may change. */
    public static final int INT_ROOM = "-2147483648".length();

    /** Bytes that {@link #putLong} may change. */
    public static final int LONG_ROOM = "-9223372036854775808".length();

    /** The longest number that {@link #putDouble} writes with a digit more: the bytes that it may change. */
    public static final int DOUBLE_ROOM = "-214.74836470".length();

    /** Bytes that {@link #putFloat} may change. */
    public static final int FLOAT_ROOM = DOUBLE_ROOM;

    /** Bytes that {@link #putDecimal} may change: the sign, the point, digits, and what is rounded up to words. */
    public static final int DECIMAL_ROOM = "-999999999999999999.".length() + 3 * Long.BYTES;

    /** The digits of a decimal number that always fit into a long. */
    private static final int MAX_SCALE = 18;

    /** Six digits, of which any two differ as a {@code float}. */
    private static final int MAX_FLOAT = 999_999;

    /** Powers of ten that a long holds. */
    static final long[] TENS = new long[MAX_SCALE + 1];

    static {
        TENS[0] = 1;
        for (int i = 1; i < TENS.length; i++) {
            TENS[i] = TENS[i - 1] * 10;
        }
    }

    private static final int EIGHT_DIGITS = 100_000_000;

    /** Of a number with three digits behind the point, as a whole number. */
    private static final int MAX_THOUSANDTHS = 999_999_999;

    /** Smaller numbers have an exponent. */
    private static final double SMALLEST_PLAIN = 0.001;

    private static final int TEN_MILLION = 10_000_000;

    private static final long ZEROS = 0x3030303030303030L;

    private JsonNumbers() {}

    /** Writes a number, and returns the place behind. */
    public static int putInt(byte[] buffer, int at, int value) {
        // Signs are hard to predict.
        buffer[at] = '-';
        int to = at + (value >>> Integer.SIZE - 1);
        // The smallest int has no positive counterpart, but is divided as if it had.
        int magnitude = Math.abs(value);
        if (Integer.compareUnsigned(magnitude, EIGHT_DIGITS) < 0) {
            return putUpToEight(buffer, to, magnitude);
        }
        int upper = Integer.divideUnsigned(magnitude, EIGHT_DIGITS);
        if (upper >= 10) {
            buffer[to++] = (byte) ('0' + upper / 10);
        }
        buffer[to] = (byte) ('0' + upper % 10);
        return putEight(buffer, to + 1, magnitude - upper * EIGHT_DIGITS);
    }

    /** Writes a number, and returns the place behind. */
    public static int putLong(byte[] buffer, int at, long value) {
        buffer[at] = '-';
        int to = at + (int) (value >>> Long.SIZE - 1);
        if (value == Long.MIN_VALUE) {
            // Has no positive counterpart: its last digit by itself.
            int behind = putDigits(buffer, to, -(value / 10));
            buffer[behind] = '8';
            return behind + 1;
        }
        return putDigits(buffer, to, Math.abs(value));
    }

    /**
     * Writes a number of at most six digits before the point and three behind it, or up to 214.7483647 with seven, and returns
     * the place behind; {@link #ODD} for other numbers. The digits are those of {@link Double#toString}: no shorter ones give
     * the same number.
     */
    public static int putDouble(byte[] buffer, int at, double value) {
        double magnitude = Math.abs(value);
        int thousandths = (int) (magnitude * 1_000 + 0.5);
        // The division gives the number that is nearest to these digits; what is not a number is not equal to it.
        if (thousandths > MAX_THOUSANDTHS || thousandths / 1_000.0 != magnitude) {
            return putMoreDigits(buffer, at, value, magnitude);
        }
        int to = at;
        if (Double.doubleToRawLongBits(value) < 0) {
            buffer[to++] = '-';
        }
        int whole = thousandths / 1_000;
        int fraction = thousandths - whole * 1_000;
        to = putUpToEight(buffer, to, whole);
        int tenths = fraction / 100;
        int hundredths = fraction / 10 - tenths * 10;
        int last = fraction - tenths * 100 - hundredths * 10;
        buffer[to] = '.';
        buffer[to + 1] = (byte) ('0' + tenths);
        if (hundredths + last == 0) {
            return to + 2;
        }
        buffer[to + 2] = (byte) ('0' + hundredths);
        if (last == 0) {
            return to + 3;
        }
        buffer[to + 3] = (byte) ('0' + last);
        return to + 4;
    }

    /** Likewise a number with four to seven digits behind the point. */
    private static int putMoreDigits(byte[] buffer, int at, double value, double magnitude) {
        long tenMillionths = (long) (magnitude * TEN_MILLION + 0.5);
        boolean isShort = tenMillionths <= Integer.MAX_VALUE
                && tenMillionths / (double) TEN_MILLION == magnitude
                && magnitude >= SMALLEST_PLAIN;
        if (!isShort) {
            return ODD;
        }
        buffer[at] = '-';
        int to = at + (int) (Double.doubleToRawLongBits(value) >>> Long.SIZE - 1);
        int whole = (int) tenMillionths / TEN_MILLION;
        to = putUpToEight(buffer, to, whole);
        buffer[to] = '.';
        long fraction = digits(((int) tenMillionths - whole * TEN_MILLION) * 10);
        JsonBytes.putWord(buffer, to + 1, fraction | ZEROS);
        return to + 1 + Long.BYTES - (Long.numberOfLeadingZeros(fraction) >>> 3);
    }

    /**
     * Writes a number of at most three digits before the point and three behind it, or of six before it, and returns the place
     * behind; {@link #ODD} for other numbers. The digits are those of {@link Float#toString}: no shorter ones give the same
     * number.
     */
    public static int putFloat(byte[] buffer, int at, float value) {
        double magnitude = Math.abs(value);
        int thousandths = (int) (magnitude * 1_000 + 0.5);
        boolean isShort = thousandths <= MAX_FLOAT || thousandths <= MAX_FLOAT * 1_000L && thousandths % 1_000 == 0;
        return isShort && (float) (thousandths / 1_000.0) == (float) magnitude
                ? putDouble(buffer, at, Math.copySign(thousandths / 1_000.0, value))
                : ODD;
    }

    /**
     * Writes a number of up to 18 digits, of which any may be behind the point, and returns the place behind; {@link #ODD} for
     * other numbers. That is the form of {@link BigDecimal#toString} without an exponent.
     */
    public static int putDecimal(byte[] buffer, int at, BigDecimal value) {
        int scale = value.scale();
        // More than six digits behind the point and before the first that is not zero take an exponent.
        boolean isUsual = scale >= 0
                && scale <= MAX_SCALE
                && value.precision() <= MAX_SCALE
                && value.precision() - 1 - scale >= -6;
        if (!isUsual) {
            return ODD;
        }
        // Without a BigInteger, which unscaledValue makes.
        long unscaled = value.scaleByPowerOfTen(scale).longValue();
        if (scale == 0) {
            return putLong(buffer, at, unscaled);
        }
        buffer[at] = '-';
        int to = at + (int) (unscaled >>> Long.SIZE - 1);
        long magnitude = Math.abs(unscaled);
        long one = TENS[scale];
        long whole = magnitude / one;
        to = putDigits(buffer, to, whole);
        return putFraction(buffer, to, magnitude - whole * one, scale);
    }

    /** Writes a point and so many digits, with zeros before. */
    private static int putFraction(byte[] buffer, int at, long fraction, int digits) {
        buffer[at] = '.';
        int to = at + 1;
        // As many as a multiple of eight has; those that are too many come last.
        if (digits <= 8) {
            JsonBytes.putWord(buffer, to, eightDigits((int) (fraction * TENS[8 - digits])));
            return to + digits;
        }
        if (digits <= 16) {
            long padded = fraction * TENS[16 - digits];
            long upper = padded / EIGHT_DIGITS;
            to = putEight(buffer, to, (int) upper);
            putEight(buffer, to, (int) (padded - upper * EIGHT_DIGITS));
            return to + digits - 8;
        }
        long tail = TENS[digits - 16];
        long upper = fraction / tail;
        to = putFraction(buffer, at, upper, /* digits= */ 16);
        JsonBytes.putWord(buffer, to, eightDigits((int) ((fraction - upper * tail) * TENS[24 - digits])));
        return to + digits - 16;
    }

    private static int putDigits(byte[] buffer, int at, long magnitude) {
        if (magnitude < EIGHT_DIGITS) {
            return putUpToEight(buffer, at, (int) magnitude);
        }
        long upper = magnitude / EIGHT_DIGITS;
        int lower = (int) (magnitude - upper * EIGHT_DIGITS);
        if (upper < EIGHT_DIGITS) {
            return putEight(buffer, putUpToEight(buffer, at, (int) upper), lower);
        }
        int first = (int) (upper / EIGHT_DIGITS);
        int middle = (int) (upper - (long) first * EIGHT_DIGITS);
        return putEight(buffer, putEight(buffer, putUpToEight(buffer, at, first), middle), lower);
    }

    /** Writes a number without the zeros before it. */
    private static int putUpToEight(byte[] buffer, int at, int value) {
        long digits = digits(value);
        int zeros = Math.min(Long.numberOfTrailingZeros(digits) >>> 3, Long.BYTES - 1);
        JsonBytes.putWord(buffer, at, (digits | ZEROS) >>> zeros * Byte.SIZE);
        return at + Long.BYTES - zeros;
    }

    private static int putEight(byte[] buffer, int at, int value) {
        JsonBytes.putWord(buffer, at, eightDigits(value));
        return at + Long.BYTES;
    }

    /** Returns the characters of a number's eight digits, the first one lowest. */
    static long eightDigits(int value) {
        return digits(value) | ZEROS;
    }

    /** Returns eight digits of a number, a byte each, the first one lowest. */
    private static long digits(int value) {
        // Halves of four digits, then quarters of two, then digits; the factors divide by 100 and 10.
        int upper = value / 10_000;
        long halves = upper | (long) (value - upper * 10_000) << 32;
        long hundreds = halves * 10_486 >>> 20 & 0x7F_0000_007FL;
        long quarters = hundreds | halves - hundreds * 100 << 16;
        long tens = quarters * 103 >>> 10 & 0xF_000F_000F_000FL;
        return tens | quarters - tens * 10 << 8;
    }
}
