package dev.piculet.jackson.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Finds values in a window of bytes, if they are there as a whole and in the way that they are nearly always written.
 * Everything else is odd: it may still be right, or an error, or go on behind the window's end. Nothing is read outside
 * of the window.
 *
 * <p>Each function takes the window's end; {@code at} is in the window or at its end.
 */
public final class JsonBytes {
    /** What is returned for a value that is odd. */
    public static final int ODD = -1;

    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    static final long ONES = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;

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

    /** Powers of ten for the digits of a word. */
    private static final long[] LONG_TENS = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000};

    /** The decimal digits of which a long has room for the number and its scale. */
    private static final int FIXED_DIGITS = 17;

    private static final int SCALE_BITS = 5;
    private static final int SCALE_MASK = (1 << SCALE_BITS) - 1;

    private JsonBytes() {}

    /** Returns eight bytes; the first is the lowest. */
    static long word(byte[] bytes, int at) {
        return (long) WORDS.get(bytes, at);
    }

    /** Stores eight bytes; the first is the lowest. */
    static void putWord(byte[] bytes, int at, long word) {
        WORDS.set(bytes, at, word);
    }

    /** Tells whether a number or a word in an object or array ends before this byte. */
    private static boolean isBehindValue(byte character) {
        return character == ',' || character == '}' || character == ']' || JsonStructure.isSpace(character);
    }

    static boolean isDigit(byte character) {
        return character >= '0' && character <= '9';
    }

    /** Returns an int in the lower half, and where it ends in the upper one; {@link #ODD} if it is odd. */
    public static long intAt(byte[] bytes, int at, int end) {
        boolean isNegative = at < end && bytes[at] == '-';
        int first = isNegative ? at + 1 : at;
        int behind = endOfDigits(bytes, first, end, INT_DIGITS);
        if (behind < 0 || !isBehindValue(bytes[behind])) {
            return ODD;
        }
        long magnitude = digits(bytes, first, behind, end);
        long value = isNegative ? -magnitude : magnitude;
        return value == (int) value ? (long) behind << Integer.SIZE | value & 0xFFFF_FFFFL : ODD;
    }

    /** Returns where a long ends; {@link #ODD} if it is odd. */
    public static int endOfLong(byte[] bytes, int at, int end) {
        int first = at < end && bytes[at] == '-' ? at + 1 : at;
        int behind = endOfDigits(bytes, first, end, LONG_DIGITS);
        return behind < 0 || !isBehindValue(bytes[behind]) ? ODD : behind;
    }

    /** Returns where the last digit of a number of 19 digits is, which may be too large for a long; {@link #ODD} if it is odd. */
    public static int endOfLongest(byte[] bytes, int at, int end) {
        int first = at < end && bytes[at] == '-' ? at + 1 : at;
        int behind = endOfDigits(bytes, first, end, LONG_DIGITS + 1);
        boolean isLongest = behind == first + LONG_DIGITS + 1 && isBehindValue(bytes[behind]);
        return isLongest ? behind - 1 : ODD;
    }

    /** Returns the long between two places, which {@link #endOfLong} has found. */
    public static long longAt(byte[] bytes, int at, int behind, int end) {
        return bytes[at] == '-' ? -digits(bytes, at + 1, behind, end) : digits(bytes, at, behind, end);
    }

    /**
     * Returns the end of a whole number without a sign or leading zeros; {@link #ODD} if there is none, or one of more
     * digits, or if the window ends with it.
     */
    private static int endOfDigits(byte[] bytes, int first, int end, int max) {
        int behind;
        if (first + Long.BYTES < end) {
            // Eight at a time: branches for each digit are hard to predict. Beside it `while (isDigit(bytes[at]))
            // at++`.
            behind = first + digitCount(word(bytes, first));
        } else {
            behind = first;
        }
        int last = Math.min(end - 1, first + max);
        while (behind < last && isDigit(bytes[behind])) {
            behind++;
        }
        boolean isNumber = behind > first && behind < end && !isDigit(bytes[behind]);
        return isNumber && (bytes[first] != '0' || behind == first + 1) ? behind : ODD;
    }

    /** Returns how many of eight bytes are digits before the first that is none. */
    private static int digitCount(long word) {
        long digits = word ^ 0x30 * ONES;
        // A digit plus 0x76 stays below 0x80. What is none may carry into the bytes behind it, which don't count.
        long others = (digits + 0x76 * ONES | digits) & HIGH;
        return Long.numberOfTrailingZeros(others) >>> 3;
    }

    /** Returns the number of 1 to 18 digits. */
    private static long digits(byte[] bytes, int first, int behind, int end) {
        int count = behind - first;
        if (count <= Long.BYTES && first + Long.BYTES <= end) {
            return eightDigits(word(bytes, first) << (Long.BYTES - count) * Byte.SIZE);
        }
        boolean isLong = count > Long.BYTES;
        long number = isLong ? eightDigits(word(bytes, first)) : 0;
        for (int i = isLong ? first + Long.BYTES : first; i < behind; i++) {
            number = number * 10 + (bytes[i] - '0');
        }
        return number;
    }

    /** Returns the number of eight digits, of which the first are the lowest bytes; zero bytes before them count as 0. */
    private static long eightDigits(long word) {
        long digits = word & 0x0F * ONES;
        // Pairs of digits, then fours, then all: (10 a + b), 100 of these …
        digits = digits * 10 + (digits >>> 8);
        long low = (digits & 0x000000FF_000000FFL) * (100L + (1_000_000L << 32));
        long high = (digits >>> 16 & 0x000000FF_000000FFL) * (1L + (10_000L << 32));
        return low + high >>> 32;
    }

    /** Returns where a number with a fraction or an exponent ends; {@link #ODD} if it is odd. */
    public static int endOfDouble(byte[] bytes, int at, int end) {
        int last = Math.min(end, at + MAX_DOUBLE);
        int first = at < last && bytes[at] == '-' ? at + 1 : at;
        int point = skipDigits(bytes, first, last);
        if (point == first || bytes[first] == '0' && point > first + 1) {
            return ODD;
        }
        int behind = point;
        if (behind < last && bytes[behind] == '.') {
            behind = skipDigits(bytes, point + 1, last);
            if (behind == point + 1) {
                return ODD;
            }
        }
        if (behind < last && (bytes[behind] | 0x20) == 'e') {
            int digits = behind + 1;
            if (digits < last && (bytes[digits] == '-' || bytes[digits] == '+')) {
                digits++;
            }
            behind = skipDigits(bytes, digits, last);
            if (behind == digits) {
                return ODD;
            }
        }
        return behind > point && behind < last && isBehindValue(bytes[behind]) ? behind : ODD;
    }

    /**
     * Returns where a number ends that has up to eight digits before its point, up to eight behind it, and no more than fifteen of
     * them; {@link #ODD} for any other, and near the window's end.
     */
    public static int endOfFraction(byte[] bytes, int at, int end) {
        if (at + 3 * Long.BYTES > end) {
            return ODD;
        }
        int first = bytes[at] == '-' ? at + 1 : at;
        int whole = digitCount(word(bytes, first));
        int point = first + whole;
        if (bytes[point] != '.' || whole == 0 || bytes[first] == '0' && whole > 1) {
            return ODD;
        }
        int decimals = digitCount(word(bytes, point + 1));
        int behind = point + 1 + decimals;
        boolean isFew = decimals > 0 && whole + decimals <= FEW_DIGITS;
        return isFew && isBehindValue(bytes[behind]) ? behind : ODD;
    }

    /** Returns the double between two places, which {@link #endOfFraction} has found. */
    public static double fractionAt(byte[] bytes, int at, int behind) {
        boolean isNegative = bytes[at] == '-';
        int first = isNegative ? at + 1 : at;
        int whole = digitCount(word(bytes, first));
        int decimals = behind - first - whole - 1;
        long before = eightDigits(word(bytes, first) << (Long.BYTES - whole) * Byte.SIZE);
        long after = eightDigits(word(bytes, first + whole + 1) << (Long.BYTES - decimals) * Byte.SIZE);
        // Both are exact, so that the division rounds once.
        double value = (before * LONG_TENS[decimals] + after) / TENS[decimals];
        return isNegative ? -value : value;
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

    /** Returns all digits as one number, and how many stand behind the point in the lower bits; {@link #ODD} if not possible. */
    private static long fixedPoint(byte[] bytes, int first, int behind) {
        if (behind - first > FIXED_DIGITS + 1) {
            return ODD;
        }
        long number = 0;
        int point = behind - 1;
        for (int i = first; i < behind; i++) {
            if (bytes[i] == '.') {
                point = i;
            } else if (isDigit(bytes[i])) {
                number = number * 10 + (bytes[i] - '0');
            } else {
                return ODD;
            }
        }
        return number << SCALE_BITS | behind - 1 - point;
    }

    /** Tells whether the word is true; -1 if it is neither that nor false. */
    public static int booleanAt(byte[] bytes, int at, int end) {
        if (at + 4 < end && bytes[at] == 't') {
            boolean isTrue = bytes[at + 1] == 'r' && bytes[at + 2] == 'u' && bytes[at + 3] == 'e';
            return isTrue && isBehindValue(bytes[at + 4]) ? 1 : ODD;
        }
        if (at + 5 < end && bytes[at] == 'f') {
            boolean isFalse =
                    bytes[at + 1] == 'a' && bytes[at + 2] == 'l' && bytes[at + 3] == 's' && bytes[at + 4] == 'e';
            return isFalse && isBehindValue(bytes[at + 5]) ? 0 : ODD;
        }
        return ODD;
    }

    /** Tells whether the word is null. */
    public static boolean isNullAt(byte[] bytes, int at, int end) {
        return at + 4 < end
                && bytes[at] == 'n'
                && bytes[at + 1] == 'u'
                && bytes[at + 2] == 'l'
                && bytes[at + 3] == 'l'
                && isBehindValue(bytes[at + 4]);
    }

    /**
     * Returns where a string ends, which begins with a quote: the place of its last quote; {@link #ODD} if it has an escape
     * or a control character.
     */
    public static int endOfString(byte[] bytes, int at, int end) {
        if (at == end || bytes[at] != '"') {
            return ODD;
        }
        int mark = nextMark(bytes, at + 1, end);
        return mark < end && bytes[mark] == '"' ? mark : ODD;
    }

    /**
     * Returns where a string ends, as {@link #endOfString} does, if it is ASCII alone, so that it is looked at once; else the
     * complement of that place, which is below {@link #ODD}.
     */
    public static int endOfAscii(byte[] bytes, int at, int end) {
        if (at >= end || bytes[at] != '"') {
            return ODD;
        }
        long all = 0;
        int i = at + 1;
        for (; i + Long.BYTES <= end; i += Long.BYTES) {
            long word = word(bytes, i);
            long found = marks(word);
            if (found != 0) {
                int bit = Long.numberOfTrailingZeros(found);
                int mark = i + (bit >>> 3);
                // Only the bytes before the mark count.
                long before = word & (1L << (bit & ~7)) - 1;
                return bytes[mark] != '"' ? ODD : ((all | before) & HIGH) == 0 ? mark : ~mark;
            }
            all |= word;
        }
        int last = endOfString(bytes, at, end);
        return last < 0 || isAscii(bytes, i, last) && (all & HIGH) == 0 ? last : ~last;
    }

    /** Returns the text between two quotes, which {@link #endOfAscii} has found. */
    @SuppressWarnings("deprecation")
    public static String asciiAt(byte[] bytes, int at, int behind) {
        return new String(bytes, /* hibyte= */ 0, at + 1, behind - at - 1);
    }

    /** Returns the place of the next quote, backslash or control character; the window's end if there is none. */
    public static int nextMark(byte[] bytes, int from, int end) {
        int i = from;
        for (; i + Long.BYTES <= end; i += Long.BYTES) {
            // Eight at a time; beside it the loop below, alone.
            long found = marks(word(bytes, i));
            if (found != 0) {
                return i + (Long.numberOfTrailingZeros(found) >>> 3);
            }
        }
        for (; i < end; i++) {
            if (bytes[i] == '"' || bytes[i] == '\\' || bytes[i] >= 0 && bytes[i] < ' ') {
                return i;
            }
        }
        return end;
    }

    /** Marks quotes, backslashes and control characters; bits behind the first mark may be wrong. */
    static long marks(long word) {
        long quotes = word ^ '"' * ONES;
        long escapes = word ^ '\\' * ONES;
        long zeros = quotes - ONES & ~quotes | escapes - ONES & ~escapes;
        long controls = word - ' ' * ONES & ~word;
        return (zeros | controls) & HIGH;
    }

    /** Returns the text between two quotes, which {@link #endOfString} has found; null if its UTF-8 is odd. */
    public static String stringAt(byte[] bytes, int at, int behind) {
        return textOf(bytes, at + 1, behind);
    }

    /** Returns UTF-8 as text; null if it is odd. */
    @SuppressWarnings("deprecation")
    static String textOf(byte[] bytes, int first, int behind) {
        int length = behind - first;
        if (isAscii(bytes, first, behind)) {
            return new String(bytes, /* hibyte= */ 0, first, length);
        }
        // The JDK replaces what is malformed, and Jackson reports some of it.
        String text = new String(bytes, first, length, StandardCharsets.UTF_8);
        return text.indexOf('\uFFFD') < 0 ? text : null;
    }

    /** Tells whether all bytes between two places are ASCII. */
    public static boolean isAscii(byte[] bytes, int first, int behind) {
        int i = first;
        long all = 0;
        for (; i + Long.BYTES <= behind; i += Long.BYTES) {
            all |= word(bytes, i);
        }
        for (; i < behind; i++) {
            all |= bytes[i];
        }
        return (all & HIGH) == 0;
    }
}
