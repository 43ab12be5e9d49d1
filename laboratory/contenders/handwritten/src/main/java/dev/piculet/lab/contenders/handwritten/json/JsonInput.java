package dev.piculet.lab.contenders.handwritten.json;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.LONG;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Reads JSON in UTF-8 from an array, part by part. Blanks may stand wherever JSON allows them. */
final class JsonInput {
    private static final int MOST_DEPTH = 500;
    private static final int MOST_DIGITS = 18;

    /** Up to here, a whole number and a power of ten are doubles without a loss, and so their quotient is the nearest double. */
    private static final long EXACT = 1L << 53;

    private static final double[] POWERS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18
    };

    private static final Pattern NULL = Pattern.of("null");
    private static final Pattern TRUE = Pattern.of("true");
    private static final Pattern FALSE = Pattern.of("false");

    private final EscapedText escaped = new EscapedText();
    private byte[] bytes;
    private int end;
    private int position;

    /** Objects that have begun and not ended, apart from those whose names are data. */
    private int depth;

    /** The digits of the number that was scanned last, without its point and sign, if they are few. */
    private long digits;

    /** How many of them stand behind the point. */
    private int decimals;

    void reset(byte[] bytes) {
        this.bytes = bytes;
        end = bytes.length;
        position = 0;
        depth = 0;
    }

    int position() {
        return position;
    }

    /** Begins an object, and takes its first member's name if it is this one, in the form without blanks. */
    boolean begins(Name name) {
        if (++depth > MOST_DEPTH) {
            throw MalformedJsonException.tooDeep(MOST_DEPTH);
        }
        if (takes(name.first())) {
            return true;
        }
        expect('{', "an object");
        return false;
    }

    /** Takes the next member's name if it is this one, in the form without blanks. */
    boolean isNext(Name name) {
        return takes(name.next());
    }

    /** Takes the next member's name, in any form; returns null at the object's end. */
    String nextName(Names names) {
        boolean isFirst = bytes[position - 1] == '{'; // No value ends with a brace that opens.
        if (peek() == '}') {
            position++;
            depth--;
            return null;
        }
        if (!isFirst) {
            expect(',', "a comma or the end of an object");
        }
        if (peek() != '"') {
            throw MalformedJsonException.expected("a name", position);
        }
        int start = position + 1;
        int stop = Letters.plainEnd(bytes, start, end);
        String name;
        if (stop < end && bytes[stop] == '"') {
            name = names.find(bytes, start, stop);
            position = stop + 1;
        } else {
            byte[] text = readString().getBytes(StandardCharsets.UTF_8);
            name = names.find(text, 0, text.length);
        }
        expect(':', "a colon");
        return name;
    }

    /** Begins an array; returns false if null stands in its place. */
    boolean beginsArray() {
        if (isNull()) {
            return false;
        }
        expect('[', "an array");
        return true;
    }

    /** True if there is another element, to be read next; false if the array has ended. */
    boolean hasNext() {
        boolean isFirst = bytes[position - 1] == '[';
        if (peek() == ']') {
            position++;
            return false;
        }
        if (!isFirst) {
            expect(',', "a comma or the end of an array");
        }
        return true;
    }

    /** Takes null, if it is next. */
    boolean isNull() {
        return peek() == 'n' && takes(NULL);
    }

    boolean readBoolean() {
        peek();
        if (takes(TRUE)) {
            return true;
        }
        if (takes(FALSE)) {
            return false;
        }
        throw MalformedJsonException.expected("true or false", position);
    }

    int readInt() {
        long number = readLong();
        if ((int) number != number) {
            throw MalformedJsonException.expected("a number of 32 bits before", position);
        }
        return (int) number;
    }

    long readLong() {
        int start = numberStart();
        boolean isShort = scanNumber();
        boolean isNegative = bytes[start] == '-';
        if (isShort && decimals == 0) {
            return isNegative ? -digits : digits;
        }
        return Long.parseLong(text(start)); // Refuses points, exponents, and numbers that are too large.
    }

    double readDouble() {
        int start = numberStart();
        boolean isShort = scanNumber();
        if (isShort && digits < EXACT) {
            double number = digits / POWERS[decimals];
            return bytes[start] == '-' ? -number : number;
        }
        return Double.parseDouble(text(start));
    }

    /** Reads a number or null. */
    BigDecimal readDecimal() {
        if (isNull()) {
            return null;
        }
        int start = numberStart();
        if (scanNumber()) {
            return BigDecimal.valueOf(bytes[start] == '-' ? -digits : digits, decimals);
        }
        return new BigDecimal(text(start));
    }

    Long readLongOrNull() {
        return isNull() ? null : (Long) readLong();
    }

    Double readDoubleOrNull() {
        return isNull() ? null : (Double) readDouble();
    }

    private int numberStart() {
        peek();
        return position;
    }

    private String text(int start) {
        return new String(bytes, start, position - start, StandardCharsets.US_ASCII);
    }

    /** Passes a number; returns true if it has no exponent and so few digits that they are in {@link #digits}. */
    private boolean scanNumber() {
        int start = bytes[position] == '-' ? position + 1 : position;
        digits = 0;
        int at = passDigits(start);
        int count = at - start;
        if (count > 1 && bytes[start] == '0') {
            throw MalformedJsonException.expected("a number without leading zeros", start);
        }
        decimals = 0;
        if (at < end && bytes[at] == '.') {
            int point = at++;
            at = passDigits(at);
            decimals = at - point - 1;
        }
        boolean hasExponent = at < end && (bytes[at] | ' ') == 'e';
        if (hasExponent) {
            at++;
            at = passDigits(at < end && (bytes[at] == '-' || bytes[at] == '+') ? at + 1 : at);
        }
        position = at;
        return !hasExponent && count + decimals <= MOST_DIGITS;
    }

    private int passDigits(int start) {
        int at = start;
        long number = digits;
        int count = Long.BYTES;
        while (count == Long.BYTES && end - at >= Long.BYTES) {
            long word = (long) LONG.get(bytes, at);
            count = Digits.count(word);
            number = count == 0 ? number : number * Digits.power(count) + Digits.value(word, count);
            at += count;
        }
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
            number = number * 10 + bytes[at++] - '0';
        }
        digits = number;
        if (at == start) {
            throw MalformedJsonException.expected("a number", start);
        }
        return at;
    }

    /** Reads a string or null. */
    @SuppressWarnings("deprecation") // Deprecated because it knows Latin-1 only, which makes it the fastest.
    String readString() {
        if (peek() != '"') {
            if (takes(NULL)) {
                return null;
            }
            throw MalformedJsonException.expected("a string", position);
        }
        int start = position + 1;
        int stop = Letters.plainEnd(bytes, start, end);
        if (stop < end && bytes[stop] == '"') {
            position = stop + 1;
            return new String(bytes, 0, start, stop - start);
        }
        String text = escaped.decode(bytes, start, stop, end);
        position = escaped.position();
        return text;
    }

    <E extends Enum<E>> E readConstant(Constants<E> constants) {
        peek();
        E constant = constants.at(bytes, position, end);
        if (constant != null) {
            position += constants.quoted(constant).length();
            return constant;
        }
        String name = readString();
        return name == null ? null : constants.named(name);
    }

    LocalDate readDate() {
        if (peek() == '"' && Times.isDate(bytes, position + 1, end)) {
            position += Times.DATE_LENGTH + 2;
            return Times.date(bytes, position - Times.DATE_LENGTH - 1);
        }
        String text = readString();
        return text == null ? null : LocalDate.parse(text);
    }

    Instant readInstant() {
        int stop = peek() == '"' ? Times.endOfInstant(bytes, position + 1, end) : -1;
        if (stop > 0) {
            Instant instant = Times.instant(bytes, position + 1, stop);
            position = stop + 1;
            return instant;
        }
        String text = readString();
        return text == null ? null : Instant.parse(text);
    }

    UUID readUuid() {
        String text = readString();
        return text == null ? null : UUID.fromString(text);
    }

    List<String> readStrings() {
        if (!beginsArray()) {
            return null;
        }
        List<String> strings = new ArrayList<>();
        while (hasNext()) {
            strings.add(readString());
        }
        return strings;
    }

    /** Reads an object of strings by name. */
    Map<String, String> readStringsByName() {
        if (isNull()) {
            return null;
        }
        Map<String, String> strings = new LinkedHashMap<>();
        for (String key = firstKey(); key != null; key = nextKey()) {
            strings.put(key, readString());
        }
        return strings;
    }

    /** Begins an object whose names are data, and takes the first; returns null if there is none. */
    String firstKey() {
        expect('{', "an object");
        if (peek() == '}') {
            position++;
            return null;
        }
        return key();
    }

    String nextKey() {
        if (peek() == '}') {
            position++;
            return null;
        }
        expect(',', "a comma or the end of an object");
        return key();
    }

    private String key() {
        if (peek() != '"') {
            throw MalformedJsonException.expected("a name", position);
        }
        String key = readString();
        expect(':', "a colon");
        return key;
    }

    void skipValue() {
        skipValue(0);
    }

    private void skipValue(int depth) {
        if (depth > MOST_DEPTH) {
            throw MalformedJsonException.tooDeep(MOST_DEPTH);
        }
        switch (peek()) {
            case '{' -> {
                for (String key = firstKey(); key != null; key = nextKey()) {
                    skipValue(depth + 1);
                }
            }
            case '[' -> {
                beginsArray();
                while (hasNext()) {
                    skipValue(depth + 1);
                }
            }
            case '"', 'n' -> readString();
            case 't', 'f' -> readBoolean();
            default -> scanNumber();
        }
    }

    /** Refuses anything but blanks behind the value. */
    void requireEnd() {
        skipBlanks();
        if (position < end) {
            throw MalformedJsonException.expected("the end of the input", position);
        }
    }

    private boolean takes(Pattern pattern) {
        if (!pattern.isAt(bytes, position, end)) {
            return false;
        }
        position += pattern.length();
        return true;
    }

    private void expect(char letter, String what) {
        if (peek() != letter) {
            throw MalformedJsonException.expected(what, position);
        }
        position++;
    }

    /** Passes blanks and returns the byte behind them. */
    private byte peek() {
        if (position < end && bytes[position] > ' ') {
            return bytes[position];
        }
        skipBlanks();
        if (position == end) {
            throw MalformedJsonException.cutOff(end);
        }
        return bytes[position];
    }

    private void skipBlanks() {
        while (position < end && isBlank(bytes[position])) {
            position++;
        }
    }

    private static boolean isBlank(byte letter) {
        return letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t';
    }
}
