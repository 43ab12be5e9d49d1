package dev.piculet.jackson.direct;

import dev.piculet.access.text.Latin1;
import java.nio.charset.StandardCharsets;

/** Gives the UTF-8 of texts. */
public final class Utf8 {
    /** A longer text is left to Jackson, which copies no more of it at a time than a piece. */
    static final int LONGEST = 64 << 20;

    private Utf8() {}

    /** Returns the bytes of a text; null if half of a pair of surrogates is alone, which has no UTF-8, or the text is too long. */
    public static byte[] of(String text) {
        boolean isCopied = text.length() <= LONGEST && (Latin1.is(text) || isPaired(text));
        return isCopied ? text.getBytes(StandardCharsets.UTF_8) : null;
    }

    private static boolean isPaired(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                boolean isPair = i + 1 < length && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
                if (!isPair) {
                    return false;
                }
                i++;
            }
        }
        return true;
    }
}
