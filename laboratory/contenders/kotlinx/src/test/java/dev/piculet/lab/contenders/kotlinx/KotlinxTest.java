package dev.piculet.lab.contenders.kotlinx;

import static dev.piculet.lab.contract.ContenderAssertions.assertRight;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contract.ContenderAssertions;
import dev.piculet.lab.contract.MediaText;
import dev.piculet.lab.fork.Examiner;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class KotlinxTest {
    private static final List<String> WITHOUT_TWINS =
            List.of("kotlin/mixed", "kotlin/mixed-bytes", "kotlin/order", "kotlin/order-bytes", "kotlin/non-ascii-20");

    static Stream<Contender> contenders() {
        return Stream.of(
                new KotlinxJsonContender(), new ReifiedKotlinxJsonContender(), new LookedUpKotlinxJsonContender());
    }

    static Stream<Arguments> factories() {
        return contendersAndPayloads(path -> path.contains("factory"));
    }

    static Stream<Arguments> others() {
        return contendersAndPayloads(path -> !path.contains("factory") && !WITHOUT_TWINS.contains(path));
    }

    static Stream<Arguments> strictNullChecks() {
        return contendersAndPayloads(path -> path.endsWith("-strict"));
    }

    private static Stream<Arguments> contendersAndPayloads(Predicate<String> condition) {
        return contenders()
                .flatMap(contender ->
                        ContenderAssertions.allPayloads().filter(condition).map(path -> arguments(contender, path)));
    }

    @ParameterizedTest
    @MethodSource("others")
    void writesAndReads(Contender contender, String path) {
        assertRight(examine(contender, path), path);
    }

    @ParameterizedTest
    @MethodSource("contenders")
    void readsTextWrittenByHand(Contender contender) {
        assertRight(examine(contender, MediaText.PATH, MediaText.TEXT), MediaText.PATH);
    }

    @ParameterizedTest
    @MethodSource("strictNullChecks")
    void refusesToReadNullsIntoCollectionsWithoutNulls(Contender contender, String path) {
        String text = path.contains("map") ? "{\"value\":{\"foo\":null}}" : "{\"value\":[null]}";
        String failure = examine(contender, path, text).readFailure();
        assertTrue(failure.contains("Unexpected JSON token"), failure);
    }

    @ParameterizedTest
    @MethodSource("factories")
    void refusesFactories(Contender contender, String path) {
        assertEquals(
                "kotlinx.serialization has no factories.",
                examine(contender, path).unsupported());
    }

    @ParameterizedTest
    @MethodSource("contenders")
    void refusesPayloadsThatNobodyHasCompiledForIt(Contender contender) {
        for (String path : WITHOUT_TWINS) {
            String type = ContenderAssertions.payload(path).classes().get(0).getName();
            assertEquals(
                    "kotlinx.serialization needs classes that are compiled for it, and the lab has none for " + type
                            + ".",
                    examine(contender, path).unsupported());
        }
    }

    @ParameterizedTest
    @MethodSource("contenders")
    void refusesClassesWithoutATwin(Contender contender) {
        Payload payload = Payload.of("any", "any", StringBuilder.class, new StringBuilder())
                .classes(StringBuilder.class)
                .build();
        assertEquals(
                "kotlinx.serialization needs classes that are compiled for it, and the lab has none for"
                        + " java.lang.StringBuilder.",
                Examiner.examine(contender, payload, List.of()).unsupported());
    }
}
