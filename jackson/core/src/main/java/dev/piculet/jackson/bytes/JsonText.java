package dev.piculet.jackson.bytes;

import dev.piculet.access.text.Latin1;

/**
 * Writes strings and words as JSON in UTF-8, as a generator without special settings does. Some characters are left to that:
 * see {@link #put}.
 */
public final class JsonText {
    /** What is returned if nothing was written. */
    public static final int ODD = -1;

    /** Bytes behind a string that may be changed. */
    public static final int SLACK = Long.BYTES;

    private static final long HIGH = 0x8080808080808080L;

    /** Bytes that {@link #putBoolean} and {@link #putNull} may change. */
    public static final int WORD_ROOM = Long.BYTES;

    private static final long TRUE = 0x65757274L;
    private static final long FALSE = 0x65736C6166L;
    private static final long NULL = 0x6C6C756EL;

    /** The longest form of a character that a generator may choose: an escape with four digits. */
    public static final int MAX_BYTES = 6;

    private static final String HEXADECIMAL = "0123456789ABCDEF";

    /** By characters of ASCII: what stands behind a backslash instead; 0 for nothing, {@link #ODD} for four digits. */
    private static final byte[] ESCAPES = escapes();

    private JsonText() {}

    private static byte[] escapes() {
        byte[] escapes = new byte[0x80];
        for (int character = 0; character < ' '; character++) {
            escapes[character] = ODD;
        }
        escapes['"'] = '"';
        escapes['\\'] = '\\';
        escapes['\b'] = 'b';
        escapes['\t'] = 't';
        escapes['\n'] = 'n';
        escapes['\f'] = 'f';
        escapes['\r'] = 'r';
        return escapes;
    }

    /** Writes true or false, and returns the place behind. */
    public static int putBoolean(byte[] buffer, int at, boolean value) {
        JsonBytes.putWord(buffer, at, value ? TRUE : FALSE);
        return at + (value ? 4 : 5);
    }

    /** Writes null, and returns the place behind. */
    public static int putNull(byte[] buffer, int at) {
        JsonBytes.putWord(buffer, at, NULL);
        return at + 4;
    }

    /**
     * Writes a string in quotes, and returns the place behind. It returns {@link #ODD} where a generator might empty its
     * buffer before: if the string, its escapes and characters outside ASCII with {@link #MAX_BYTES}, might not end before
     * the buffer does. Likewise if the string has a surrogate, or a control character without a short escape. The buffer is
     * changed behind {@code at} in any case.
     */
    public static int put(byte[] buffer, int at, String text) {
        return put(buffer, at, text, SurrogatePairs.ODD);
    }

    /** Likewise, with pairs of surrogates in a certain form; half of one alone is odd. */
    public static int put(byte[] buffer, int at, String text, SurrogatePairs pairs) {
        int length = text.length();
        int first = at + 1;
        int end = first + length;
        if (end < 0 || end >= buffer.length - SLACK) {
            return ODD;
        }
        buffer[at] = '"';
        int plain = putPlain(buffer, first, text);
        if (plain < length) {
            return putEach(buffer, first + plain, text, plain, pairs);
        }
        buffer[end] = '"';
        return end + 1;
    }

    /**
     * Writes characters up to the first that is not ASCII, or is escaped, and returns their number or a smaller one. One copy
     * by the JDK, then a look at eight of its bytes at a time. The plain version is the loop of {@code putEach} alone (ADR 33).
     */
    @SuppressWarnings("deprecation") // Deprecated because it drops high bytes, which are zero here.
    private static int putPlain(byte[] buffer, int first, String text) {
        if (!Latin1.is(text)) {
            return 0;
        }
        int length = text.length();
        text.getBytes(0, length, buffer, first);
        int i = 0;
        for (; i + Long.BYTES <= length; i += Long.BYTES) {
            long odd = odd(JsonBytes.word(buffer, first + i));
            if (odd != 0) {
                return i + (Long.numberOfTrailingZeros(odd) >>> 3);
            }
        }
        // Of the last word, what is behind the string does not count.
        int left = length - i;
        long odd = odd(JsonBytes.word(buffer, first + i)) & ~(-1L << left * Byte.SIZE);
        return odd == 0 ? length : i + (Long.numberOfTrailingZeros(odd) >>> 3);
    }

    /** Marks the first of eight characters that is not ASCII, or is escaped, by its highest bit; those behind may be marked, too. */
    private static long odd(long word) {
        return JsonBytes.marks(word) | word & HIGH;
    }

    /** Writes the characters from {@code from} on, and the second quote. */
    private static int putEach(byte[] buffer, int at, String text, int from, SurrogatePairs pairs) {
        int length = text.length();
        if (length - from > (buffer.length - at - 1) / MAX_BYTES) {
            return ODD;
        }
        int to = at;
        for (int i = from; i < length; i++) {
            char character = text.charAt(i);
            if (character < 0x80) {
                byte escape = ESCAPES[character];
                if (escape == 0) {
                    buffer[to++] = (byte) character;
                } else if (escape > 0) {
                    buffer[to++] = '\\';
                    buffer[to++] = escape;
                } else {
                    return ODD;
                }
            } else if (character < 0x800) {
                buffer[to++] = (byte) (0xC0 | character >> 6);
                buffer[to++] = (byte) (0x80 | character & 0x3F);
            } else if (Character.isSurrogate(character)) {
                to = putPair(buffer, to, text, i++, pairs);
                if (to < 0) {
                    return ODD;
                }
            } else {
                buffer[to++] = (byte) (0xE0 | character >> 12);
                buffer[to++] = (byte) (0x80 | character >> 6 & 0x3F);
                buffer[to++] = (byte) (0x80 | character & 0x3F);
            }
        }
        buffer[to++] = '"';
        return to;
    }

    private static int putPair(byte[] buffer, int at, String text, int first, SurrogatePairs pairs) {
        int point = text.codePointAt(first);
        if (pairs == SurrogatePairs.ODD || !Character.isSupplementaryCodePoint(point)) {
            return ODD;
        }
        if (pairs == SurrogatePairs.ESCAPES) {
            return putEscape(buffer, putEscape(buffer, at, text.charAt(first)), text.charAt(first + 1));
        }
        buffer[at] = (byte) (0xF0 | point >> 18);
        buffer[at + 1] = (byte) (0x80 | point >> 12 & 0x3F);
        buffer[at + 2] = (byte) (0x80 | point >> 6 & 0x3F);
        buffer[at + 3] = (byte) (0x80 | point & 0x3F);
        return at + 4;
    }

    private static int putEscape(byte[] buffer, int at, char character) {
        buffer[at] = '\\';
        buffer[at + 1] = 'u';
        for (int i = 0; i < 4; i++) {
            buffer[at + 2 + i] = (byte) HEXADECIMAL.charAt(character >> 12 - 4 * i & 0xF);
        }
        return at + MAX_BYTES;
    }
}
