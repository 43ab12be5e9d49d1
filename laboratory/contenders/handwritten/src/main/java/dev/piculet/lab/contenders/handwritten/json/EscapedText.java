package dev.piculet.lab.contenders.handwritten.json;

/** Decodes strings with escapes or with letters beyond ASCII, checking both. Keeps the array that it decodes into. */
final class EscapedText {
    private static final int INITIAL_CHARS = 256;

    private char[] chars = new char[INITIAL_CHARS];
    private byte[] bytes;
    private int end;
    private int position;

    /** Where the last string ended, behind its quote. */
    int position() {
        return position;
    }

    /**
     * Decodes a string.
     *
     * @param start of its letters
     * @param other the first letter that is not plain; the quote that ends the string is one
     */
    String decode(byte[] bytes, int start, int other, int end) {
        this.bytes = bytes;
        this.end = end;
        if (chars.length < end - start) {
            chars = new char[end - start];
        }
        int count = 0;
        for (int at = start; at < other; at++) {
            chars[count++] = (char) bytes[at];
        }
        position = other;
        while (position < end) {
            byte letter = bytes[position];
            if (letter == '"') {
                position++;
                return new String(chars, 0, count);
            }
            if (letter == '\\') {
                chars[count++] = escaped();
            } else if (letter >= 0) {
                chars[count++] = plain(letter);
            } else {
                count += Character.toChars(codePoint(), chars, count);
            }
        }
        throw MalformedJsonException.cutOff(end);
    }

    private char plain(byte letter) {
        if (letter < ' ') {
            throw MalformedJsonException.expected("an escape for a control character", position);
        }
        position++;
        return (char) letter;
    }

    private char escaped() {
        int at = position + 1;
        position += 2;
        return switch (at < end ? bytes[at] : 0) {
            case '"' -> '"';
            case '\\' -> '\\';
            case '/' -> '/';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> hexadecimal();
            default -> throw MalformedJsonException.expected("an escape", at);
        };
    }

    private char hexadecimal() {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = position < end ? Character.digit(bytes[position], 16) : -1;
            if (digit < 0) {
                throw MalformedJsonException.expected("a hexadecimal digit", position);
            }
            value = value << 4 | digit;
            position++;
        }
        return (char) value;
    }

    /** Reads two to four bytes of UTF-8, refusing those that are longer than they must be, and surrogates. */
    private int codePoint() {
        int first = bytes[position] & 0xFF;
        int codePoint;
        if (first >= 0xC2 && first < 0xE0) {
            codePoint = (first & 0x1F) << 6 | continued(1);
            position += 2;
        } else if (first >= 0xE0 && first < 0xF0) {
            codePoint = (first & 0x0F) << 12 | continued(1) << 6 | continued(2);
            require(codePoint >= 0x800 && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE));
            position += 3;
        } else {
            require(first >= 0xF0);
            codePoint = (first & 0x07) << 18 | continued(1) << 12 | continued(2) << 6 | continued(3);
            require(first < 0xF8 && codePoint >= 0x10000 && codePoint <= Character.MAX_CODE_POINT);
            position += 4;
        }
        return codePoint;
    }

    private int continued(int offset) {
        require(position + offset < end && (bytes[position + offset] & 0xC0) == 0x80);
        return bytes[position + offset] & 0x3F;
    }

    private void require(boolean isUtf8) {
        if (!isUtf8) {
            throw MalformedJsonException.expected("UTF-8", position);
        }
    }
}
