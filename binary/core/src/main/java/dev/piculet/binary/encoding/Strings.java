package dev.piculet.binary.encoding;

import static dev.piculet.binary.encoding.LittleEndian.CHAR;

import dev.piculet.access.text.Latin1;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Chars of strings as bytes: one byte a char if all are Latin-1, else two, little-endian, unpaired surrogates too. Before
 * them stands a header: 0 for null, else twice the length, plus 1 for one byte a char or 2 for two (wire format, section 4.4).
 *
 * <p>The plain version is one loop over {@code charAt} and stores of bytes or chars. ADR 24 says what each trick buys; the
 * hand-written codecs in suite {@code objects} use the same.
 */
public final class Strings {
    /** What stands for null in the place of a string. */
    public static final int NULL = 0;

    /** The longest string: its header is a number of 31 bits. */
    public static final int MAX_LENGTH = (1 << 30) - 2;

    /** Up to here chars are written one by one. */
    private static final int MAX_LENGTH_BY_CHARS = 4;

    /** From here on the JDK's copy of memory wins, although it makes two views of the array. */
    private static final int MIN_LENGTH_FOR_VIEW = 64;

    private Strings() {}

    /** Returns the header of a string that is not longer than {@link #MAX_LENGTH}, or null. */
    public static int header(String string) {
        return string == null ? NULL : 2 * string.length() + (Latin1.is(string) ? 1 : 2);
    }

    /** The chars that follow a header that is not null's. */
    public static int length(int header) {
        return header - 1 >> 1;
    }

    /** Whether chars that follow a header have two bytes. */
    public static boolean isWide(int header) {
        return (header & 1) == 0;
    }

    /** The bytes of the chars that follow a header. */
    public static int size(int header) {
        return isWide(header) ? Math.max(0, header - 2) : header >> 1;
    }

    /** Writes the chars of a string in one byte each, or in two, where there is room for them, and returns the position behind them. */
    public static int write(byte[] bytes, int position, String string, boolean wide) {
        if (wide) {
            return writeWide(bytes, position, string);
        }
        int length = string.length();
        writeLatin(bytes, position, string, length);
        return position + length;
    }

    /** Returns the string of {@code length} chars of one byte each, or of two. */
    public static String read(byte[] bytes, int position, int length, boolean wide) {
        return wide ? readWide(bytes, position, length) : readLatin(bytes, position, length);
    }

    /** Writes the chars of a string that {@linkplain Latin1 is Latin-1} where there is room for them. */
    @SuppressWarnings("deprecation") // Deprecated because it drops high bytes, which are zero here.
    public static void writeLatin(byte[] bytes, int position, String string, int length) {
        string.getBytes(0, length, bytes, position);
    }

    /** Writes two bytes a char where there is room for them, and returns the position behind them. */
    public static int writeWide(byte[] bytes, int position, String string) {
        int length = string.length();
        if (length <= MAX_LENGTH_BY_CHARS) {
            for (int i = 0; i < length; i++) {
                CHAR.set(bytes, position + 2 * i, string.charAt(i));
            }
            return position + 2 * length;
        }
        char[] chars = CharBlocks.take();
        for (int start = 0; start < length; start += chars.length) {
            int count = Math.min(chars.length, length - start);
            string.getChars(start, start + count, chars, 0);
            put(chars, count, bytes, position + 2 * start);
        }
        return position + 2 * length;
    }

    private static void put(char[] chars, int count, byte[] bytes, int position) {
        if (count >= MIN_LENGTH_FOR_VIEW) {
            ByteBuffer.wrap(bytes, position, 2 * count)
                    .order(LittleEndian.ORDER)
                    .asCharBuffer()
                    .put(chars, 0, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            CHAR.set(bytes, position + 2 * i, chars[i]);
        }
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
        char[] chars = CharBlocks.take();
        if (length > chars.length) {
            return readLongWide(bytes, position, length);
        }
        for (int i = 0; i < length; i++) {
            chars[i] = (char) CHAR.get(bytes, position + 2 * i);
        }
        return new String(chars, 0, length);
    }

    private static String readLongWide(byte[] bytes, int position, int length) {
        char[] chars = new char[length];
        ByteBuffer.wrap(bytes, position, 2 * length)
                .order(LittleEndian.ORDER)
                .asCharBuffer()
                .get(chars);
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
