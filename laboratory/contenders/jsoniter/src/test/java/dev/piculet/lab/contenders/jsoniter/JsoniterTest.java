package dev.piculet.lab.contenders.jsoniter;

import static dev.piculet.lab.contract.ContenderAssertions.assertRight;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static dev.piculet.lab.contract.ContenderAssertions.payload;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jsoniter.output.JsonStream;
import dev.piculet.lab.contract.ContenderAssertions;
import dev.piculet.lab.contract.MediaText;
import dev.piculet.lab.fork.Examination;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JsoniterTest {
    private static JsoniterContender contender;

    @BeforeAll
    static void setUp() {
        contender = new JsoniterContender();
    }

    private static final String NAMES_OUTSIDE_ASCII = "kotlin/non-ascii-20";

    static Stream<String> others() {
        return ContenderAssertions.allPayloads()
                .filter(path -> !JsoniterPayloads.isRefused(path)
                        && !JsoniterPayloads.isRounded(path)
                        && !path.equals(NAMES_OUTSIDE_ASCII));
    }

    /** It escapes every such letter, and reads no names with escapes. */
    @Test
    void knownFaultCannotReadTheNamesThatItWrites() {
        Examination examination = examine(contender, NAMES_OUTSIDE_ASCII);
        assertNull(examination.writeFailure());
        String failure = examination.readBackFailure();
        assertTrue(failure.contains("slice does not support escape char"), failure);
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

    /** Kotlin's getter of such a property has a mangled name, which the library takes for one more property. */
    @Test
    void writesPropertiesThatAreValueClassesTwice() {
        String text = JsonStream.serialize(payload("kotlin/value-1").values().get(0));
        assertTrue(text.matches("\\{\"p00\":(-?\\d+),\"p00-\\w+\":\\1}"), text);
    }

    @Test
    void refusesToShareAJvmWithTheOtherMode() {
        IllegalStateException exception = assertThrows(IllegalStateException.class, DynamicJsoniterContender::new);
        assertEquals(
                "Jsoniter works in REFLECTION_MODE in this JVM, so it can't work in DYNAMIC_MODE.",
                exception.getMessage());
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
