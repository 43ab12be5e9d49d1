package dev.piculet.binary.encoding;

import static dev.piculet.binary.encoding.LittleEndian.CHAR;
import static dev.piculet.binary.encoding.LittleEndian.INT;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Chars of strings as bytes: one byte a char if all are Latin-1, else two, little-endian, unpaired surrogates too.
 * Lengths and which of both it is stand in the control word (wire format, section 4.4).
 *
 * <p>The plain version is one loop over {@code charAt} and {@code byte} stores. The tricks, and the lengths where one gives
 * way to the next, are those of the hand-written codecs in suite {@code objects}.
 */
public final class Strings {
    /** Control of a string that is null. */
    public static final int NULL = 0;
    /** The longest string whose length stands in its control. */
    public static final int MAX_INLINE_LENGTH = 12;
    /** Control of a longer Latin-1 string. */
    public static final int LATIN = 14;
    /** Control of a string with a char beyond Latin-1. */
    public static final int WIDE = 15;

    /** Up to here one loop that stores and collects beats two passes. */
    private static final int MAX_LENGTH_FOR_ONE_LOOP = 8;
    /** From here on the JDK's vector code for UTF-8 wins, although it makes an array. */
    private static final int MAX_LENGTH_FOR_TWO_PASSES = 72;

    private Strings() {}

    /** Whether chars, OR-ed together, are all Latin-1. */
    public static boolean areLatin(int chars) {
        return chars <= 0xFF;
    }

    /** Whether all chars are Latin-1. */
    public static boolean isLatin(String string) {
        int chars = 0;
        for (int i = 0; i < string.length(); i++) {
            chars |= string.charAt(i);
        }
        return areLatin(chars);
    }

    /**
     * Writes the low bytes of all chars where there is room for them.
     *
     * @param length the string's length, which callers know already
     * @return the OR of all chars; unless they {@linkplain #areLatin are Latin-1}, what was written is of no use
     */
    public static int writeLatin(byte[] bytes, int position, String string, int length) {
        if (length <= MAX_LENGTH_FOR_ONE_LOOP) {
            return writeInOneLoop(bytes, position, string, length);
        }
        return length <= MAX_LENGTH_FOR_TWO_PASSES
                ? writeInTwoPasses(bytes, position, string, length)
                : writeLong(bytes, position, string, length);
    }

    /** The first four in one store. */
    private static int writeInOneLoop(byte[] bytes, int position, String string, int length) {
        int chars = 0;
        int i = 0;
        if (length >= 4) {
            char c0 = string.charAt(0);
            char c1 = string.charAt(1);
            char c2 = string.charAt(2);
            char c3 = string.charAt(3);
            INT.set(bytes, position, c0 | c1 << 8 | c2 << 16 | c3 << 24);
            chars = c0 | c1 | c2 | c3;
            i = 4;
        }
        for (; i < length; i++) {
            char c = string.charAt(i);
            chars |= c;
            bytes[position + i] = (byte) c;
        }
        return chars;
    }

    @SuppressWarnings("deprecation") // Deprecated because it drops high bytes, which is what is wanted.
    private static int writeInTwoPasses(byte[] bytes, int position, String string, int length) {
        int chars = 0;
        for (int i = 0; i < length; i++) {
            chars |= string.charAt(i);
        }
        string.getBytes(0, length, bytes, position);
        return chars;
    }

    private static int writeLong(byte[] bytes, int position, String string, int length) {
        byte[] utf8 = string.getBytes(StandardCharsets.UTF_8);
        // An unpaired surrogate becomes one byte, too: a question mark.
        if (utf8.length != length || !string.equals(readLatin(utf8, 0, length))) {
            return writeInTwoPasses(bytes, position, string, length);
        }
        System.arraycopy(utf8, 0, bytes, position, length);
        return 0;
    }

    /** Writes two bytes a char and returns the position behind them. */
    public static int writeWide(byte[] bytes, int position, String string) {
        int pos = position;
        for (int i = 0; i < string.length(); i++) {
            CHAR.set(bytes, pos, string.charAt(i));
            pos += 2;
        }
        return pos;
    }

    /** Returns the string of {@code length} bytes. */
    @SuppressWarnings("deprecation") // Deprecated because it knows Latin-1 only, which makes it the fastest.
    public static String readLatin(byte[] bytes, int position, int length) {
        return new String(bytes, 0, position, length);
    }

    /** Returns the string of {@code length} chars; the array must hold two bytes for each. */
    public static String readWide(byte[] bytes, int position, int length) {
        if (length > (bytes.length - position) / 2) {
            throw new IndexOutOfBoundsException(position);
        }
        char[] chars = new char[length];
        int pos = position;
        for (int i = 0; i < length; i++) {
            chars[i] = (char) CHAR.get(bytes, pos);
            pos += 2;
        }
        return new String(chars);
    }

    /** Returns the string of so many bytes of UTF-8, or null if they are not UTF-8. */
    public static String readUtf8(byte[] bytes, int position, int length) {
        try {
            ByteBuffer utf8 = ByteBuffer.wrap(bytes, position, length);
            return StandardCharsets.UTF_8.newDecoder().decode(utf8).toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }
}
