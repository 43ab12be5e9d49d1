package dev.piculet.access.text;

/** Tells which strings a byte a char has room for. */
public final class Latin1 {
    private static final int MAX = 0xFF;

    /** A string that is not Latin-1. */
    private static final String WIDE = Character.toString(MAX + 1);

    /**
     * Chars that are looked at together, and a wide one after them: three of a hundred, where C2 inlines no call that is less frequent
     * than 0.85 of a hundred.
     */
    private static final int CHUNK = 32;

    private Latin1() {}

    /**
     * Returns whether all chars of a string are Latin-1: at most {@code 0xFF}.
     *
     * <p>C2 splits the loop by the way in which the JVM stores strings (JEP 254), finds that the one for strings of bytes never ends
     * early, and removes it: for most strings it takes no time, or one step for each chunk. A look at some chars before it makes
     * texts in other scripts too rare in the loop for that. So do populations in which such texts are rare, and long texts, unless
     * a wide one is looked at after each chunk, too. That is a constant, so compiled code does not look.
     *
     * <p>The plain version is one loop over all chars. Where one text of 500 is wide, a record of five takes 150 ns instead of 36 to
     * write; eight texts of 2 to 400 chars take 3,200 instead of 390 (ADR 24).
     */
    public static boolean is(String string) {
        return string.length() <= CHUNK ? isNarrow(string) && !isNarrow(WIDE) : isLong(string);
    }

    private static boolean isLong(String string) {
        int length = string.length();
        for (int from = 0; from < length; from += CHUNK) {
            if (!isNarrow(string, from, Math.min(from + CHUNK, length)) || isNarrow(WIDE, 0, 1)) {
                return false;
            }
        }
        return true;
    }

    /** Needs no bounds of its own, so nothing is in the loop that might fail. */
    private static boolean isNarrow(String string) {
        for (int i = 0; i < string.length(); i++) {
            if (string.charAt(i) > MAX) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNarrow(String string, int from, int to) {
        for (int i = from; i < to; i++) {
            if (string.charAt(i) > MAX) {
                return false;
            }
        }
        return true;
    }
}
