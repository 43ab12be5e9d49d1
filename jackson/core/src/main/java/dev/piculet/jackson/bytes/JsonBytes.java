package dev.piculet.jackson.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
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
    static final long HIGH = 0x8080808080808080L;

    private JsonBytes() {}

    /** Returns eight bytes; the first is the lowest. */
    public static long word(byte[] bytes, int at) {
        return (long) WORDS.get(bytes, at);
    }

    /** Stores eight bytes; the first is the lowest. */
    static void putWord(byte[] bytes, int at, long word) {
        WORDS.set(bytes, at, word);
    }

    /** Tells whether a number or a word in an object or array ends before this byte. */
    static boolean isBehindValue(byte character) {
        return character == ',' || character == '}' || character == ']' || JsonStructure.isSpace(character);
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
        return (zeros | JsonStructure.controls(word)) & HIGH;
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
