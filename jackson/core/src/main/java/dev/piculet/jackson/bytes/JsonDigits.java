package dev.piculet.jackson.bytes;

import java.math.BigDecimal;

/**
 * Finds numbers in a window of bytes, as {@link JsonBytes} finds other values: digits are looked at eight at a time, since branches
 * for each are hard to predict.
 */
public final class JsonDigits {
    /** The decimal digits that always fit in a long. */
    private static final int LONG_DIGITS = 18;

    private static final int INT_DIGITS = 10;

    /** The longest number with a fraction that is not odd. */
    private static final int MAX_DOUBLE = 32;

    /** Powers of ten that are exact: with them and a whole number below 2^53 one operation rounds once. */
    private static final double[] TENS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };

    private static final long EXACT = 1L << 53;

    /** The same of a float: with ten to at most this power and a whole number below the limit. */
    private static final long EXACT_FLOAT = 1L << 24;

    private static final int EXACT_FLOAT_SCALE = 10;

    /** Digits of a number that is always below {@link #EXACT}. */
    private static final int FEW_DIGITS = 15;

    /** The decimal digits of which a long has room for the number and its scale. */
    private static final int FIXED_DIGITS = 17;

    private static final int SCALE_BITS = 5;
    private static final int SCALE_MASK = (1 << SCALE_BITS) - 1;

    private JsonDigits() {}

    static boolean isDigit(byte character) {
        return character >= '0' && character <= '9';
    }

    /** Returns an int in the lower half, and where it ends in the upper one; {@link JsonBytes#ODD} if it is odd. */
    public static long intAt(byte[] bytes, int at, int end) {
        boolean isNegative = at < end && bytes[at] == '-';
        int first = isNegative ? at + 1 : at;
        int behind = endOfDigits(bytes, first, end, INT_DIGITS);
        if (behind < 0 || !JsonBytes.isBehindValue(bytes[behind])) {
            return JsonBytes.ODD;
        }
        long magnitude = digits(bytes, first, behind, end);
        long value = isNegative ? -magnitude : magnitude;
        return value == (int) value ? (long) behind << Integer.SIZE | value & 0xFFFF_FFFFL : JsonBytes.ODD;
    }

    /** Returns where a long ends; {@link JsonBytes#ODD} if it is odd. */
    public static int endOfLong(byte[] bytes, int at, int end) {
        int first = at < end && bytes[at] == '-' ? at + 1 : at;
        int behind = endOfDigits(bytes, first, end, LONG_DIGITS);
        return behind < 0 || !JsonBytes.isBehindValue(bytes[behind]) ? JsonBytes.ODD : behind;
    }

    /** Returns where the last digit of a number of 19 digits is, which may be too large for a long; {@link JsonBytes#ODD} if it is odd. */
    public static int endOfLongest(byte[] bytes, int at, int end) {
        int first = at < end && bytes[at] == '-' ? at + 1 : at;
        int behind = endOfDigits(bytes, first, end, LONG_DIGITS + 1);
        boolean isLongest = behind == first + LONG_DIGITS + 1 && JsonBytes.isBehindValue(bytes[behind]);
        return isLongest ? behind - 1 : JsonBytes.ODD;
    }

    /** Returns the long between two places, which {@link #endOfLong} has found. */
    public static long longAt(byte[] bytes, int at, int behind, int end) {
        return bytes[at] == '-' ? -digits(bytes, at + 1, behind, end) : digits(bytes, at, behind, end);
    }

    /**
     * Returns the end of a whole number without a sign or leading zeros; {@link JsonBytes#ODD} if there is none, or one of more
     * digits, or if the window ends with it.
     */
    private static int endOfDigits(byte[] bytes, int first, int end, int max) {
        int behind = first;
        // Eight at a time: branches for each digit are hard to predict. Beside it the loop below, alone.
        if (first + Long.BYTES < end) {
            behind += digitCount(JsonBytes.word(bytes, first));
            if (max > INT_DIGITS && behind == first + Long.BYTES && behind + Long.BYTES < end) {
                behind += digitCount(JsonBytes.word(bytes, behind));
            }
        }
        int last = Math.min(end - 1, first + max);
        while (behind < last && isDigit(bytes[behind])) {
            behind++;
        }
        boolean isNumber = behind > first && behind <= last && !isDigit(bytes[behind]);
        return isNumber && (bytes[first] != '0' || behind == first + 1) ? behind : JsonBytes.ODD;
    }

    /** Returns how many of eight bytes are digits before the first that is none. */
    private static int digitCount(long word) {
        long digits = word ^ 0x30 * JsonBytes.ONES;
        // A digit plus 0x76 stays below 0x80. What is none may carry into the bytes behind it, which don't count.
        long others = (digits + 0x76 * JsonBytes.ONES | digits) & JsonBytes.HIGH;
        return Long.numberOfTrailingZeros(others) >>> 3;
    }

    /** Returns the number of 1 to 18 digits. */
    private static long digits(byte[] bytes, int first, int behind, int end) {
        int count = behind - first;
        if (count > Long.BYTES) {
            return manyDigits(bytes, first, behind);
        }
        if (first + Long.BYTES <= end) {
            return leadingDigits(JsonBytes.word(bytes, first), count);
        }
        return fewDigits(bytes, first, behind);
    }

    /** Returns the number of 9 to 18 digits. Two words have up to sixteen; beside it {@link #fewDigits}. */
    private static long manyDigits(byte[] bytes, int first, int behind) {
        int at = Math.max(first, behind - 2 * Long.BYTES);
        int count = behind - at - Long.BYTES;
        long upper =
                fewDigits(bytes, first, at) * JsonNumbers.TENS[count] + leadingDigits(JsonBytes.word(bytes, at), count);
        return upper * JsonNumbers.TENS[Long.BYTES] + eightDigits(JsonBytes.word(bytes, behind - Long.BYTES));
    }

    private static long fewDigits(byte[] bytes, int first, int behind) {
        long number = 0;
        for (int i = first; i < behind; i++) {
            number = number * 10 + (bytes[i] - '0');
        }
        return number;
    }

    /** Returns the number of so many digits, from one to eight, that a word begins with. */
    private static long leadingDigits(long word, int count) {
        return eightDigits(word << (Long.BYTES - count) * Byte.SIZE);
    }

    /** Returns the number of eight digits, of which the first are the lowest bytes; zero bytes before them count as 0. */
    private static long eightDigits(long word) {
        long digits = word & 0x0F * JsonBytes.ONES;
        // Pairs of digits, then fours, then all: (10 a + b), 100 of these …
        digits = digits * 10 + (digits >>> 8);
        long low = (digits & 0x000000FF_000000FFL) * (100L + (1_000_000L << 32));
        long high = (digits >>> 16 & 0x000000FF_000000FFL) * (1L + (10_000L << 32));
        return low + high >>> 32;
    }

    /** Returns where a number with a fraction or an exponent ends; {@link JsonBytes#ODD} if it is odd. */
    public static int endOfDouble(byte[] bytes, int at, int end) {
        int last = Math.min(end, at + MAX_DOUBLE);
        int first = at < last && bytes[at] == '-' ? at + 1 : at;
        int point = skipDigits(bytes, first, last);
        if (point == first || bytes[first] == '0' && point > first + 1) {
            return JsonBytes.ODD;
        }
        int behind = point;
        if (behind < last && bytes[behind] == '.') {
            behind = skipDigits(bytes, point + 1, last);
            if (behind == point + 1) {
                return JsonBytes.ODD;
            }
        }
        if (behind < last && (bytes[behind] | 0x20) == 'e') {
            int digits = behind + 1;
            if (digits < last && (bytes[digits] == '-' || bytes[digits] == '+')) {
                digits++;
            }
            behind = skipDigits(bytes, digits, last);
            if (behind == digits) {
                return JsonBytes.ODD;
            }
        }
        return behind > point && behind < last && JsonBytes.isBehindValue(bytes[behind]) ? behind : JsonBytes.ODD;
    }

    /**
     * Returns where a number ends that has up to eight digits before its point, up to eight behind it, and no more than fifteen of
     * them; {@link JsonBytes#ODD} for any other, and near the window's end.
     */
    public static int endOfFraction(byte[] bytes, int at, int end) {
        if (at + 3 * Long.BYTES > end) {
            return JsonBytes.ODD;
        }
        int first = bytes[at] == '-' ? at + 1 : at;
        int whole = digitCount(JsonBytes.word(bytes, first));
        int point = first + whole;
        if (bytes[point] != '.' || whole == 0 || bytes[first] == '0' && whole > 1) {
            return JsonBytes.ODD;
        }
        int decimals = digitCount(JsonBytes.word(bytes, point + 1));
        int behind = point + 1 + decimals;
        boolean isFew = decimals > 0 && whole + decimals <= FEW_DIGITS;
        return isFew && JsonBytes.isBehindValue(bytes[behind]) ? behind : JsonBytes.ODD;
    }

    /** Returns the double between two places, which {@link #endOfFraction} has found. */
    public static double fractionAt(byte[] bytes, int at, int behind) {
        boolean isNegative = bytes[at] == '-';
        int first = isNegative ? at + 1 : at;
        int whole = digitCount(JsonBytes.word(bytes, first));
        int decimals = behind - first - whole - 1;
        long number = withoutPoint(bytes, first, whole, decimals);
        // Both are exact, so that the division rounds once.
        double value = number / TENS[decimals];
        return isNegative ? -value : value;
    }

    /** Returns the decimal number between two places, which {@link #endOfFraction} has found. */
    public static BigDecimal decimalFractionAt(byte[] bytes, int at, int behind) {
        boolean isNegative = bytes[at] == '-';
        int first = isNegative ? at + 1 : at;
        int whole = digitCount(JsonBytes.word(bytes, first));
        int decimals = behind - first - whole - 1;
        long number = withoutPoint(bytes, first, whole, decimals);
        return BigDecimal.valueOf(isNegative ? -number : number, decimals);
    }

    private static long withoutPoint(byte[] bytes, int first, int whole, int decimals) {
        long before = leadingDigits(JsonBytes.word(bytes, first), whole);
        long after = leadingDigits(JsonBytes.word(bytes, first + whole + 1), decimals);
        return before * JsonNumbers.TENS[decimals] + after;
    }

    private static int skipDigits(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && isDigit(bytes[at])) {
            at++;
        }
        return at;
    }

    /**
     * Returns the double between two places, which {@link #endOfDouble} has found; NaN if its digits are too many for one
     * exact division, or if it has an exponent.
     */
    public static double doubleAt(byte[] bytes, int at, int behind) {
        boolean isNegative = bytes[at] == '-';
        long fixed = fixedPoint(bytes, isNegative ? at + 1 : at, behind);
        long number = fixed >>> SCALE_BITS;
        if (fixed < 0 || number >= EXACT) {
            return Double.NaN;
        }
        double value = number / TENS[(int) fixed & SCALE_MASK];
        return isNegative ? -value : value;
    }

    /**
     * Returns the float between two places, which {@link #endOfDouble} has found; NaN if its digits are too many for one
     * exact division, or if it has an exponent.
     */
    public static float floatAt(byte[] bytes, int at, int behind) {
        boolean isNegative = bytes[at] == '-';
        long fixed = fixedPoint(bytes, isNegative ? at + 1 : at, behind);
        long number = fixed >>> SCALE_BITS;
        int scale = (int) fixed & SCALE_MASK;
        if (fixed < 0 || number >= EXACT_FLOAT || scale > EXACT_FLOAT_SCALE) {
            return Float.NaN;
        }
        // A division of doubles, then rounded, would round twice.
        float value = (float) number / (float) TENS[scale];
        return isNegative ? -value : value;
    }

    /**
     * Returns the decimal number between two places, which {@link #endOfDouble} has found; null if its digits are too many
     * for a long, or if it has an exponent.
     */
    public static BigDecimal decimalAt(byte[] bytes, int at, int behind) {
        boolean isNegative = bytes[at] == '-';
        long fixed = fixedPoint(bytes, isNegative ? at + 1 : at, behind);
        if (fixed < 0) {
            return null;
        }
        long number = fixed >>> SCALE_BITS;
        return BigDecimal.valueOf(isNegative ? -number : number, (int) fixed & SCALE_MASK);
    }

    /** Returns all digits as one number, and how many stand behind the point in the lower bits; {@link JsonBytes#ODD} if not possible. */
    private static long fixedPoint(byte[] bytes, int first, int behind) {
        if (behind - first > FIXED_DIGITS + 1) {
            return JsonBytes.ODD;
        }
        long number = 0;
        int point = behind - 1;
        for (int i = first; i < behind; i++) {
            if (bytes[i] == '.') {
                point = i;
            } else if (isDigit(bytes[i])) {
                number = number * 10 + (bytes[i] - '0');
            } else {
                return JsonBytes.ODD;
            }
        }
        return number << SCALE_BITS | behind - 1 - point;
    }
}
