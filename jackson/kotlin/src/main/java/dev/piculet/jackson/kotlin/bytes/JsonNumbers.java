package dev.piculet.jackson.kotlin.bytes;

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

    /** The longest number that {@link #putDouble} writes, and the bytes that it may change. */
    public static final int DOUBLE_ROOM = "-999999.999".length();

    private static final int EIGHT_DIGITS = 100_000_000;

    /** Of a number with three digits behind the point, as a whole number. */
    private static final int MAX_THOUSANDTHS = 999_999_999;

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
     * Writes a number of at most six digits before the point and three behind it, and returns the place behind; {@link
     * #ODD} for other numbers. The digits are those of {@link Double#toString}: no shorter ones give the same number.
     */
    public static int putDouble(byte[] buffer, int at, double value) {
        double magnitude = Math.abs(value);
        int thousandths = (int) (magnitude * 1_000 + 0.5);
        // The division gives the number that is nearest to these digits; what is not a number is not equal to it.
        if (thousandths > MAX_THOUSANDTHS || thousandths / 1_000.0 != magnitude) {
            return ODD;
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
        JsonBytes.putWord(buffer, at, digits(value) | ZEROS);
        return at + Long.BYTES;
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
