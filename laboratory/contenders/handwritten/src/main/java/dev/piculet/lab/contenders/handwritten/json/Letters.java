package dev.piculet.lab.contenders.handwritten.json;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.LONG;

/** Tells letters that stand for themselves in a JSON string, and are ASCII, from all others. */
final class Letters {
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;
    private static final long BLANKS = 0x2020202020202020L;
    private static final long QUOTES = ONES * '"';
    private static final long BACKSLASHES = ONES * '\\';

    private Letters() {}

    /** Returns the position of the first other letter, or {@code end}. */
    static int plainEnd(byte[] bytes, int start, int end) {
        int at = start;
        while (end - at >= Long.BYTES) {
            long others = others((long) LONG.get(bytes, at));
            if (others != 0) {
                return at + (Long.numberOfTrailingZeros(others) >>> 3);
            }
            at += Long.BYTES;
        }
        while (at < end && isPlain(bytes[at])) {
            at++;
        }
        return at;
    }

    /** Sets the highest bit of the first byte that is no plain letter; what is set above that has no meaning. */
    private static long others(long word) {
        long quotes = word ^ QUOTES;
        long backslashes = word ^ BACKSLASHES;
        return (word | word - BLANKS & ~word | quotes - ONES & ~quotes | backslashes - ONES & ~backslashes) & HIGH;
    }

    static boolean isPlain(byte letter) {
        return letter >= ' ' && letter != '"' && letter != '\\';
    }
}
