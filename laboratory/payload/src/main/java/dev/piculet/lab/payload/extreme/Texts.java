package dev.piculet.lab.payload.extreme;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Texts that a codec may treat in another way than the usual ones: empty, as long as a count of one or two bytes goes, of
 * letters that need two, three or four bytes, and of characters that must be escaped. All are well-formed UTF-16.
 */
final class Texts {
    private static final String ASCII = "etaoinshrdlu cmfwyp";
    private static final String WIDE = "東京北京花園主題演講";
    private static final String PAIR = "🎬";

    private static final int[] LENGTHS = {15, 16, 17, 127, 128, 255, 256};
    private static final int[] WIDE_LENGTHS = {17, 128};
    private static final int[] GREAT_LENGTHS = {10_000, 65_535, 65_536};
    private static final int LONG_NAME = 10_000;
    private static final int GREAT_WIDE_LENGTH = 65_536;

    /** One less than the usual size of a buffer of characters. */
    private static final int BEFORE_END_OF_BUFFER = 8191;

    private Texts() {}

    /** Returns short texts of all kinds; the letters of plain ones depend on the random numbers. */
    static List<Content> kinds(Random random) {
        List<Content> texts = new ArrayList<>();
        texts.add(Content.of("an empty text", ""));
        for (int length : LENGTHS) {
            texts.add(Content.of("a text of " + length + " letters", letters(ASCII, length, random)));
        }
        for (int length : WIDE_LENGTHS) {
            texts.add(Content.of("a text of " + length + " Chinese letters", letters(WIDE, length, random)));
        }
        texts.add(Content.of("a Latin-1 text", "größe façade ¡ÿ"));
        texts.add(Content.of("a Cyrillic text", "Ключевая речь"));
        texts.add(Content.of("a Hebrew and Arabic text", "שלום سلام"));
        texts.add(Content.of("a Korean and Japanese text", "서울 キーノート"));
        texts.add(Content.of("a text of surrogate pairs", PAIR + "👩\u200D💻𝒳"));
        texts.add(Content.of("a surrogate pair after 127 letters", letters(ASCII, 127, random) + PAIR));
        texts.add(Content.of("a text of control characters", "\0\1\b\t\n\13\f\r\33\37\177\200\237"));
        texts.add(Content.of("a text of quotes and backslashes", "\"a\" \\ 'b' \\\\ / \\n \\u0041 \\"));
        texts.add(Content.of("a text of line separators and a byte order mark", "\uFEFF\u2028\u2029\uFFFD"));
        return texts;
    }

    /** Returns a text as long as a name may be: some readers refuse names of 50,000 letters, to be safe from attackers. */
    static Content longName(Random random) {
        return Content.of("a text of " + LONG_NAME + " letters", letters(ASCII, LONG_NAME, random));
    }

    /** Returns long texts. */
    static List<Content> great(Random random) {
        List<Content> texts = new ArrayList<>();
        for (int length : GREAT_LENGTHS) {
            texts.add(Content.of("a text of " + length + " letters", letters(ASCII, length, random)));
        }
        String wide = letters(WIDE, GREAT_WIDE_LENGTH, random);
        texts.add(Content.of("a text of " + GREAT_WIDE_LENGTH + " Chinese letters", wide));
        String before = letters(ASCII, BEFORE_END_OF_BUFFER, random);
        texts.add(Content.of("a surrogate pair after " + BEFORE_END_OF_BUFFER + " letters", before + PAIR + before));
        return texts;
    }

    private static String letters(String alphabet, int length, Random random) {
        StringBuilder letters = new StringBuilder(length);
        random.ints(length, 0, alphabet.length()).forEach(i -> letters.append(alphabet.charAt(i)));
        return letters.toString();
    }
}
