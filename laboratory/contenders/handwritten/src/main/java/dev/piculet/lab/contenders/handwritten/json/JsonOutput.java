package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.contenders.handwritten.LatinStrings;
import dev.piculet.lab.contenders.handwritten.ReusedBuffer;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Writes JSON in UTF-8 into an array, part by part, without blanks. Null may stand for every reference. */
final class JsonOutput {
    /** The most bytes that a number or a time takes. */
    private static final int MOST_OF_SCALAR = 48;

    /** The most bytes that a letter takes: those of an escape. */
    private static final int MOST_OF_LETTER = 6;

    /** Up to here, a whole number is a double without a loss. */
    private static final long EXACT = 1L << 53;

    private static final int DECIMALS = 6;
    private static final long SCALE = 1_000_000;

    private static final Pattern NULL = Pattern.of("null");
    private static final Pattern TRUE = Pattern.of("true");
    private static final Pattern FALSE = Pattern.of("false");
    private static final Pattern LEAST = Pattern.of("-9223372036854775808");
    private static final String HEXADECIMAL = "0123456789abcdef";

    private final ReusedBuffer buffer = new ReusedBuffer();
    private byte[] bytes;
    private int position;

    void reset() {
        position = 0;
    }

    byte[] toBytes() {
        return buffer.copy(position);
    }

    /** Begins an object, with the name of its first member. */
    void first(Name name) {
        put(name.first());
    }

    void next(Name name) {
        put(name.next());
    }

    void endObject() {
        put('}');
    }

    /** Begins an array or an object whose names are data, or puts a comma, or an end. */
    void put(char letter) {
        bytes = buffer.ensure(position, 1);
        bytes[position++] = (byte) letter;
    }

    void writeNull() {
        put(NULL);
    }

    void write(boolean flag) {
        put(flag ? TRUE : FALSE);
    }

    void write(long number) {
        bytes = buffer.ensure(position, MOST_OF_SCALAR);
        if (number == Long.MIN_VALUE) {
            put(LEAST);
            return;
        }
        if (number < 0) {
            bytes[position++] = '-';
        }
        putDigits(Math.abs(number));
    }

    private void putDigits(long number) {
        int count = Digits.length(number);
        Digits.put(bytes, position, count, number);
        position += count;
    }

