package dev.piculet.binary.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.text.Latin1;
import dev.piculet.binary.ForkedJvm;
import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.encoding.TextWriter;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryOutput;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Chars survive writing and reading, in each of the ways that depend on their number and kind. */
class TextsTest {
    /** Lengths around each threshold between two ways, blocks of chars included. */
    private static final int[] LENGTHS = {
        0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 15, 16, 17, 24, 31, 32, 33, 40, 63, 64, 65, 100, 511, 512, 513, 1023, 1024,
        1025, 1087, 1088, 1089, 2048, 2049
    };

    /** The lowest and highest chars of each kind, surrogates, and chars that share their lower byte with another. */
    private static final char[] WIDE = {'\u0100', '\u0141', '\u0430', '\u4e00', '\ud800', '\udfff', '\uffff'};

    @Test
    void oneWideCharAnywhereMakesTheStringWide() {
        for (int length : LENGTHS) {
            String latin = "\u00ff".repeat(length);
            assertTrue(Latin1.is(latin), () -> length + " chars");
            for (int at = 0; at < length; at += length > 200 && at > 40 && at < length - 40 ? 37 : 1) {
                String wide = latin.substring(0, at) + WIDE[at % WIDE.length] + latin.substring(at + 1);
                String where = "at " + at + " of " + length;
                assertFalse(Latin1.is(wide), where);
            }
        }
    }

    @Test
    void latinStringsOfAllLengthsComeBack() {
        for (int length : LENGTHS) {
            String string = text(length, 0x61, 0xff);
            byte[] bytes = surrounded(length);
            Strings.writeLatin(bytes, 3, string, length);
            assertArrayEquals(string.getBytes(StandardCharsets.ISO_8859_1), Arrays.copyOfRange(bytes, 3, 3 + length));
            assertSurroundingsKept(bytes, length);
            assertEquals(string, Strings.readLatin(bytes, 3, length));
        }
    }

    @Test
    void wideStringsOfAllLengthsComeBack() {
        for (int length : LENGTHS) {
            String string = text(length, 0x3f0, 0x4ff);
            byte[] bytes = surrounded(2 * length);
            assertEquals(3 + 2 * length, Strings.writeWide(bytes, 3, string));
            byte[] written = Arrays.copyOfRange(bytes, 3, 3 + 2 * length);
            assertArrayEquals(string.getBytes(StandardCharsets.UTF_16LE), written, () -> length + " chars");
            assertSurroundingsKept(bytes, 2 * length);
            assertEquals(string, Strings.readWide(bytes, 3, length));
        }
    }

    @Test
    void whateverATextTakesIsWithinItsBound() {
        for (int length : LENGTHS) {
            for (String string : List.of(text(length, 0x61, 0xff), text(length, 0x3f0, 0x4ff))) {
                byte[] bytes = new byte[1 + GeneratedCodeRuntime.textBound(string)];
                int header = GeneratedCodeRuntime.textHeader(string);
                int end = GeneratedCodeRuntime.writeText(bytes, 0, string, header);
                assertEquals(1 + GeneratedCodeRuntime.textSize(header), end, () -> length + " chars");
                byte[] written = bytes.clone();
                assertEquals(end, GeneratedCodeRuntime.writeOtherText(new BinaryOutput(), bytes, 0, string, header));
                assertArrayEquals(written, bytes, () -> length + " chars");
                assertEquals(length, Strings.length(header));
                assertEquals(
                        string,
                        GeneratedCodeRuntime.readText(bytes, end - Strings.size(header), end, header),
                        () -> length + " chars");
            }
        }
        assertEquals(0, GeneratedCodeRuntime.textBound(null));
        assertEquals(Strings.NULL, GeneratedCodeRuntime.textHeader(null));
    }

    @Test
    void textsLongerThanANumberTellsAreRefused() {
        assertEquals(Integer.MAX_VALUE - 1, 2 * Strings.MAX_LENGTH + 2);
        assertEquals(
                "String of 1073741823 chars is longer than 1073741822.\n  Write it as several strings.",
                ValueErrors.stringTooLong(Strings.MAX_LENGTH + 1).getMessage().replace(" at $", ""));
    }

    @Property(tries = 500)
    void anyCharsComeBack(@ForAll String string) {
        byte[] bytes = new byte[2 * string.length()];
        Strings.writeWide(bytes, 0, string);
        assertEquals(string, Strings.readWide(bytes, 0, string.length()));
    }

