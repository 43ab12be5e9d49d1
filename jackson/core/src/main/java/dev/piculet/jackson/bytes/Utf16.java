package dev.piculet.jackson.bytes;

import static dev.piculet.jackson.bytes.JsonBytes.ODD;

/** Decodes strings that have letters outside ASCII, or escapes, in one pass, which tells also whether they are well-formed. */
public final class Utf16 {
    private static final int FIRST_OF_TWO = 0x80;
    private static final int FIRST_OF_THREE = 0x800;

    private Utf16() {}

    /**
     * Decodes the bytes between two quotes, and returns the number of characters; {@link JsonBytes#ODD} if their UTF-8 is odd,
     * or half of a pair of surrogates is alone.
     *
     * @param behind the place of the last quote; escapes before it are whole, as {@link EscapedString#endOf} has found
     * @param into has room for a character for each byte
     */
    public static int decode(byte[] bytes, int first, int behind, char[] into) {
        int size = 0;
        int at = first;
        while (at < behind) {
            int lead = bytes[at];
            if (lead >= 0 && lead != '\\') {
                into[size++] = (char) lead;
                at++;
            } else if (lead >> 4 == -2) {
                // Letters of one script follow each other, so that this is tried first.
                int letter = at + 2 < behind ? ofThree(lead, bytes[at + 1], bytes[at + 2]) : ODD;
                if (letter < 0) {
                    return ODD;
                }
                into[size++] = (char) letter;
                at += 3;
            } else if (lead >> 5 == -2) {
                int letter = at + 1 < behind ? ofTwo(lead, bytes[at + 1]) : ODD;
                if (letter < 0) {
                    return ODD;
                }
                into[size++] = (char) letter;
                at += 2;
            } else {
                int point = lead == '\\' ? EscapedString.pointAt(bytes, at, behind) : ofFour(bytes, at, behind);
                if (point < 0) {
                    return ODD;
                }
                size += Character.toChars(point, into, size);
                at = lead == '\\' ? EscapedString.behindPoint(bytes, at, point) : at + 4;
            }
        }
        return size;
    }

    private static boolean isRest(int next) {
        return (next & 0xC0) == 0x80;
    }

    private static int ofTwo(int lead, int next) {
        int letter = (lead & 0x1F) << 6 | next & 0x3F;
        return isRest(next) && letter >= FIRST_OF_TWO ? letter : ODD;
    }

    private static int ofThree(int lead, int next, int last) {
        int letter = (lead & 0x0F) << 12 | (next & 0x3F) << 6 | last & 0x3F;
        boolean isLetter = letter >= FIRST_OF_THREE && !Character.isSurrogate((char) letter);
        return isRest(next) && isRest(last) && isLetter ? letter : ODD;
    }

    private static int ofFour(byte[] bytes, int at, int behind) {
        if (at + 3 >= behind || bytes[at] >> 3 != -2) {
            return ODD;
        }
        int point = (bytes[at] & 0x07) << 18
                | (bytes[at + 1] & 0x3F) << 12
                | (bytes[at + 2] & 0x3F) << 6
                | bytes[at + 3] & 0x3F;
        boolean isWhole = isRest(bytes[at + 1]) && isRest(bytes[at + 2]) && isRest(bytes[at + 3]);
        return isWhole && Character.isSupplementaryCodePoint(point) ? point : ODD;
    }
}
