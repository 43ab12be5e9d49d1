package dev.piculet.jackson.bytes;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A property's name, prepared for comparing with bytes, eight at a time. A record, because HotSpot takes the fields of
 * constant records for constants.
 *
 * @param quoted the name in quotes
 * @param length of {@code quoted}
 * @param head the first eight bytes, or all
 * @param mask the bits of {@code head} that count
 * @param tail the last eight bytes; 0 if there are no more than eight
 */
public record ExpectedName(byte[] quoted, int length, long head, long mask, long tail) {
    /** Longer names are not compared with bytes, so that a limit for names need not be asked for each. */
    private static final int MAX_LENGTH = 64;

    /** Returns what to compare with; null if the name may be written in several ways, or is long. */
    public static ExpectedName of(String name) {
        if (name.length() > MAX_LENGTH || !isPlain(name)) {
            return null;
        }
        byte[] quoted = ('"' + name + '"').getBytes(StandardCharsets.US_ASCII);
        int length = quoted.length;
        byte[] padded = Arrays.copyOf(quoted, Math.max(length, Long.BYTES));
        long mask = length < Long.BYTES ? (1L << length * Byte.SIZE) - 1 : -1;
        long tail = length > Long.BYTES ? JsonBytes.word(quoted, length - Long.BYTES) : 0;
        return new ExpectedName(quoted, length, JsonBytes.word(padded, 0), mask, tail);
    }

    private static boolean isPlain(String name) {
        for (int i = 0; i < name.length(); i++) {
            char character = name.charAt(i);
            if (character < ' ' || character >= 0x7F || character == '"' || character == '\\') {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns where this name begins with its quote; -1 if anything else is next.
     *
     * @param from the place behind the value before, or behind the brace
     * @param end the end of the window
     * @param isFirst whether no comma comes before the name
     */
    public int find(byte[] bytes, int from, int end, boolean isFirst) {
        int quote = isFirst ? from : from + 1;
        if (quote + length + 1 < end && (isFirst || bytes[from] == ',')) {
            if (isAt(bytes, quote, end)) {
                return bytes[quote + length] == ':' ? quote : beforeColon(bytes, quote, end);
            }
            if (bytes[quote] == '"') {
                return -1;
            }
        }
        return findSpaced(bytes, from, end, isFirst);
    }

    /** Tells whether the bytes are these; the window has all of them. */
    boolean isAt(byte[] bytes, int at, int end) {
        if (length > Long.BYTES) {
            return JsonBytes.word(bytes, at) == head
                    && JsonBytes.word(bytes, at + length - Long.BYTES) == tail
                    && (length <= 2 * Long.BYTES || isQuoted(bytes, at));
        }
        return at + Long.BYTES <= end ? (JsonBytes.word(bytes, at) & mask) == head : isQuoted(bytes, at);
    }

    private boolean isQuoted(byte[] bytes, int at) {
        return Arrays.equals(bytes, at, at + length, quoted, 0, length);
    }

    private int findSpaced(byte[] bytes, int from, int end, boolean isFirst) {
        int quote = JsonStructure.nextQuote(bytes, from, end, isFirst);
        boolean isNext = quote >= 0 && quote + length < end && isAt(bytes, quote, end);
        return isNext ? beforeColon(bytes, quote, end) : -1;
    }

    /** Returns the place of the name if only blanks stand between it and a colon, else -1. */
    private int beforeColon(byte[] bytes, int quote, int end) {
        int colon = JsonStructure.skipBlanks(bytes, quote + length, end);
        return colon < end && bytes[colon] == ':' ? quote : -1;
    }

    /**
     * Returns where the value begins behind this name, if that is the next one of an object, and not its first; -1 if anything
     * else is next. In a spaced form, the first one is found as well.
     *
     * @param from the place behind the value before
     * @param end the end of the window, which the value may be at
     */
    public int next(byte[] bytes, int from, int end) {
        int quote = from + 1;
        int colon = quote + length;
        boolean isPlain = colon + 1 < end
                && bytes[from] == ','
                && isAt(bytes, quote, end)
                && bytes[colon] == ':'
                && bytes[colon + 1] > ' ';
        return isPlain ? colon + 1 : spaced(bytes, from, end);
    }

    /**
     * The same, if it is the object's first.
     *
     * @param from the place behind the brace
     */
    public int first(byte[] bytes, int from, int end) {
        int colon = from + length;
        boolean isPlain = colon + 1 < end
                && bytes[from - 1] == '{'
                && isAt(bytes, from, end)
                && bytes[colon] == ':'
                && bytes[colon + 1] > ' ';
        return isPlain ? colon + 1 : spaced(bytes, from, end);
    }

    private int spaced(byte[] bytes, int from, int end) {
        // No value ends with a brace that opens.
        int quote = JsonStructure.nextQuote(bytes, from, end, /* isFirst= */ bytes[from - 1] == '{');
        boolean isNext = quote >= 0 && quote + length < end && isAt(bytes, quote, end);
        int colon = isNext ? JsonStructure.skipSpace(bytes, quote + length, end) : end;
        return colon < end && bytes[colon] == ':' ? JsonStructure.skipSpace(bytes, colon + 1, end) : -1;
    }

    /** Returns where the value begins whose name was found; the window's end if it is not in there. */
    public int valueBehind(byte[] bytes, int quote, int end) {
        int colon = quote + length;
        if (bytes[colon] != ':') {
            colon = JsonStructure.skipBlanks(bytes, colon, end);
        }
        int value = colon + 1;
        return value < end && bytes[value] <= ' ' ? JsonStructure.skipBlanks(bytes, value, end) : value;
    }
}
