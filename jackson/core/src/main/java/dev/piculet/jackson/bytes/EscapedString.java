package dev.piculet.jackson.bytes;

import static dev.piculet.jackson.bytes.JsonBytes.ODD;

/** Finds strings with escapes in a window of bytes, as {@link JsonBytes} finds those without. */
public final class EscapedString {
    /** What {@link #LETTERS} stand for behind a backslash. */
    private static final String MEANINGS = "\"\\/\b\f\n\r\t";

    private static final String LETTERS = "\"\\/bfnrt";

    /** Bytes of an escape by number: a backslash, the letter u and four digits. */
    private static final int BY_NUMBER = 6;

    private EscapedString() {}

    /**
     * Returns where a string ends, which begins with a quote: the place of its last quote; {@link JsonBytes#ODD} if it has
     * an escape that JSON does not know or a control character.
     */
    public static int endOf(byte[] bytes, int at, int end) {
        if (at == end || bytes[at] != '"') {
            return ODD;
        }
        int mark = JsonBytes.nextMark(bytes, at + 1, end);
        while (mark < end && bytes[mark] == '\\') {
            int behind = behindEscape(bytes, mark, end);
            if (behind == ODD) {
                return ODD;
            }
            mark = JsonBytes.nextMark(bytes, behind, end);
        }
        return mark < end && bytes[mark] == '"' ? mark : ODD;
    }

    private static int behindEscape(byte[] bytes, int at, int end) {
        if (at + 1 < end && LETTERS.indexOf(bytes[at + 1]) >= 0) {
            return at + 2;
        }
        boolean isNumber = at + BY_NUMBER <= end && bytes[at + 1] == 'u' && character(bytes, at) >= 0;
        return isNumber ? at + BY_NUMBER : ODD;
    }

    /** Returns the number of an escape; negative if it has anything but hexadecimal digits. */
    private static int character(byte[] bytes, int at) {
        int number = 0;
        for (int i = at + 2; i < at + BY_NUMBER; i++) {
            // Negative bytes are no digits, and any digit of -1 sets the sign.
            number = number << 4 | Character.digit(bytes[i], /* radix= */ 16);
        }
        return number;
    }

    /**
     * Returns the text between two quotes, which {@link #endOf} has found; null if its UTF-8 is odd, or half of a pair of
     * surrogates is alone.
     */
    public static String textOf(byte[] bytes, int at, int behind) {
        // No escape stands for more bytes than it has.
        byte[] text = new byte[behind - at - 1];
        int size = 0;
        int from = at + 1;
        int mark = JsonBytes.nextMark(bytes, from, behind);
        while (mark < behind) {
            System.arraycopy(bytes, from, text, size, mark - from);
            boolean isNumber = bytes[mark + 1] == 'u';
            int point = isNumber ? codePoint(bytes, mark, behind) : MEANINGS.charAt(LETTERS.indexOf(bytes[mark + 1]));
            if (point == ODD) {
                return null;
            }
            size = put(point, text, size + mark - from);
            from = mark + (isNumber ? BY_NUMBER * Character.charCount(point) : 2);
            mark = JsonBytes.nextMark(bytes, from, behind);
        }
        System.arraycopy(bytes, from, text, size, behind - from);
        size += behind - from;
        return JsonBytes.textOf(text, 0, size);
    }

    /** Returns what the escape at a place stands for, or two of a pair of surrogates; {@link JsonBytes#ODD} if one is alone. */
    static int pointAt(byte[] bytes, int at, int behind) {
        return bytes[at + 1] == 'u' ? codePoint(bytes, at, behind) : MEANINGS.charAt(LETTERS.indexOf(bytes[at + 1]));
    }

    /** Returns the place behind the escape, or both of them. */
    static int behindPoint(byte[] bytes, int at, int point) {
        return at + (bytes[at + 1] == 'u' ? BY_NUMBER * Character.charCount(point) : 2);
    }

    /** Returns what one escape by number stands for, or two of a pair of surrogates. */
    private static int codePoint(byte[] bytes, int at, int behind) {
        int first = character(bytes, at);
        if (first < Character.MIN_SURROGATE || first > Character.MAX_SURROGATE) {
            return first;
        }
        int next = at + BY_NUMBER;
        boolean isFollowed = next + BY_NUMBER <= behind && bytes[next] == '\\' && bytes[next + 1] == 'u';
        int second = isFollowed ? character(bytes, next) : 0;
        return Character.isHighSurrogate((char) first) && Character.isLowSurrogate((char) second)
                ? Character.toCodePoint((char) first, (char) second)
                : ODD;
    }

    /** Puts a character as UTF-8, and returns the place behind it. */
    private static int put(int point, byte[] target, int at) {
        if (point < 0x80) {
            target[at] = (byte) point;
            return at + 1;
        }
        int size = point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
        int rest = point;
        for (int i = at + size - 1; i > at; i--) {
            target[i] = (byte) (0x80 | rest & 0x3F);
            rest >>>= 6;
        }
        // As many bits are set as there are bytes.
        target[at] = (byte) (0xF00 >> size | rest);
        return at + size;
    }
}
