package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.JsonNumbers;
import dev.piculet.jackson.bytes.JsonText;
import java.math.BigDecimal;

/** Writes texts of any length, and numbers whose digits settings choose. */
public final class DirectText {
    /** The bytes that {@link #putDouble} needs behind a place. */
    public static final int DOUBLE_ROOM = 32;

    /** Of a string of plain ASCII: quotes, and what {@link JsonText} may change behind it. */
    private static final int AROUND = 2 + JsonText.SLACK + 1;

    /** Characters of a text for which there is room in its longest form. Jackson writes a longer one piece by piece. */
    private static final int MOST_AT_ONCE = 256 * 1024;

    private DirectText() {}

    /** Writes a string in quotes, and returns the place behind. */
    public static int put(DirectOutput out, int at, String text) {
        int length = text.length();
        byte[] buffer = out.buffer();
        if (buffer.length - at - AROUND < length) {
            buffer = out.grown(at, (long) length + AROUND);
        }
        int end = JsonText.put(buffer, at, text, out.settings().pairs());
        return end >= 0 ? end : putLonger(out, at, text);
    }

    /** Writes a string that may need more than one byte for each character. */
    private static int putLonger(DirectOutput out, int at, String text) {
        if (text.length() > MOST_AT_ONCE) {
            throw OddValueException.ODD;
        }
        byte[] buffer = out.grown(at, (long) text.length() * JsonText.MAX_BYTES + AROUND);
        int end = JsonText.put(buffer, at, text, out.settings().pairs());
        if (end < 0) {
            throw OddValueException.ODD;
        }
        return end;
    }

    /** Writes a number, and returns the place behind. There is {@link #DOUBLE_ROOM}. */
    public static int putDouble(DirectOutput out, int at, double value) {
        int end = JsonNumbers.putDouble(out.buffer(), at, value);
        return end >= 0 ? end : putDigits(out, at, value);
    }

    private static int putDigits(DirectOutput out, int at, double value) {
        // Settings say how the others are written.
        if (!Double.isFinite(value)) {
            throw OddValueException.ODD;
        }
        String text = out.settings().numbers().text(value);
        if (text.length() > DOUBLE_ROOM) {
            throw OddValueException.ODD;
        }
        return putAscii(out, at, text);
    }

    /** Writes a number, and returns the place behind. */
    static int putFloat(DirectOutput out, int at, float value) {
        int end = JsonNumbers.putFloat(out.room(at, DOUBLE_ROOM), at, value);
        if (end >= 0) {
            return end;
        }
        if (!Float.isFinite(value)) {
            throw OddValueException.ODD;
        }
        return putAscii(out, at, out.settings().numbers().text(value));
    }

    /** Writes a number, and returns the place behind. */
    static int putDecimal(DirectOutput out, int at, BigDecimal value) {
        int end = JsonNumbers.putDecimal(out.room(at, JsonNumbers.DECIMAL_ROOM), at, value);
        if (end >= 0) {
            return end;
        }
        String text = out.settings().numbers().text(value);
        if (text == null) {
            throw OddValueException.ODD;
        }
        return putAscii(out, at, text);
    }

    @SuppressWarnings("deprecation") // Deprecated because it drops high bytes, which are zero here.
    private static int putAscii(DirectOutput out, int at, String text) {
        int length = text.length();
        text.getBytes(0, length, out.room(at, length), at);
        return at + length;
    }
}
