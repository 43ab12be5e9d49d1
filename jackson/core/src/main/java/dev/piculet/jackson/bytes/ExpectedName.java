package dev.piculet.jackson.bytes;

/**
 * A property's name, prepared for comparing with bytes. A record, because HotSpot takes the fields of constant records for
 * constants.
 *
 * @param quoted the name in quotes
 * @param behindBrace that with the brace before it, and the colon
 * @param behindComma that with the comma before it, and the colon
 */
public record ExpectedName(BytePattern quoted, BytePattern behindBrace, BytePattern behindComma) {
    /** Longer names are not compared with bytes, so that a limit for names need not be asked for each. */
    private static final int MAX_LENGTH = 64;

    /** Tells whether there is one of a name, without making it. */
    public static boolean isOf(String name) {
        return name.length() <= MAX_LENGTH && isPlain(name);
    }

    /** Returns what to compare with; null if the name may be written in several ways, or is long. */
    public static ExpectedName of(String name) {
        if (!isOf(name)) {
            return null;
        }
        String quoted = '"' + name + '"';
        return new ExpectedName(
                BytePattern.of(quoted), BytePattern.of('{' + quoted + ':'), BytePattern.of(',' + quoted + ':'));
    }

    /** Returns how many bytes the name has in quotes. */
    int length() {
        return quoted.length();
    }

    private static boolean isPlain(String name) {
        for (int i = 0; i < name.length(); i++) {
            char character = name.charAt(i);
            if (character < ' ' || character >= 0x7F || character == '"' || character == '\\') {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns where this name begins with its quote; -1 if anything else is next.
     *
     * @param from the place behind the value before, or behind the brace
     * @param end the end of the window
     * @param isFirst whether no comma comes before the name
     */
    public int find(byte[] bytes, int from, int end, boolean isFirst) {
        int quote = isFirst ? from : from + 1;
        if (quote + length() + 1 < end && (isFirst || bytes[from] == ',')) {
            if (isAt(bytes, quote, end)) {
                return bytes[quote + length()] == ':' ? quote : beforeColon(bytes, quote, end);
            }
            if (bytes[quote] == '"') {
                return -1;
            }
        }
        return findSpaced(bytes, from, end, isFirst);
    }

    /** Tells whether the name is there in quotes; the window has as many bytes. */
    boolean isAt(byte[] bytes, int at, int end) {
        return quoted.isAt(bytes, at, end);
    }

    private int findSpaced(byte[] bytes, int from, int end, boolean isFirst) {
        int quote = JsonStructure.nextQuote(bytes, from, end, isFirst);
        boolean isNext = quote >= 0 && quote + length() < end && isAt(bytes, quote, end);
        return isNext ? beforeColon(bytes, quote, end) : -1;
    }

    /** Returns the place of the name if only blanks stand between it and a colon, else -1. */
    private int beforeColon(byte[] bytes, int quote, int end) {
        int colon = JsonStructure.skipBlanks(bytes, quote + length(), end);
        return colon < end && bytes[colon] == ':' ? quote : -1;
    }

    /**
     * Returns where the value begins behind this name, if that is the next one of an object, and not its first; -1 if anything
     * else is next. In a spaced form, the first one is found as well.
     *
     * @param from the place behind the value before
     * @param end the end of the window, which the value may be at
     */
    public int next(byte[] bytes, int from, int end) {
        int value = from + behindComma.length();
        boolean isPlain = value < end && behindComma.isAt(bytes, from, end) && bytes[value] > ' ';
        return isPlain ? value : spaced(bytes, from, end);
    }

    /**
     * The same, if it is the object's first.
     *
     * @param from the place behind the brace
     */
    public int first(byte[] bytes, int from, int end) {
        int brace = from - 1;
        int value = brace + behindBrace.length();
        boolean isPlain = value < end && behindBrace.isAt(bytes, brace, end) && bytes[value] > ' ';
        return isPlain ? value : spaced(bytes, from, end);
    }

    private int spaced(byte[] bytes, int from, int end) {
        // No value ends with a brace that opens.
        int quote = JsonStructure.nextQuote(bytes, from, end, /* isFirst= */ bytes[from - 1] == '{');
        boolean isNext = quote >= 0 && quote + length() < end && isAt(bytes, quote, end);
        int colon = isNext ? JsonStructure.skipSpace(bytes, quote + length(), end) : end;
        return colon < end && bytes[colon] == ':' ? JsonStructure.skipSpace(bytes, colon + 1, end) : -1;
    }

    /** Returns where the value begins whose name was found; the window's end if it is not in there. */
    public int valueBehind(byte[] bytes, int quote, int end) {
        int colon = quote + length();
        if (bytes[colon] != ':') {
            colon = JsonStructure.skipBlanks(bytes, colon, end);
        }
        int value = colon + 1;
        return value < end && bytes[value] <= ' ' ? JsonStructure.skipBlanks(bytes, value, end) : value;
    }
}
