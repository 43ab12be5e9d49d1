package dev.piculet.binary.encoding;

/** Numbers of things as people write them. */
public final class Amount {
    private Amount() {}

    /** Returns a number with a noun, which ends in an s if there is not exactly one: {@code 2 bytes}, {@code 0 entries}. */
    public static String of(int count, String noun) {
        String several = noun.endsWith("y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
        return count + " " + (count == 1 ? noun : several);
    }
}
