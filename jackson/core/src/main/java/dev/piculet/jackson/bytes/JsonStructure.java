package dev.piculet.jackson.bytes;

import static dev.piculet.jackson.bytes.JsonBytes.ODD;

/**
 * Finds what stands between values in a window of bytes: white space, commas, names and braces. Nothing is read outside of
 * the window.
 */
public final class JsonStructure {
    /** The longest whole name that {@link #isPlainAhead} passes over. */
    private static final int MAX_NAME = 64;

    private static final int HIGH_BITS = 0xE0;

    private JsonStructure() {}

    /** Returns the place of the next byte that is no white space. */
    public static int skipSpace(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && isSpace(bytes[at])) {
            at = skipSpaces(bytes, at + 1, end);
        }
        return at;
    }

    /** Returns the place of the next byte that is no space: indentation consists of many. */
    public static int skipSpaces(byte[] bytes, int from, int end) {
        int at = from;
        while (at + Long.BYTES <= end) {
            // Eight at a time; beside it the loop below, alone.
            long others = JsonBytes.word(bytes, at) ^ ' ' * JsonBytes.ONES;
            if (others != 0) {
                return at + (Long.numberOfTrailingZeros(others) >>> 3);
            }
            at += Long.BYTES;
        }
        while (at < end && bytes[at] == ' ') {
            at++;
        }
        return at;
    }

    /** Returns the place of the next byte below the space: outside of strings, a tab or the end of a row; the end if there is none. */
    public static int nextControl(byte[] bytes, int from, int end) {
        int at = from;
        // Four words at a time, then one; beside it the last loop, alone.
        for (; at + 4 * Long.BYTES <= end; at += 4 * Long.BYTES) {
            long first = controls(JsonBytes.word(bytes, at)) | controls(JsonBytes.word(bytes, at + Long.BYTES));
            long second = controls(JsonBytes.word(bytes, at + 2 * Long.BYTES))
                    | controls(JsonBytes.word(bytes, at + 3 * Long.BYTES));
            if (((first | second) & JsonBytes.HIGH) != 0) {
                break;
            }
        }
        for (; at + Long.BYTES <= end; at += Long.BYTES) {
            long found = controls(JsonBytes.word(bytes, at)) & JsonBytes.HIGH;
            if (found != 0) {
                return at + (Long.numberOfTrailingZeros(found) >>> 3);
            }
        }
        while (at < end && (bytes[at] & HIGH_BITS) != 0) {
            at++;
        }
        return at;
    }

    /** Sets the highest bits of bytes below the space; other bits are anything, and so are bytes behind the first of these. */
    static long controls(long word) {
        return word - ' ' * JsonBytes.ONES & ~word;
    }

    static boolean isSpace(byte character) {
        return character == ' ' || character == '\n' || character == '\r' || character == '\t';
    }

    /** Returns the place of the next byte that is neither space nor tab. */
    static int skipBlanks(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && (bytes[at] == ' ' || bytes[at] == '\t')) {
            at++;
        }
        return at;
    }

    /**
     * Tells whether the object ends here or goes on with a name in the plainest form and the begin of a value, so that
     * nothing can be wrong before that value.
     *
     * @param isFirst whether no comma comes before a name
     */
    public static boolean isPlainAhead(byte[] bytes, int from, int end, boolean isFirst) {
        int at = skipSpace(bytes, from, end);
        if (at < end && bytes[at] == '}') {
            return true;
        }
        int first = nextQuote(bytes, at, end, isFirst);
        int last = first < 0 ? ODD : endOfPlainName(bytes, first + 1, Math.min(end, first + MAX_NAME));
        return last >= 0 && isValueAhead(bytes, last + 1, end);
    }

    /**
     * Returns the place of the quote that a name begins with; {@link JsonBytes#ODD} if something else comes next.
     *
     * @param isFirst whether no comma comes before the name
     */
    public static int nextQuote(byte[] bytes, int from, int end, boolean isFirst) {
        int at = nextElement(bytes, from, end, isFirst);
        return at >= 0 && bytes[at] == '"' ? at : ODD;
    }

    /**
     * Returns the place of an array's next element or an object's next name, whatever it is; {@link JsonBytes#ODD} if a comma
     * is missing, or the window ends.
     *
     * @param isFirst whether no comma comes before it
     */
    public static int nextElement(byte[] bytes, int from, int end, boolean isFirst) {
        int at = skipSpace(bytes, from, end);
        if (!isFirst) {
            if (at == end || bytes[at] != ',') {
                return ODD;
            }
            at = skipSpace(bytes, at + 1, end);
        }
        return at < end ? at : ODD;
    }

    /** Tells whether an array goes on behind an element with a scalar in a plain form, so that nothing can be wrong there. */
    public static boolean isPlainElementAhead(byte[] bytes, int from, int end) {
        int at = nextElement(bytes, from, end, /* isFirst= */ false);
        if (at < 0) {
            return false;
        }
        return switch (bytes[at]) {
            case '"' -> true;
            case 'n' -> JsonBytes.isNullAt(bytes, at, end);
            case 't', 'f' -> JsonBytes.booleanAt(bytes, at, end) != ODD;
            default -> JsonDigits.endOfLong(bytes, at, end) >= 0 || JsonDigits.endOfDouble(bytes, at, end) >= 0;
        };
    }

    private static int endOfPlainName(byte[] bytes, int from, int end) {
        for (int i = from; i < end; i++) {
            if (bytes[i] == '"') {
                return i;
            }
            // Bytes outside ASCII are negative.
            if (bytes[i] < ' ' || bytes[i] == '\\') {
                return ODD;
            }
        }
        return ODD;
    }

    /** Tells whether a colon comes next, and then something that is no comment. */
    static boolean isValueAhead(byte[] bytes, int from, int end) {
        int colon = skipSpace(bytes, from, end);
        if (colon == end || bytes[colon] != ':') {
            return false;
        }
        int value = skipSpace(bytes, colon + 1, end);
        return value < end && bytes[value] > ' ' && bytes[value] != '/' && bytes[value] != '#';
    }
}
