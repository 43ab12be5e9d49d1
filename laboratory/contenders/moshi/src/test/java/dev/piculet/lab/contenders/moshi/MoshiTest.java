package dev.piculet.lab.contenders.moshi;

import static dev.piculet.lab.contract.ContenderAssertions.assertRight;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static dev.piculet.lab.contract.ContenderAssertions.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.piculet.lab.contract.ContenderAssertions;
import dev.piculet.lab.contract.MediaText;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MoshiTest {
    static Stream<String> factories() {
        return ContenderAssertions.allPayloads().filter(path -> path.contains("factory"));
    }

    static Stream<String> strictNullChecks() {
        return ContenderAssertions.allPayloads().filter(path -> path.endsWith("-strict"));
    }

    static Stream<String> others() {
        return ContenderAssertions.allPayloads()
                .filter(path -> Stream.concat(factories(), strictNullChecks()).noneMatch(path::equals));
    }

    @ParameterizedTest
    @MethodSource("others")
    void writesAndReads(String path) {
        assertRight(examine(new MoshiContender(), path), path);
    }

    @Test
    void readsTextWrittenByHand() {
        assertRight(examine(new MoshiContender(), MediaText.PATH, MediaText.TEXT), MediaText.PATH);
    }

    @Test
    void leavesNullsOut() {
        assertFalse(
                text(examine(new MoshiContender(), "objects/deep").documents().get(0))
                        .contains("null"));
    }

    @ParameterizedTest
    @MethodSource("factories")
    void refusesFactories(String path) {
        assertEquals(
                "Moshi calls no factories: it makes objects by their primary constructor.",
                examine(new MoshiContender(), path).unsupported());
    }

    @ParameterizedTest
    @MethodSource("strictNullChecks")
    void refusesStrictNullChecks(String path) {
        assertEquals(
                "Moshi has no strict null checks.",
                examine(new MoshiContender(), path).unsupported());
    }
}
