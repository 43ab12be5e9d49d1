package dev.piculet.lab.contenders.avaje;

import static dev.piculet.lab.contract.ContenderAssertions.assertRight;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static dev.piculet.lab.contract.ContenderAssertions.examineExtremes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.piculet.lab.contract.ContenderAssertions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AvajeTest {
    static Stream<String> objects() {
        return ContenderAssertions.allPayloads().filter(path -> path.startsWith("objects"));
    }

    @ParameterizedTest
    @MethodSource("objects")
    void writesAndReads(String path) {
        assertRight(examine(new AvajeContender(), path), path);
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects/media", "objects/deep-as-documented"})
    void holdsExtremes(String path) {
        assertNull(failure(path));
    }

    @ParameterizedTest
    @CsvSource({
        "simple, $.doubleValue, 3 more of 60",
        "complex, $.nested.value, 2 more of 109",
        "deep, $.value, 4 more of 200"
    })
    void knownFaultANegativeZeroLosesItsSign(String id, String place, String others) {
        assertEquals(
                "does not hold -0.0 at " + place + ": reads back what it wrote with a difference at " + place
                        + ": expected -0.0, found 0.0 (nor " + others + " extremes)",
                failure("objects/" + id));
    }

    /** Its reader takes the letters between the quotes for the key. */
    @Test
    void knownFaultKeysOfMapsKeepTheirEscapes() {
        String start = "does not hold a text of control characters at $.tags.key: reads back what it wrote with a"
                + " difference at $.tags: expected the key \"\\u0000\\u0001";
        String failure = failure("objects/complex-as-documented");
        assertEquals(start, failure.substring(0, start.length()));
    }

    private static String failure(String path) {
        return examineExtremes(new AvajeContender(), path).readBackFailure();
    }
}
