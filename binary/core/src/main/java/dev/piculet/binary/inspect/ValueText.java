package dev.piculet.binary.inspect;

import dev.piculet.binary.encoding.Amount;
import dev.piculet.binary.encoding.DateText;
import dev.piculet.binary.encoding.NumberText;
import dev.piculet.binary.encoding.OrderText;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.BitSet;

/** Values and names from outside as one short line that can't disturb those around it. */
final class ValueText {
    private static final int MAX_CHARS = 48;
    private static final int MAX_ELEMENTS = 8;
    private static final int MAX_CLASS_CHARS = 500;
    private static final int MAX_INTEGER_BITS = 512;

    private ValueText() {}

    /** Returns a value as a programmer would write it, more or less. */
    static String of(Object value) {
        if (value instanceof CharSequence || value instanceof Character) {
            return quoted(value.toString());
        }
        String number = NumberText.ofLarge(value, MAX_INTEGER_BITS);
        if (number != null) {
            return number;
        }
        if (value instanceof BitSet set && set.length() > MAX_CHARS) {
            return set.cardinality() + " bits of " + set.length();
        }
        if (value instanceof ByteBuffer buffer) {
            return Amount.of(buffer.remaining(), "byte")
                    + (buffer.order() == ByteOrder.LITTLE_ENDIAN ? ", little-endian" : "")
                    + (buffer.isReadOnly() ? ", read-only" : "");
        }
        String date = DateText.of(value);
        if (date != null) {
            return name(date);
        }
        String order = OrderText.of(value);
        if (order != null) {
            return name(order);
        }
        return value.getClass().isArray() ? array(value) : name(value.toString());
    }

    private static String array(Object array) {
        int count = Array.getLength(array);
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < Math.min(count, MAX_ELEMENTS); i++) {
            text.append(i == 0 ? "" : ", ").append(of(Array.get(array, i)));
        }
        return text.append(count > MAX_ELEMENTS ? ", …" : "").append(']').toString();
    }

    /** Returns a text between quotes, shortened, with everything that is not plain escaped. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        escape(quoted, text, MAX_CHARS);
        return quoted.append(text.length() > MAX_CHARS ? "…\"" : "\"").toString();
    }

    /** Returns a name, shortened, with everything that is not plain escaped. */
    static String name(String name) {
        StringBuilder text = new StringBuilder();
        escape(text, name, MAX_CHARS);
        return text.append(name.length() > MAX_CHARS ? "…" : "").toString();
    }

    /** Returns a class's name without its package, which is not looked for in all of a name that is very long. */
    static String simpleName(String className) {
        String end = className.substring(Math.max(0, className.length() - MAX_CLASS_CHARS));
        return name(end.substring(end.lastIndexOf('.') + 1));
    }

    private static void escape(StringBuilder target, String text, int max) {
        int end = Math.min(text.length(), max);
        for (int i = 0; i < end; ) {
            int codePoint = text.codePointAt(i);
            i += Character.charCount(codePoint);
            if (codePoint == '"' || codePoint == '\\') {
                target.append('\\').append((char) codePoint);
            } else if (isPlain(codePoint)) {
                target.appendCodePoint(codePoint);
            } else {
                for (char c : Character.toChars(codePoint)) {
                    escape(target, c);
                }
            }
        }
    }

    private static void escape(StringBuilder target, char c) {
        target.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            target.append(Character.forDigit(c >>> shift & 0xF, 16));
        }
    }

    /** Marks are not: they would join the char before. */
    private static boolean isPlain(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.COMBINING_SPACING_MARK -> false;
            default -> true;
        };
    }
}
