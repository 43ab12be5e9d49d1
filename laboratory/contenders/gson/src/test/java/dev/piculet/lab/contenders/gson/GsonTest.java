package dev.piculet.lab.contenders.gson;

import static dev.piculet.lab.contract.ContenderAssertions.assertRight;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static dev.piculet.lab.contract.ContenderAssertions.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.piculet.lab.contract.ContenderAssertions;
import dev.piculet.lab.contract.MediaText;
import dev.piculet.lab.fork.Examination;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GsonTest {
    static Stream<String> factories() {
        return ContenderAssertions.allPayloads().filter(path -> path.contains("factory"));
    }

    static Stream<String> strictNullChecks() {
        return ContenderAssertions.allPayloads().filter(path -> path.endsWith("-strict"));
    }

    static Stream<String> missingValueClasses() {
        return Stream.of("kotlin/value-1-missing", "kotlin/value-5-missing", "kotlin/value-20-missing");
    }

    static Stream<String> others() {
        return ContenderAssertions.allPayloads()
                .filter(path -> Stream.of(factories(), strictNullChecks(), missingValueClasses())
                        .flatMap(paths -> paths)
                        .noneMatch(path::equals));
    }

    @ParameterizedTest
    @MethodSource("others")
    void writesAndReads(String path) {
        assertRight(examine(new GsonContender(), path), path);
    }

    @Test
    void readsTextWrittenByHand() {
        assertRight(examine(new GsonContender(), MediaText.PATH, MediaText.TEXT), MediaText.PATH);
    }

    @Test
    void leavesNullsOut() {
        assertFalse(
                text(examine(new GsonContender(), "objects/deep").documents().get(0))
                        .contains("null"));
    }

    /** Gson calls constructors without parameters only, and Kotlin makes none for these classes. */
    @ParameterizedTest
    @MethodSource("missingValueClasses")
    void losesTheDefaultsOfPropertiesThatAreValueClasses(String path) {
        Examination examination = examine(new GsonContender(), path);
        assertNull(examination.unsupported());
        assertEquals("reads its input with a difference at $.p00: expected -1, found 0", examination.readFailure());
    }

    @ParameterizedTest
    @MethodSource("factories")
    void refusesFactories(String path) {
        assertEquals(
                "Gson calls no factories: it makes objects itself and sets their fields.",
                examine(new GsonContender(), path).unsupported());
    }

    @ParameterizedTest
    @MethodSource("strictNullChecks")
    void refusesStrictNullChecks(String path) {
        assertEquals(
                "Gson has no strict null checks.",
                examine(new GsonContender(), path).unsupported());
    }
}
