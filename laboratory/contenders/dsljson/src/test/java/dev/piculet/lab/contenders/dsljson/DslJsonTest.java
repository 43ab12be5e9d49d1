package dev.piculet.lab.contenders.dsljson;

import static dev.piculet.lab.contract.ContenderAssertions.assertRight;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static dev.piculet.lab.contract.ContenderAssertions.examineExtremes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.piculet.lab.contract.ContenderAssertions;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DslJsonTest {
    static Stream<String> objects() {
        return ContenderAssertions.allPayloads().filter(path -> path.startsWith("objects"));
    }

    @ParameterizedTest
    @MethodSource("objects")
    void writesAndReads(String path) {
        assertRight(examine(new DslJsonContender(), path), path);
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects/media", "objects/complex-as-documented", "objects/deep-as-documented"})
    void holdsExtremes(String path) {
        assertNull(failure(path));
    }

    @ParameterizedTest
    @CsvSource({
        "simple, $.doubleValue, ''",
        "complex, $.nested.value, ''",
        "deep, $.value, ' (nor 4 more of 200 extremes)'"
    })
    void knownFaultANegativeZeroLosesItsSign(String id, String place, String others) {
        assertEquals(
                "does not hold -0.0 at " + place + ": reads back what it wrote with a difference at " + place
                        + ": expected -0.0, found 0.0" + others,
                failure("objects/" + id));
    }

    /** NaN and infinities are not asked of JSON. */
    private static String failure(String path) {
        return examineExtremes(new DslJsonContender(), path).readBackFailure();
    }
}