    @Property(tries = 500)
    void anyStringWithoutWideCharsIsLatin(@ForAll String string, @ForAll @IntRange(max = 80) int latin) {
        String padded = string + "x".repeat(latin);
        boolean isLatin = padded.chars().allMatch(c -> c <= 0xFF);
        assertEquals(isLatin, Latin1.is(padded));
    }

    @Test
    void wideCharsGoIntoAnArrayThatIsWrittenAgainAndAgain() {
        TextWriter texts = new TextWriter();
        for (int length : LENGTHS) {
            String string = text(length, 0x3f0, 0x4ff);
            for (int at : new int[] {3, 4}) {
                byte[] expected = surrounded(2 * length + 1);
                byte[] bytes = expected.clone();
                Strings.writeWide(expected, at, string);
                for (int round = 0; round < 3; round++) {
                    assertEquals(at + 2 * length, texts.writeWide(bytes, at, string));
                    assertArrayEquals(expected, bytes, length + " chars at " + at + " in round " + round);
                    Arrays.fill(bytes, at, at + 2 * length, (byte) round);
                }
            }
        }
    }

    @Test
    void wideCharsAreNotWrittenBehindTheArray() {
        for (int at : new int[] {1, 2, 5}) {
            TextWriter texts = new TextWriter();
            byte[] bytes = new byte[at + 9];
            for (int round = 0; round < 3; round++) {
                assertThrows(IndexOutOfBoundsException.class, () -> texts.writeWide(bytes, at, "\u0416".repeat(5)));
            }
        }
    }

    @Test
    void unpairedSurrogatesAreKept() {
        String string = "\udc00a\ud83d".repeat(50);
        byte[] bytes = new byte[2 * string.length()];
        Strings.writeWide(bytes, 0, string);
        assertEquals(string, Strings.readWide(bytes, 0, string.length()));
    }

    @Test
    void charsBehindTheArrayAreNotRead() {
        for (int length : new int[] {4, 64, 2000}) {
            byte[] bytes = new byte[2 * length + 2];
            assertThrows(IndexOutOfBoundsException.class, () -> Strings.readWide(bytes, 3, length));
            assertThrows(
                    IndexOutOfBoundsException.class, () -> Strings.writeWide(bytes, 3, text(length, 0x3f0, 0x4ff)));
        }
    }

    @Test
    void threadsDoNotSeeEachOthersChars() throws Exception {
        List<Callable<Void>> tasks = new ArrayList<>();
        // More threads than blocks, so that some share one.
        for (int i = 0; i < 200; i++) {
            String string = String.valueOf((char) (0x400 + i)).repeat(30 + i);
            tasks.add(() -> {
                byte[] bytes = new byte[2 * string.length()];
                for (int round = 0; round < 2_000; round++) {
                    Strings.writeWide(bytes, 0, string);
                    assertEquals(string, Strings.readWide(bytes, 0, string.length()));
                }
                return null;
            });
        }
        var threads = Executors.newFixedThreadPool(tasks.size());
        try {
            for (Future<Void> done : threads.invokeAll(tasks)) {
                done.get();
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aJvmWithoutCompactStringsSaysTheSame() throws Exception {
        assertEquals(
                "same",
                new ForkedJvm()
                        .with("-XX:-CompactStrings")
                        .run(60, TextsTest.class)
                        .strip());
    }

    /** Run in a JVM of its own. */
    public static void main(String[] arguments) {
        new TextsTest().oneWideCharAnywhereMakesTheStringWide();
        new TextsTest().latinStringsOfAllLengthsComeBack();
        new TextsTest().wideStringsOfAllLengthsComeBack();
        System.out.println("same");
    }

    private static String text(int length, int first, int last) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append((char) (first + i * 7 % (last - first + 1)));
        }
        return text.toString();
    }

    private static byte[] surrounded(int length) {
        byte[] bytes = new byte[3 + length + 5];
        Arrays.fill(bytes, (byte) 0x55);
        return bytes;
    }

    private static void assertSurroundingsKept(byte[] bytes, int length) {
        for (int i = 0; i < bytes.length; i++) {
            if (i < 3 || i >= 3 + length) {
                assertEquals(0x55, bytes[i], "byte " + i + " beside " + length);
            }
        }
    }
}
