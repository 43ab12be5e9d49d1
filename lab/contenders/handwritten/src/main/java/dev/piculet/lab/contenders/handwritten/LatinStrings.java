package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.CHAR;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import java.nio.charset.StandardCharsets;

/**
 * Strings as bytes: a header of four bytes, then one byte a char if all are Latin-1, else two.
 *
 * <p>The header is the length shifted left by one, plus one if chars are {@linkplain #WIDE wide}. No string has the header
 * of a wide one without chars, so that stands for null. Chars are copied as they are, unpaired surrogates too.
 */
final class LatinStrings {
    /** Size of the header. */
    static final int HEADER = 4;

    /** One byte a char, as a shift of the length. */
    static final int NARROW = 0;

    /** Two bytes a char, as a shift of the length. */
    static final int WIDE = 1;

    private static final int NULL = 1;

    /** Up to here a loop that stores and collects beats two passes. */
    private static final int MAX_LENGTH_FOR_ONE_LOOP = 8;

    /** From here on the JDK's vector code for UTF-8 wins, although it makes an array. */
    private static final int MAX_LENGTH_FOR_TWO_PASSES = 72;

    private LatinStrings() {}

    /** Whether chars, OR-ed together, are all Latin-1. */
    static boolean areLatin(int chars) {
        return chars <= 0xFF;
    }

    /** Returns the size of a string, or null, whose chars are put {@link #NARROW} or {@link #WIDE}. */
    static long size(String string, int width) {
        return string == null ? HEADER : HEADER + ((long) string.length() << width);
    }

    /** Returns the size that {@link #write} may need. */
    static long maxSize(String string) {
        return size(string, WIDE);
    }

    /** Writes a string, or null, where there is room for {@link #maxSize}, and returns the position behind it. */
    static int write(byte[] bytes, int pos, String string) {
        if (string == null) {
            INT.set(bytes, pos, NULL);
            return pos + HEADER;
        }
        int length = string.length();
        if (areLatin(putLowBytes(bytes, pos + HEADER, string, length))) {
            INT.set(bytes, pos, length << 1);
            return pos + HEADER + length;
        }
        putWide(bytes, pos, string, length);
        return pos + HEADER + 2 * length;
    }

    /**
     * Puts a string, or null, with a given width, where there is room for {@link #size}.
     *
     * @return the OR of all chars that did not fit, perhaps, because they were put narrow
     */
    static int put(byte[] bytes, int pos, String string, int width) {
        if (string == null) {
            INT.set(bytes, pos, NULL);
            return 0;
        }
        int length = string.length();
        if (width == WIDE) {
            putWide(bytes, pos, string, length);
            return 0;
        }
        INT.set(bytes, pos, length << 1);
        return putLowBytes(bytes, pos + HEADER, string, length);
    }

    /** Returns the string, or null, at a position. */
    static String read(byte[] bytes, int pos) {
        int header = (int) INT.get(bytes, pos);
        return (header & 1) == NARROW
                ? latin(bytes, pos + HEADER, header >>> 1)
                : readWideOrNull(bytes, pos + HEADER, header);
    }

    /** Returns the position behind a string, or null, that {@link #read} could read. */
    static int end(byte[] bytes, int pos) {
        int header = (int) INT.get(bytes, pos);
        return pos + HEADER + ((header >>> 1) << (header & 1));
    }

    /** Puts the low bytes of all chars, and returns the OR of the chars. */
    private static int putLowBytes(byte[] bytes, int pos, String string, int length) {
        if (length > MAX_LENGTH_FOR_ONE_LOOP) {
            return length <= MAX_LENGTH_FOR_TWO_PASSES
                    ? putLowBytesInTwoPasses(bytes, pos, string, length)
                    : putLowBytesOfLong(bytes, pos, string, length);
        }
        int chars = 0;
        for (int i = 0; i < length; i++) {
            char c = string.charAt(i);
            chars |= c;
            bytes[pos + i] = (byte) c;
        }
        return chars;
    }

    @SuppressWarnings("deprecation") // Deprecated because it drops high bytes, which is what is wanted.
    private static int putLowBytesInTwoPasses(byte[] bytes, int pos, String string, int length) {
        int chars = 0;
        for (int i = 0; i < length; i++) {
            chars |= string.charAt(i);
        }
        string.getBytes(0, length, bytes, pos);
        return chars;
    }

    private static int putLowBytesOfLong(byte[] bytes, int pos, String string, int length) {
        byte[] utf8 = string.getBytes(StandardCharsets.UTF_8);
        if (utf8.length != length) {
            return putLowBytesInTwoPasses(bytes, pos, string, length);
        }
        System.arraycopy(utf8, 0, bytes, pos, length);
        return 0;
    }

    private static void putWide(byte[] bytes, int pos, String string, int length) {
        INT.set(bytes, pos, length << 1 | WIDE);
        for (int i = 0; i < length; i++) {
            CHAR.set(bytes, pos + HEADER + 2 * i, string.charAt(i));
        }
    }

    @SuppressWarnings("deprecation") // Deprecated because it knows Latin-1 only, which makes it the fastest.
    private static String latin(byte[] bytes, int pos, int length) {
        return new String(bytes, 0, pos, length);
    }

    private static String readWideOrNull(byte[] bytes, int pos, int header) {
        if (header == NULL) {
            return null;
        }
        int length = header >>> 1;
        if (length > (bytes.length - pos) / 2) {
            throw MalformedInputException.cutOff(bytes.length);
        }
        char[] chars = new char[length];
        for (int i = 0; i < length; i++) {
            chars[i] = (char) CHAR.get(bytes, pos + 2 * i);
        }
        return new String(chars);
    }
}
