package dev.piculet.lab.contenders.handwritten.json;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.SHORT;

/** Whole numbers as digits: up to eight are read at once, and two are written. */
final class Digits {
    private static final long HIGH = 0x8080808080808080L;
    private static final long ZEROS = 0x3030303030303030L;
    private static final long ABOVE_NINES = 0x4646464646464646L;
    private static final int PAIR = 100;

    /** Powers of ten, but for the first, which makes 0 have one digit. */
    private static final long[] POWERS = new long[19];

    private static final short[] PAIRS = new short[PAIR];

    static {
        long power = 1;
        for (int i = 1; i < POWERS.length; i++) {
            power *= 10;
            POWERS[i] = power;
        }
        for (int i = 0; i < PAIR; i++) {
            PAIRS[i] = (short) ('0' + i / 10 | '0' + i % 10 << 8);
        }
    }

    private Digits() {}

    /** Returns how many of eight bytes are digits, up to the first that is none. */
    static int count(long word) {
        long others = (word + ABOVE_NINES | word - ZEROS) & HIGH;
        return others == 0 ? Long.BYTES : Long.numberOfTrailingZeros(others) >>> 3;
    }

    /** Returns the number that so many digits are, one to eight. */
    static long value(long word, int count) {
        long digits = word - ZEROS << Long.SIZE - count * Byte.SIZE;
        long pairs = digits * 10 + (digits >>> 8);
        return (pairs & 0x000000FF000000FFL) * 0x000F424000000064L
                        + (pairs >>> 16 & 0x000000FF000000FFL) * 0x0000271000000001L
                >>> 32;
    }

    /** Returns ten to a power from 1 to 18. */
    static long power(int exponent) {
        return POWERS[exponent];
    }

    /** Returns how many digits a number has, which is not negative. */
    static int length(long number) {
        int least = (Long.SIZE - Long.numberOfLeadingZeros(number | 1)) * 1233 >>> 12;
        return number >= POWERS[least] ? least + 1 : least;
    }

    /** Puts so many last digits of a number, with zeros where it has none. */
    static void put(byte[] bytes, int at, int count, long number) {
        long rest = number;
        int end = at + count;
        while (end - at >= 2) {
            long hundredth = rest / PAIR;
            end -= 2;
            SHORT.set(bytes, end, PAIRS[(int) (rest - hundredth * PAIR)]);
            rest = hundredth;
        }
        if (end > at) {
            bytes[at] = (byte) ('0' + rest % 10);
        }
    }
}