    /**
     * Writes a number. If it has at most six decimals, these are found by rounding, and dividing shows that they stand for it.
     *
     * @throws IllegalArgumentException if it is not finite
     */
    void write(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException(number + " is no JSON.");
        }
        double magnitude = Math.abs(number);
        long scaled = magnitude < EXACT / SCALE ? Math.round(magnitude * SCALE) : EXACT;
        if (scaled < EXACT && (double) scaled / SCALE == magnitude) {
            bytes = buffer.ensure(position, MOST_OF_SCALAR);
            if (Double.doubleToRawLongBits(number) < 0) {
                bytes[position++] = '-';
            }
            putDigits(scaled / SCALE);
            putDecimals((int) (scaled % SCALE));
        } else {
            putAscii(Double.toString(number));
        }
    }

    private void putDecimals(int decimals) {
        bytes[position] = '.';
        Digits.put(bytes, position + 1, DECIMALS, decimals);
        int last = position + DECIMALS;
        while (last > position + 1 && bytes[last] == '0') {
            last--;
        }
        position = last + 1;
    }

    void write(BigDecimal number) {
        if (number == null) {
            writeNull();
        } else {
            putAscii(number.toString());
        }
    }

    void write(Long number) {
        if (number == null) {
            writeNull();
        } else {
            write(number.longValue());
        }
    }

    void write(Double number) {
        if (number == null) {
            writeNull();
        } else {
            write(number.doubleValue());
        }
    }

    <E extends Enum<E>> void write(Constants<E> constants, E constant) {
        put(constant == null ? NULL : constants.quoted(constant));
    }

    void write(LocalDate date) {
        if (date != null && Times.isUsual(date.getYear())) {
            bytes = buffer.ensure(position, MOST_OF_SCALAR);
            bytes[position] = '"';
            position = Times.put(bytes, position + 1, date);
            bytes[position++] = '"';
        } else {
            write(date == null ? null : date.toString());
        }
    }

    void write(Instant instant) {
        if (instant == null) {
            writeNull();
            return;
        }
        long day = Math.floorDiv(instant.getEpochSecond(), 86_400L);
        if (Math.abs(day) > 700_000) { // Years of more than four digits, and those before Christ, are beyond.
            write(instant.toString());
            return;
        }
        LocalDate date = LocalDate.ofEpochDay(day);
        bytes = buffer.ensure(position, MOST_OF_SCALAR);
        bytes[position] = '"';
        position = Times.put(bytes, position + 1, date);
        int second = (int) Math.floorMod(instant.getEpochSecond(), 86_400L);
        position = Times.putTime(bytes, position, second, instant.getNano());
        bytes[position++] = '"';
    }

    void write(String text) {
        if (text == null) {
            writeNull();
            return;
        }
        int length = text.length();
        bytes = buffer.ensure(position, (long) length * MOST_OF_LETTER + Pattern.WIDTH);
        bytes[position++] = '"';
        int start = position;
        if (LatinStrings.isLatin(text)) {
            copy(text, length);
        }
        if (position - start < length) {
            position = start;
            putLetters(text);
        }
        bytes[position++] = '"';
    }

    /** Copies the letters, and stands at the first one that needs more than itself. */
    @SuppressWarnings("deprecation") // Deprecated because it drops high bytes, which are zero here.
    private void copy(String text, int length) {
        text.getBytes(0, length, bytes, position);
        position = Letters.plainEnd(bytes, position, position + length);
    }

    private void putLetters(String text) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter < 0x80) {
                putAscii(letter);
            } else if (letter < 0x800) {
                bytes[position++] = (byte) (0xC0 | letter >> 6);
                putLast(letter);
            } else if (Character.isSurrogate(letter)) {
                putPair(text, i++);
            } else {
                bytes[position++] = (byte) (0xE0 | letter >> 12);
                putLast(letter >> 6);
                putLast(letter);
            }
        }
    }

    private void putPair(String text, int index) {
        int letter = text.codePointAt(index);
        if (letter < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            throw new IllegalArgumentException("Letter " + index + " is half of a surrogate pair.");
        }
        bytes[position++] = (byte) (0xF0 | letter >> 18);
        putLast(letter >> 12);
        putLast(letter >> 6);
        putLast(letter);
    }

    private void putLast(int bits) {
        bytes[position++] = (byte) (0x80 | bits & 0x3F);
    }

    private void putAscii(char letter) {
        if (Letters.isPlain((byte) letter)) {
            bytes[position++] = (byte) letter;
            return;
        }
        bytes[position++] = '\\';
        switch (letter) {
            case '"', '\\' -> bytes[position++] = (byte) letter;
            case '\n' -> bytes[position++] = 'n';
            case '\r' -> bytes[position++] = 'r';
            case '\t' -> bytes[position++] = 't';
            default -> {
                bytes[position++] = 'u';
                bytes[position++] = '0';
                bytes[position++] = '0';
                bytes[position++] = (byte) HEXADECIMAL.charAt(letter >> 4);
                bytes[position++] = (byte) HEXADECIMAL.charAt(letter & 0xF);
            }
        }
    }

    void writeStrings(List<String> strings) {
        if (strings == null) {
            writeNull();
            return;
        }
        put('[');
        for (int i = 0; i < strings.size(); i++) {
            separate(i);
            write(strings.get(i));
        }
        put(']');
    }

    void writeStringsByName(Map<String, String> strings) {
        if (strings == null) {
            writeNull();
            return;
        }
        put('{');
        int i = 0;
        for (Map.Entry<String, String> entry : strings.entrySet()) {
            separate(i++);
            write(entry.getKey());
            put(':');
            write(entry.getValue());
        }
        put('}');
    }

    /** Puts a comma before every element but the first. */
    void separate(int index) {
        if (index > 0) {
            put(',');
        }
    }

    /** The text has letters that need no escapes. */
    @SuppressWarnings("deprecation") // Deprecated because it drops high bytes, which are zero here.
    private void putAscii(String text) {
        bytes = buffer.ensure(position, text.length());
        text.getBytes(0, text.length(), bytes, position);
        position += text.length();
    }

    private void put(Pattern pattern) {
        bytes = buffer.ensure(position, Pattern.WIDTH);
        pattern.put(bytes, position);
        position += pattern.length();
    }
}
