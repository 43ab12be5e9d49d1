package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.EscapedString;
import dev.piculet.jackson.bytes.ExpectedNames;
import dev.piculet.jackson.bytes.JsonBytes;
import dev.piculet.jackson.bytes.JsonDigits;
import dev.piculet.jackson.bytes.JsonStructure;
import dev.piculet.jackson.bytes.Utf16;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/**
 * The bytes of one document, and the place that reading has come to. Each function that reads is told where a value begins, and
 * leaves the place behind it; a negative place says that something was odd, and that nothing counts that was read. Not for use
 * by several threads.
 */
public final class DirectInput {
    /** The place of what is odd; nothing comes behind it. */
    public static final int ODD = JsonBytes.ODD;

    /** What {@link #lookUp} returns behind an object's last name. */
    public static final int END = -2;

    private static final char[] NO_LETTERS = {};

    /** Room for short strings. */
    private static final int LETTERS = 64;

    private final byte[] bytes;
    private final int end;
    private final DirectLimits limits;

    private int position;

    /** Where strings are decoded that are not ASCII. In the workspace, documents with a few took a quarter longer (ADR 61). */
    private char[] letters = NO_LETTERS;

    /** Objects and arrays that have begun and not ended. */
    private int depth;

    /** Where a name was looked up that was expected then. */
    private int lookedUp = ODD;

    /** Null until it is needed. */
    private Workspace workspace;

    private DirectInput(byte[] bytes, int end, DirectLimits limits) {
        this.bytes = bytes;
        this.end = end;
        this.limits = limits;
    }

    /**
     * Reads a document, white space around it included.
     *
     * @return null if it is odd
     */
    public static Object read(DirectValue root, byte[] bytes, int from, int end, DirectLimits limits) {
        DirectInput in = inside(bytes, end, limits, /* depth= */ 0);
        Object value = in.readFrom(root, JsonStructure.skipSpace(bytes, from, end));
        return value != null && JsonStructure.skipSpace(bytes, in.position, end) == end ? value : null;
    }

    /**
     * Returns what reads a part of a document by {@link #readFrom}.
     *
     * @param end of what may be read
     * @param depth objects and arrays around the part
     */
    public static DirectInput inside(byte[] bytes, int end, DirectLimits limits, int depth) {
        DirectInput in = new DirectInput(bytes, end, limits);
        in.depth = depth;
        return in;
    }

    /**
     * Reads one value, whatever comes behind it; {@link #position} tells where it ends.
     *
     * @return null if it is odd
     * @throws ExceptionInInitializerError if a class of what is read can't be initialized, for the first time
     */
    public Object readFrom(DirectValue by, int at) {
        try {
            Object value = by.read(this, at);
            return position >= 0 ? value : null;
        } catch (ExceptionInInitializerError e) {
            // It comes once: who asks again is told otherwise. Jackson would have met it at the same place.
            if (FailedClass.isMetBy(DirectInput.class, e)) {
                throw e;
            }
            return null;
        } catch (Exception | VirtualMachineError | LinkageError e) {
            // A constructor refuses what it is given, or makes too long an array, or a thread has a small stack.
            // Jackson will find that, and say where it was.
            return null;
        }
    }

    /** Returns the document's bytes. */
    public byte[] bytes() {
        return bytes;
    }

    /** Returns the end of the document. */
    public int end() {
        return end;
    }

    /** Returns the place behind what was read last; negative if that is odd. */
    public int position() {
        return position;
    }

    /** Notes that something is odd, and returns null. */
    public Object odd() {
        position = ODD;
        return null;
    }

    DirectLimits limits() {
        return limits;
    }

    Workspace workspace() {
        if (workspace == null) {
            workspace = new Workspace();
        }
        return workspace;
    }

    void moveTo(int behind) {
        position = behind;
    }

    /** Enters an object, and returns the place behind its brace. */
    public int enterObject(int at) {
        return enter(at, '{');
    }

    /** Enters an array, and returns the place behind its bracket. */
    int enterArray(int at) {
        return enter(at, '[');
    }

    private int enter(int at, char first) {
        if (at >= end || bytes[at] != first || depth >= limits.depth()) {
            position = ODD;
            return ODD;
        }
        depth++;
        return at + 1;
    }

