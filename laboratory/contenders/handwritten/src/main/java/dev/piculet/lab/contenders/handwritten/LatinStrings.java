package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.CHAR;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;

/**
 * Strings as bytes: a header of four bytes, then one byte a char if all are Latin-1, else two.
 *
 * <p>The header is the length shifted left by one, plus one if chars are wide. No string has the header of a wide one
 * without chars, so that stands for null. Chars are copied unchanged, unpaired surrogates too.
 *
 * <p>For one thread, because an object keeps the array through which wide chars go: the JDK copies them to and from such
 * arrays only.
 */
public final class LatinStrings {
    /** Size of the header. */
    static final int HEADER = 4;

    private static final int WIDE = 1;
    private static final int NULL = 1;

    private static final int MAX_LATIN = 0xFF;

    private static final int INITIAL_CHARS = 256;

    /** From here on the JDK's copy of memory wins, although it makes two views of the array. */
    private static final int MIN_LENGTH_FOR_VIEW = 64;

    private static final String WIDE_STRING = "\u0100";

    private static final int CHUNK = 32;

    private final boolean keepsArray;
    private char[] chars = new char[INITIAL_CHARS];

    /** Views of the array that was written last, from its first byte on and from its second. */
    private byte[] viewed;

    private CharBuffer even;
    private CharBuffer odd;

    private LatinStrings(boolean keepsArray) {
        this.keepsArray = keepsArray;
    }

    /** Returns what writes into an array of its own for each value, or reads. */
    static LatinStrings intoNewArrays() {
        return new LatinStrings(false);
    }

    /** Returns what writes into the same array again and again. */
    static LatinStrings intoOneArray() {
        return new LatinStrings(true);
    }

    /** Returns what stands before the chars of a string, or for null. */
    static int header(String string) {
        if (string == null) {
            return NULL;
        }
        int length = string.length();
        return isLatin(string) ? length << 1 : length << 1 | WIDE;
    }

    /** Returns the room that a string, or null, needs at most, without a look at its chars. */
    static long maxSize(String string) {
        return HEADER + (string == null ? 0 : 2L * string.length());
    }

    /** Returns the bytes of a string with this header, and of the header. */
    static long size(int header) {
        return HEADER + (long) sizeOfChars(header);
    }

    /** Returns the position behind a string with this header that begins at {@code pos}. */
    static int end(int pos, int header) {
        return pos + HEADER + sizeOfChars(header);
    }

    /** A branch, for a shift by the lowest bit would be waited for, which costs the deep object a sixth. */
    private static int sizeOfChars(int header) {
        return (header & WIDE) == 0 ? header >>> 1 : header & ~WIDE;
    }

    /**
     * True if a string has no letters beyond Latin-1. In chunks, so that the wide constant of each is not too rare beside the chars
     * of long strings.
     */
    public static boolean isLatin(String string) {
        int length = string.length();
        int from = 0;
        while (length - from > CHUNK) {
            if (!isLatin(string, from, from + CHUNK)) {
                return false;
            }
            from += CHUNK;
        }
        return isLatin(string, from, length);
    }

    /**
     * A loop that C2 removes for strings that the JVM stores as bytes, if it has met others often enough. The constant, which it folds
     * away, sees to that.
     */
    private static boolean isLatin(String string, int from, int to) {
        return isNarrow(string, from, to) && !isNarrow(WIDE_STRING, 0, 1);
    }

    private static boolean isNarrow(String string, int from, int to) {
        for (int i = from; i < to; i++) {
            if (string.charAt(i) > MAX_LATIN) {
                return false;
            }
        }
        return true;
    }

    /** Writes a string, or null, where there is room for {@link #maxSize}, and returns the position behind it. */
    int write(byte[] bytes, int pos, String string) {
        return write(bytes, pos, string, header(string));
    }

    /** Writes a string, or null, whose header is known, where there is room for its {@link #size}, and returns the position behind. */
    @SuppressWarnings("deprecation") // Deprecated because it drops high bytes, which are zero here.
    int write(byte[] bytes, int pos, String string, int header) {
        INT.set(bytes, pos, header);
        if ((header & WIDE) == 0) {
            int length = header >>> 1;
            string.getBytes(0, length, bytes, pos + HEADER);
            return pos + HEADER + length;
        }
        if (header != NULL) {
            putWide(bytes, pos + HEADER, string, header >>> 1);
        }
        return pos + HEADER + header - WIDE;
    }

    private void putWide(byte[] bytes, int pos, String string, int length) {
        char[] chars = room(length);
        string.getChars(0, length, chars, 0);
        if (keepsArray) {
            view(bytes, pos).put(pos >> 1, chars, 0, length);
            return;
        }
        if (length >= MIN_LENGTH_FOR_VIEW) {
            ByteBuffer.wrap(bytes, pos, 2 * length)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .asCharBuffer()
                    .put(chars, 0, length);
            return;
        }
        for (int i = 0; i < length; i++) {
            CHAR.set(bytes, pos + 2 * i, chars[i]);
        }
    }

    /** A copy of memory, as {@code chars} to bytes one by one is not. */
    private CharBuffer view(byte[] bytes, int pos) {
        if (bytes != viewed) {
            even = view(ByteBuffer.wrap(bytes));
            odd = view(ByteBuffer.wrap(bytes, 1, bytes.length - 1).slice());
            viewed = bytes;
        }
        return (pos & 1) == 0 ? even : odd;
    }

    private static CharBuffer view(ByteBuffer bytes) {
        return bytes.order(ByteOrder.LITTLE_ENDIAN).asCharBuffer();
    }

    /** Returns the array for so many chars; what it holds is of no meaning. */
    private char[] room(int length) {
        if (chars.length < length) {
            chars = new char[length];
        }
        return chars;
    }

    /**
     * Returns the string, or null, at a position.
     *
     * @param header the number at that position. Callers keep it for {@link #end}: read again behind a copy, which
     *     might have changed it as far as the JIT knows, it costs the deep object a tenth.
     */
    @SuppressWarnings("deprecation") // Deprecated because it knows Latin-1 only, which makes it the fastest.
    String read(byte[] bytes, int pos, int header) {
        return (header & WIDE) == 0
                ? new String(bytes, 0, pos + HEADER, header >>> 1)
                : readWideOrNull(bytes, pos + HEADER, header);
    }

    private String readWideOrNull(byte[] bytes, int pos, int header) {
        if (header == NULL) {
            return null;
        }
        int length = header >>> 1;
        if (length > (bytes.length - pos) / 2) {
            throw MalformedInputException.cutOff(bytes.length);
        }
        char[] chars = room(length);
        for (int i = 0; i < length; i++) {
            chars[i] = (char) CHAR.get(bytes, pos + 2 * i);
        }
        return new String(chars, 0, length);
    }
}
