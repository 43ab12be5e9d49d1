package dev.piculet.lab.contenders.handwritten.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.json.Level;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MalformedJsonTest {
    private static String message(String text) {
        return assertThrows(MalformedJsonException.class, () -> new LevelCodec().deserializeText(text))
                .getMessage();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | Input ends too early, after 0 bytes.",
                "[] | Expected an object at byte 0.",
                "{ | Input ends too early, after 1 bytes.",
                "{\"name\" | Input ends too early, after 7 bytes.",
                "{\"name\":\"a | Input ends too early, after 10 bytes.",
                "{\"name\":\"a\"} x | Expected the end of the input at byte 13.",
                "{\"name\":\"a\",} | Expected a name at byte 12.",
                "{,\"name\":\"a\"} | Expected a name at byte 1.",
                "{\"name\":\"a\"\"number\":1} | Expected a comma or the end of an object at byte 11.",
                "{\"name\":\"a\"{\"number\":1} | Expected a comma or the end of an object at byte 11.",
                "{\"name\" \"a\"} | Expected a colon at byte 8.",
                "{\"name\":7} | Expected a string at byte 8.",
                "{\"name\":\"\\x\"} | Expected an escape at byte 10.",
                "{\"name\":\"\\u12g4\"} | Expected a hexadecimal digit at byte 13.",
                "{\"tags\":[\"a\",]} | Expected a string at byte 13.",
                "{\"tags\":[\"a\" \"b\"]} | Expected a comma or the end of an array at byte 13.",
                "{\"tags\":{}} | Expected an array at byte 8.",
                "{\"number\":} | Expected a number at byte 10.",
                "{\"number\":01} | Expected a number without leading zeros at byte 10.",
                "{\"number\":-} | Expected a number at byte 11.",
                "{\"number\":1.} | Expected a number at byte 12.",
                "{\"number\":1e} | Expected a number at byte 12.",
                "{\"number\":2147483648} | Expected a number of 32 bits before at byte 20.",
                "{\"x\":nul} | Expected a string at byte 5.",
                "{\"x\":tru} | Expected true or false at byte 5."
            })
    void tellsWhatIsExpectedAndWhere(String text, String message) {
        assertEquals(message, message(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1e2", "9223372036854775808", "123456789012345678901234567890"})
    void aNumberThatIsNotWholeOrTooLargeIsRefused(String number) {
        message("{\"number\":" + number + "}");
    }

    @Test
    void aControlCharacterMustBeEscaped() {
        assertEquals("Expected an escape for a control character at byte 9.", message("{\"name\":\"\n\"}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"80", "C0AF", "C3", "E08080", "EDA080", "F0808080", "F4908080", "F8888080", "FF", "E282"})
    void bytesThatAreNoUtf8AreRefused(String hexadecimal) {
        byte[] text = "{\"name\":\"????\"}".getBytes(StandardCharsets.US_ASCII);
        byte[] letters = HexFormat.of().parseHex(hexadecimal);
        System.arraycopy(letters, 0, text, 9, letters.length);
        assertEquals(
                "Expected UTF-8 at byte 9.",
                assertThrows(MalformedJsonException.class, () -> new LevelCodec().deserialize(text))
                        .getMessage());
    }

    @Test
    void constantsDatesAndIdsThatDoNotExistAreRefused() {
        for (String member : new String[] {
            "\"category\":\"CARS\"",
            "\"releasedOn\":\"2021-02-30\"",
            "\"changedAt\":\"2021-02-30T10:00:00Z\"",
            "\"reference\":\"x\"",
            "\"changedAt\":\"2021-02-20T24:00:01Z\""
        }) {
            assertThrows(
                    MalformedJsonException.class, () -> new ArticleCodec().deserializeText("{" + member + "}"), member);
        }
    }

    @Test
    void depthHasAnEnd() {
        String expected = "Input has more than 500 values in each other.";
        assertEquals(expected, message("{\"inner\":".repeat(100_000)));
        assertEquals(expected, message("{\"x\":" + "[".repeat(100_000)));
        assertEquals(expected, message("{\"x\":" + "{\"a\":".repeat(100_000)));
    }

    /** Anything may come of damaged bytes but another exception, or an endless loop. */
    @Test
    void damagedDocumentsAreReadOrRefused() {
        Random random = new Random(7);
        byte[] document = Payloads.create("json", "timeline", 7).inputs().get(1).getBytes(StandardCharsets.UTF_8);
        TimelineCodec codec = new TimelineCodec();
        for (int i = 0; i < 2_000; i++) {
            byte[] damaged = Arrays.copyOf(document, i % 2 == 0 ? document.length : random.nextInt(document.length));
            for (int changes = 0; changes < 3 && damaged.length > 0; changes++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            try {
                codec.deserialize(damaged);
            } catch (MalformedJsonException e) {
                // As expected.
            }
        }
    }

    @Test
    void halfOfASurrogatePairIsNotWritten() {
        Level level = new Level("\ud83c", 1, null, null);
        assertEquals(
                "Letter 0 is half of a surrogate pair.",
                assertThrows(IllegalArgumentException.class, () -> new LevelCodec().serialize(level))
                        .getMessage());
    }
}