    /** Leaves an object or array whose last byte is at this place. */
    void leave(int last) {
        depth--;
        position = last + 1;
    }

    /**
     * Returns the place of the name that comes next in an object; {@link #END} behind its brace, and {@link #ODD}. Reading goes on
     * behind names that are not among those, if they are to be skipped.
     *
     * @param from the place behind the object's brace, or behind a value in it
     */
    public int lookUp(ExpectedNames names, int from, boolean skips) {
        // Small enough to be inlined into whatever reads an object: most end behind the last name that was expected.
        if (from < end && bytes[from] == '}') {
            leave(from);
            return END;
        }
        return search(names, from, skips);
    }

    private int search(ExpectedNames names, int from, boolean skips) {
        int at = from;
        while (true) {
            int next = JsonStructure.skipSpace(bytes, at, end);
            if (next < end && bytes[next] == '}') {
                leave(next);
                return END;
            }
            // No value ends with a brace that opens.
            int quote = JsonStructure.nextQuote(bytes, at, end, /* isFirst= */ bytes[at - 1] == '{');
            int last = quote < 0 ? end : JsonBytes.nextMark(bytes, quote + 1, end);
            if (last == end || bytes[last] != '"') {
                return notFound();
            }
            int place = placeOf(names, quote, last);
            if (place >= 0) {
                return found(place, at);
            }
            int value = skips ? DirectSkipping.valueBehindName(this, quote, last) : ODD;
            at = value < 0 ? ODD : DirectSkipping.behind(this, value, depth);
            if (at < 0) {
                return notFound();
            }
        }
    }

    private int found(int place, int at) {
        // What is found here and not where it is expected has no usual value.
        position = at == lookedUp ? ODD : at;
        lookedUp = at;
        return position < 0 ? ODD : place;
    }

    private int notFound() {
        position = ODD;
        return ODD;
    }

    private int placeOf(ExpectedNames names, int quote, int last) {
        if (quote + Long.BYTES <= end) {
            return names.placeAt(bytes, quote, last, end);
        }
        byte[] padded = new byte[Long.BYTES];
        System.arraycopy(bytes, quote, padded, 0, end - quote);
        return names.placeAt(padded, 0, last - quote, padded.length);
    }

    /** Reads an int. */
    public int readInt(int at) {
        long found = JsonDigits.intAt(bytes, at, end);
        position = (int) (found >> Integer.SIZE);
        return (int) found;
    }

    /** Reads a long. */
    public long readLong(int at) {
        int behind = JsonDigits.endOfLong(bytes, at, end);
        if (behind < 0) {
            return longestLong(at);
        }
        position = behind;
        return JsonDigits.longAt(bytes, at, behind, end);
    }

    /** Reads a long of 19 digits, which may be too large. */
    private long longestLong(int at) {
        int last = JsonDigits.endOfLongest(bytes, at, end);
        position = ODD;
        if (last < 0) {
            return 0;
        }
        long tens = JsonDigits.longAt(bytes, at, last, end);
        int digit = bytes[last] - '0';
        boolean isNegative = bytes[at] == '-';
        // Of all numbers of so many digits, only those that overflow change their sign.
        long number = tens * 10 + (isNegative ? -digit : digit);
        boolean isLong = Math.abs(tens) <= Long.MAX_VALUE / 10 && number < 0 == isNegative;
        position = isLong ? last + 1 : ODD;
        return number;
    }

    /** Reads a double. */
    public double readDouble(int at) {
        int behind = JsonDigits.endOfFraction(bytes, at, end);
        if (behind < 0) {
            return longDouble(at);
        }
        position = behind;
        return JsonDigits.fractionAt(bytes, at, behind);
    }

    private double longDouble(int at) {
        int behind = JsonDigits.endOfDouble(bytes, at, end);
        if (behind < 0) {
            return wholeDouble(at);
        }
        position = behind;
        double number = JsonDigits.doubleAt(bytes, at, behind);
        // Not a number is not equal to itself.
        return number == number ? number : Double.parseDouble(ascii(at, behind));
    }

    private double wholeDouble(int at) {
        long number = readWhole(at);
        return number;
    }

