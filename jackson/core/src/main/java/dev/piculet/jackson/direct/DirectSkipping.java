package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.EscapedString;
import dev.piculet.jackson.bytes.JsonBytes;
import dev.piculet.jackson.bytes.JsonDigits;
import dev.piculet.jackson.bytes.JsonStructure;

/** Passes over properties that nobody wants, where they have the usual form. */
final class DirectSkipping {
    private static final int ODD = DirectInput.ODD;

    /** The longest name that is skipped, so that a limit for names need not be asked for each. */
    private static final int LONGEST_NAME = 64;

    private DirectSkipping() {}

    /**
     * Returns where the value begins behind a name between two quotes; {@link DirectInput#ODD} if the name may be one that Jackson
     * refuses.
     */
    static int valueBehindName(DirectInput in, int quote, int last) {
        byte[] bytes = in.bytes();
        if (last - quote > LONGEST_NAME || !JsonBytes.isAscii(bytes, quote, last)) {
            return ODD;
        }
        int colon = JsonStructure.skipSpace(bytes, last + 1, in.end());
        return colon < in.end() && bytes[colon] == ':' ? JsonStructure.skipSpace(bytes, colon + 1, in.end()) : ODD;
    }

    /**
     * Returns the place behind a value.
     *
     * @param depth of the object or array that it is in
     */
    static int behind(DirectInput in, int at, int depth) {
        byte[] bytes = in.bytes();
        int end = in.end();
        if (at >= end) {
            return ODD;
        }
        return switch (bytes[at]) {
            case '{' -> depth < in.limits().depth() ? behindObject(in, at + 1, depth + 1) : ODD;
            case '[' -> depth < in.limits().depth() ? behindArray(in, at + 1, depth + 1) : ODD;
            case '"' -> behindText(in, at);
            case 'n' -> JsonBytes.isNullAt(bytes, at, end) ? at + "null".length() : ODD;
            case 't' -> JsonBytes.booleanAt(bytes, at, end) == 1 ? at + "true".length() : ODD;
            case 'f' -> JsonBytes.booleanAt(bytes, at, end) == 0 ? at + "false".length() : ODD;
            default -> behindNumber(bytes, at, end);
        };
    }

    private static int behindNumber(byte[] bytes, int at, int end) {
        int whole = JsonDigits.endOfLong(bytes, at, end);
        return whole < 0 ? JsonDigits.endOfDouble(bytes, at, end) : whole;
    }

    private static int behindText(DirectInput in, int at) {
        byte[] bytes = in.bytes();
        int last = EscapedString.endOf(bytes, at, in.end());
        if (last < 0 || last - at > in.limits().text()) {
            return ODD;
        }
        boolean isKnown = JsonBytes.isAscii(bytes, at, last) || JsonBytes.stringAt(bytes, at, last) != null;
        return isKnown ? last + 1 : ODD;
    }

    private static int behindObject(DirectInput in, int from, int depth) {
        byte[] bytes = in.bytes();
        int end = in.end();
        int at = from;
        while (true) {
            int next = JsonStructure.skipSpace(bytes, at, end);
            if (next < end && bytes[next] == '}') {
                return next + 1;
            }
            int quote = JsonStructure.nextQuote(bytes, at, end, /* isFirst= */ at == from);
            int last = quote < 0 ? end : JsonBytes.nextMark(bytes, quote + 1, end);
            boolean isName = last < end && bytes[last] == '"';
            int value = isName ? valueBehindName(in, quote, last) : ODD;
            at = value < 0 ? ODD : behind(in, value, depth);
            if (at < 0) {
                return ODD;
            }
        }
    }

    private static int behindArray(DirectInput in, int from, int depth) {
        byte[] bytes = in.bytes();
        int end = in.end();
        int at = from;
        while (true) {
            int next = JsonStructure.skipSpace(bytes, at, end);
            if (next < end && bytes[next] == ']') {
                return next + 1;
            }
            int element = JsonStructure.nextElement(bytes, at, end, /* isFirst= */ at == from);
            at = element < 0 ? ODD : behind(in, element, depth);
            if (at < 0) {
                return ODD;
            }
        }
    }
}
