package dev.piculet.lab.payload.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.payload.Payloads;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextPayloadsTest {
    private static List<String> texts(String suite, String id) {
        return Payloads.create(suite, id, 7).inputs();
    }

    @Test
    void bytesComeBeforeTextsAndTextsBeforeStreams() {
        assertEquals(
                List.of(
                        "record-20-bytes",
                        "order-bytes",
                        "bean-15-bytes",
                        "creator-8-bytes",
                        "record-20",
                        "order",
                        "bean-15",
                        "creator-8",
                        "record-20-stream",
                        "order-stream",
                        "bean-15-stream",
                        "creator-8-stream"),
                Payloads.ids("java"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"java/record-20", "java/order", "json/dto", "json/events", "json/geo", "json/nested"})
    void theFormsOfAPayloadHaveTheSameValuesAndTexts(String path) {
        String[] parts = path.split("/");
        Payload text = Payloads.create(parts[0], parts[1], 7);
        assertEquals(Form.TEXT, text.form());
        for (Form form : List.of(Form.BYTES, Form.STREAM)) {
            Payload other = Payloads.create(parts[0], parts[1] + form.ending(), 7);
            assertEquals(form, other.form());
            assertEquals(text.inputs(), other.inputs());
            assertEquals(ReferenceTree.of(text.values()), ReferenceTree.of(other.values()));
            assertTrue(other.isInTurn());
        }
        assertEquals(
                Set.of(Operation.DESERIALIZE),
                Payloads.create(parts[0], parts[1] + "-stream", 7).operations());
    }

    @ParameterizedTest
    @ValueSource(strings = {"dto", "timeline", "events", "geo", "nested", "dto-pretty"})
    void allDocumentsOfAPopulationDifferAndDependOnTheSeed(String id) {
        List<String> texts = texts("json", id);
        assertEquals(texts.size(), Set.copyOf(texts).size());
        assertNotEquals(texts, Payloads.create("json", id, 8).inputs());
    }

    @ParameterizedTest
    @CsvSource({
        "dto, 800, 1500",
        "events, 90000, 110000",
        "geo, 10000, 30000",
        "timeline, 8000, 30000",
        "nested, 2000, 4000"
    })
    void documentsHaveTheLengthsThatTheirDescriptionsSay(String id, int least, int most) {
        double mean = texts("json", id).stream()
                .mapToInt(text -> text.getBytes(StandardCharsets.UTF_8).length)
                .average()
                .orElseThrow();
        assertTrue(mean >= least && mean <= most, id + " has " + mean + " bytes");
    }

    @Test
    void timelinesHaveLettersOfAllScriptsAndEscapes() {
        String all = texts("json", "timeline").stream().collect(Collectors.joining());
        for (String part : List.of("весна", "花園", "größe", "🎬", "\\n", "\\\"")) {
            assertTrue(all.contains(part), part);
        }
    }

    @Test
    void aPrettyDocumentHasTheMembersOfThePlainOne() {
        String pretty = texts("json", "dto-pretty").get(0);
        assertTrue(pretty.startsWith("{\n  \"id\" : "));
        assertEquals(texts("json", "dto").get(0).replaceAll("\\s", ""), pretty.replaceAll("\\s", ""));
    }

    @Test
    void theFirstOfDeepDocumentsIsShort() {
        assertTrue(texts("json", "nested").get(0).length() < 300);
        assertTrue(texts("json", "nested").get(1).length() > 800);
    }
}
