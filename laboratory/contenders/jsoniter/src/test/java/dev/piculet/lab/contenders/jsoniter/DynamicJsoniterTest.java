package dev.piculet.lab.contenders.jsoniter;

import static dev.piculet.lab.contract.ContenderAssertions.assertRight;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static dev.piculet.lab.contract.ContenderAssertions.payload;
import static dev.piculet.lab.contract.ContenderAssertions.text;
import static dev.piculet.lab.contract.ContenderAssertions.textDifference;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contract.ContenderAssertions;
import dev.piculet.lab.contract.MediaText;
import dev.piculet.lab.fork.Examination;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DynamicJsoniterTest {
    private static DynamicJsoniterContender contender;

    @BeforeAll
    static void setUp() {
        contender = new DynamicJsoniterContender();
    }

    static Stream<String> finalProperties() {
        return ContenderAssertions.allPayloads()
                .filter(path -> path.matches("kotlin/(constructor|wrapper|non-ascii)-\\d+(-[^m].*)?"));
    }

    static Stream<String> others() {
        return ContenderAssertions.allPayloads()
                .filter(path -> !path.startsWith("required/")
                        && !JsoniterPayloads.isRefused(path)
                        && !JsoniterPayloads.isRounded(path)
                        && finalProperties().noneMatch(path::equals));
    }

    @ParameterizedTest
    @MethodSource("others")
    void writesAndReads(String path) {
        assertRight(examine(contender, path), path);
    }

    @ParameterizedTest
    @MethodSource("dev.piculet.lab.contenders.jsoniter.JsoniterPayloads#roundedDoubles")
    void knownFaultReadsDoublesAsTheirNeighbours(String path) {
        Examination examination = examine(contender, path);
        assertNull(examination.writeFailure());
        String failure = examination.readBackFailure();
        assertTrue(failure.matches(".*alue: expected \\d+\\.\\d\\d, found \\d+\\.\\d{10,}"), failure);
    }

    @Test
    void readsTextWrittenByHand() {
        assertRight(examine(contender, MediaText.PATH, MediaText.TEXT), MediaText.PATH);
    }

    /** It is "4x faster" in write-up 004 because it writes nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"required/kotlin-annotated", "required/java-annotated"})
    void writesNothingOfClassesWhoseFieldsAreAnnotated(String path) {
        Examination examination = examine(contender, path);
        assertNull(examination.writeFailure());
        assertEquals("{}", text(examination.documents().get(0)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"required/kotlin-annotated", "required/java-annotated"})
    void cannotReadClassesWhoseFieldsAreAnnotated(String path) {
        String complete = """
                {"sessionId":"a285a7dcd761","token":"bad4cae6ff11a57829087fc260bfe4bd","operatorId":10000,"gameId":3,\
                "username":"yaoligang","isPromotion":false,"transactionKey":"1321569482648137527","debit":500,\
                "credit":0}""";
        String failure =
                "threw com.jsoniter.spi.JsonException: missing required properties: [sessionId, token, operatorId,"
                        + " gameId, username, isPromotion, transactionKey, debit, credit]";
        Examination examination = examine(contender, path, complete);
        assertEquals(failure, examination.readBackFailure());
        assertEquals(failure, examination.readFailure());
    }

    /** Neither {@code isPromotion()} nor {@code setPromotion()} fits the only names that it looks for. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "required/kotlin-plain",
                "required/kotlin-get-annotated",
                "required/java-plain",
                "required/java-get-annotated"
            })
    void dropsIsPromotionWithAndWithoutAnnotations(String path) {
        Examination examination = examine(contender, path);
        assertNull(examination.writeFailure());
        assertEquals(
                Optional.of("$.isPromotion: expected false, found nothing"),
                textDifference(
                        payload(path).values().get(0), examination.documents().get(0)));
        assertEquals(
                "reads back what it wrote with a difference at $.isPromotion: expected false, found null",
                examination.readBackFailure());
    }

    /** It silently keeps the default of a property without a setter. */
    @ParameterizedTest
    @MethodSource("finalProperties")
    void readsNothingIntoFinalProperties(String path) {
        Examination examination = examine(contender, path);
        assertNull(examination.writeFailure());
        String first = path.contains("non-ascii") ? "größe" : "p00";
        assertEquals(
                "reads its input with a difference at $." + first + ": expected 972016666, found -1",
                examination.readFailure());
    }

    @ParameterizedTest
    @MethodSource("dev.piculet.lab.contenders.jsoniter.JsoniterPayloads#closedClasses")
    void refusesClassesWithoutAConstructorWithoutParameters(String path) {
        assertEquals(
                JsoniterPayloads.closedClassReason(path),
                examine(contender, path).unsupported());
    }

    @ParameterizedTest
    @MethodSource("dev.piculet.lab.contenders.jsoniter.JsoniterPayloads#strictNullChecks")
    void refusesStrictNullChecks(String path) {
        assertEquals(
                "Jsoniter has no strict null checks.", examine(contender, path).unsupported());
    }
}
