package dev.piculet.lab.contenders.access;

import static dev.piculet.lab.contenders.access.LittleEndian.CHAR;
import static dev.piculet.lab.contenders.access.LittleEndian.INT;

/**
 * Strings as bytes: a header of four bytes, then one byte a char if all are Latin-1, else two. The header is the length
 * shifted left by one, plus one if chars are wide; {@code 1}, a wide string without chars, is null.
 */
public final class Latin {
    private static final int HEADER = 4;
    private static final int WIDE = 1;
    private static final int NULL = 1;

    private Latin() {}

    /** Returns the header of a string, or of null. */
    public static int header(String string) {
        if (string == null) {
            return NULL;
        }
        int chars = 0;
        int length = string.length();
        for (int i = 0; i < length; i++) {
            chars |= string.charAt(i);
        }
        return length << 1 | (chars > 0xFF ? WIDE : 0);
    }

    /** Returns the bytes that a string takes, its header included. */
    public static int size(int header) {
        int length = header >>> 1;
        return HEADER + ((header & WIDE) == 0 ? length : Math.multiplyExact(length, 2));
    }

    /** Writes a string with its header, and returns the position behind it. */
    @SuppressWarnings("deprecation") // Deprecated because it drops high bytes. There are none here.
    public static int write(byte[] bytes, int pos, String string, int header) {
        INT.set(bytes, pos, header);
        if ((header & WIDE) == 0) {
            string.getBytes(0, string.length(), bytes, pos + HEADER);
        } else {
            for (int i = 0; i < header >>> 1; i++) {
                CHAR.set(bytes, pos + HEADER + 2 * i, string.charAt(i));
            }
        }
        return pos + size(header);
    }

    /** Returns the header at a position. */
    public static int readHeader(byte[] bytes, int pos) {
        return (int) INT.get(bytes, pos);
    }

    /** Returns the string, or null, that begins with this header at this position. */
    @SuppressWarnings("deprecation") // Deprecated because it knows Latin-1 only.
    public static String read(byte[] bytes, int pos, int header) {
        int length = header >>> 1;
        if ((header & WIDE) == 0) {
            return new String(bytes, 0, pos + HEADER, length);
        }
        if (header == NULL) {
            return null;
        }
        char[] chars = new char[Math.min(length, bytes.length)];
        for (int i = 0; i < length; i++) {
            chars[i] = (char) CHAR.get(bytes, pos + HEADER + 2 * i);
        }
        return new String(chars);
    }
}
