package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.CHAR;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import java.nio.charset.StandardCharsets;

/**
 * Strings as bytes: a header of four bytes, then one byte a char if all are Latin-1, else two.
 *
 * <p>The header is the length shifted left by one, plus one if chars are wide. No string has the header of a wide one
 * without chars, so that stands for null. Chars are copied unchanged, unpaired surrogates too.
 */
final class LatinStrings {
    /** Size of the header. */
    static final int HEADER = 4;

    private static final int WIDE = 1;
    private static final int NULL = 1;

    /** Up to here a loop that stores and collects beats two passes. */
    private static final int MAX_LENGTH_FOR_ONE_LOOP = 8;

    /** From here on the JDK's vector code for UTF-8 wins, although it makes an array. */
    private static final int MAX_LENGTH_FOR_TWO_PASSES = 72;

    private LatinStrings() {}

    /** Returns the number of chars; none for null. */
    static int length(String string) {
        return string == null ? 0 : string.length();
    }

    /** Returns the room that {@link #write} needs at most. */
    static long maxSize(String string) {
        return HEADER + 2L * length(string);
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
        return writeWide(bytes, pos, string, length);
    }

    /**
     * Writes a string, or null, where there is room for the header and one byte a char, as if the chars were Latin-1.
     *
     * @param length the string's {@link #length}, which callers need, too: asked for twice, it costs the deep object a
     *     tenth
     * @return the OR of all chars; unless they {@linkplain #areLatin are Latin-1}, what was written is of no use
     */
    static int writeLatin(byte[] bytes, int pos, String string, int length) {
        if (string == null) {
            INT.set(bytes, pos, NULL);
            return 0;
        }
        INT.set(bytes, pos, length << 1);
        return putLowBytes(bytes, pos + HEADER, string, length);
    }

    /** Whether chars, OR-ed together, are all Latin-1. */
    static boolean areLatin(int chars) {
        return chars <= 0xFF;
    }

    /**
     * Returns the string, or null, at a position.
     *
     * @param header the number at that position. Callers keep it for {@link #end}: read again behind a copy, which
     *     might have changed it as far as the JIT knows, it costs the deep object a tenth.
     */
    static String read(byte[] bytes, int pos, int header) {
        return (header & WIDE) == 0
                ? latin(bytes, pos + HEADER, header >>> 1)
                : readWideOrNull(bytes, pos + HEADER, header);
    }

    /**
     * Returns the position behind a string, or null, that {@link #read} could read. The branch is foreseen where a
     * shift by the lowest bit would be waited for, which costs the deep object a sixth.
     */
    static int end(int pos, int header) {
        return (header & WIDE) == 0 ? pos + HEADER + (header >>> 1) : pos + HEADER + (header & ~WIDE);
    }

    /** Puts the low bytes of all chars, and returns the OR of the chars. */
    private static int putLowBytes(byte[] bytes, int pos, String string, int length) {
        if (length <= MAX_LENGTH_FOR_ONE_LOOP) {
            return putLowBytesInOneLoop(bytes, pos, string, length);
        }
        return length <= MAX_LENGTH_FOR_TWO_PASSES
                ? putLowBytesInTwoPasses(bytes, pos, string, length)
                : putLowBytesOfLong(bytes, pos, string, length);
    }

    /** The first four in one store, which takes 7 % less time for the maps of the documented complex object. */
    private static int putLowBytesInOneLoop(byte[] bytes, int pos, String string, int length) {
        int chars = 0;
        int i = 0;
        if (length >= 4) {
            char c0 = string.charAt(0);
            char c1 = string.charAt(1);
            char c2 = string.charAt(2);
            char c3 = string.charAt(3);
            INT.set(bytes, pos, c0 | c1 << 8 | c2 << 16 | c3 << 24);
            chars = c0 | c1 | c2 | c3;
            i = 4;
        }
        for (; i < length; i++) {
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
        // An unpaired surrogate becomes one byte, too: a question mark.
        if (utf8.length != length || !string.equals(latin(utf8, 0, length))) {
            return putLowBytesInTwoPasses(bytes, pos, string, length);
        }
        System.arraycopy(utf8, 0, bytes, pos, length);
        return 0;
    }

    private static int writeWide(byte[] bytes, int start, String string, int length) {
        INT.set(bytes, start, length << 1 | WIDE);
        int pos = start + HEADER;
        for (int i = 0; i < length; i++) {
            CHAR.set(bytes, pos, string.charAt(i));
            pos += 2;
        }
        return pos;
    }

    @SuppressWarnings("deprecation") // Deprecated because it knows Latin-1 only, which makes it the fastest.
    private static String latin(byte[] bytes, int pos, int length) {
        return new String(bytes, 0, pos, length);
    }

    private static String readWideOrNull(byte[] bytes, int start, int header) {
        if (header == NULL) {
            return null;
        }
        int length = header >>> 1;
        if (length > (bytes.length - start) / 2) {
            throw MalformedInputException.cutOff(bytes.length);
        }
        char[] chars = new char[length];
        int pos = start;
        for (int i = 0; i < length; i++) {
            chars[i] = (char) CHAR.get(bytes, pos);
            pos += 2;
        }
        return new String(chars);
    }
}