    /** Reads a whole number that stands for one with a fraction. Zero may have a sign, which a long has not. */
    long readWhole(int at) {
        boolean isOdd = !workspace().takesWhole(limits.takesWhole())
                || at + 1 < end && bytes[at] == '-' && bytes[at + 1] == '0';
        int behind = isOdd ? ODD : JsonDigits.endOfLong(bytes, at, end);
        position = behind;
        return behind < 0 ? 0 : JsonDigits.longAt(bytes, at, behind, end);
    }

    BigDecimal readDecimal(int at) {
        int behind = JsonDigits.endOfFraction(bytes, at, end);
        if (behind < 0) {
            return longDecimal(at);
        }
        position = behind;
        return JsonDigits.decimalFractionAt(bytes, at, behind);
    }

    private BigDecimal longDecimal(int at) {
        int behind = JsonDigits.endOfDouble(bytes, at, end);
        if (behind < 0) {
            return BigDecimal.valueOf(readWhole(at));
        }
        BigDecimal number = JsonDigits.decimalAt(bytes, at, behind);
        position = number == null ? ODD : behind;
        return number;
    }

    String ascii(int from, int behind) {
        return new String(bytes, from, behind - from, StandardCharsets.ISO_8859_1);
    }

    /** Reads true or false. */
    public boolean readBoolean(int at) {
        int truth = JsonBytes.booleanAt(bytes, at, end);
        boolean isTrue = truth == 1;
        position = truth < 0 ? ODD : at + (isTrue ? "true" : "false").length();
        return isTrue;
    }

    /** Reads a string. */
    public String readText(int at) {
        int last = JsonBytes.endOfAscii(bytes, at, end);
        if (last < 0 || last - at > limits.text()) {
            return last == ODD ? escaped(at) : notAscii(at, last < 0 ? ~last : last);
        }
        position = last + 1;
        return JsonBytes.asciiAt(bytes, at, last);
    }

    private String notAscii(int at, int last) {
        return last - at > limits.text() ? textOrOdd(ODD, last) : decoded(at, last);
    }

    private String escaped(int at) {
        int last = EscapedString.endOf(bytes, at, end);
        return last < 0 ? textOrOdd(ODD, last) : notAscii(at, last);
    }

    private String decoded(int at, int last) {
        if (letters.length < last - at) {
            letters = new char[Math.max(last - at, Math.max(2 * letters.length, LETTERS))];
        }
        return textOrOdd(Utf16.decode(bytes, at + 1, last, letters), last);
    }

    private String textOrOdd(int length, int last) {
        position = length < 0 ? ODD : last + 1;
        return length < 0 ? null : new String(letters, 0, length);
    }

    /** Reads a name that is data, and its colon: the place behind that is where the value begins. */
    String readKey(SeenKeys keys, int at) {
        int last = JsonBytes.endOfAscii(bytes, at, end);
        String key;
        if (last < 0 || last - at > limits.text()) {
            key = readText(at);
        } else {
            key = keys.at(bytes, at, last, end);
            position = last + 1;
        }
        int colon = position < 0 || position - at > limits.name() ? end : JsonStructure.skipSpace(bytes, position, end);
        position = colon < end && bytes[colon] == ':' ? JsonStructure.skipSpace(bytes, colon + 1, end) : ODD;
        return key;
    }

    /**
     * Returns the place of the next element behind one of an array, or of the next name in an object; negative if no comma comes,
     * and then {@link #leaves} has to be asked.
     *
     * @param behind the place behind the element; negative if that is odd
     */
    int nextIn(int behind) {
        if (behind < 0) {
            return ODD;
        }
        int comma = behind < end && bytes[behind] > ' ' ? behind : JsonStructure.skipSpace(bytes, behind, end);
        if (comma >= end || bytes[comma] != ',') {
            position = comma;
            return ODD;
        }
        int next = comma + 1;
        return next < end && bytes[next] > ' ' ? next : JsonStructure.skipSpace(bytes, next, end);
    }

    /** Leaves an object or array behind its last element, if this is what ends it. */
    boolean leaves(char last) {
        if (position < 0 || position >= end || bytes[position] != last) {
            return false;
        }
        leave(position);
        return true;
    }

    /** Passes over null if it is there; if not, nothing happens. */
    public boolean passesNull(int at) {
        if (at >= end || bytes[at] != 'n' || !JsonBytes.isNullAt(bytes, at, end)) {
            return false;
        }
        position = at + "null".length();
        return true;
    }
}
