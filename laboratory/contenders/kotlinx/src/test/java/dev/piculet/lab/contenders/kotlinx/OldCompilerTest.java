package dev.piculet.lab.contenders.kotlinx;

import static dev.piculet.lab.contract.ContenderAssertions.assertRight;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.kotlinx.compiled.Explicit;
import dev.piculet.lab.contenders.kotlinx.compiled.Reified;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Class files of Kotlin 1.5.0, here with the newest kotlinx.serialization, which still runs them. */
class OldCompilerTest {
    static Stream<Contender> contenders() {
        return Stream.of(new ExplicitOldCompilerContender(), new ReifiedOldCompilerContender());
    }

    @ParameterizedTest
    @MethodSource("contenders")
    void writesAndReadsTheClassOfTheWriteUp(Contender contender) {
        for (String path : List.of("ab/testdata-1", "ab/testdata-100", "ab/testdata-100-file")) {
            assertRight(examine(contender, path), path);
        }
    }

    @ParameterizedTest
    @MethodSource("contenders")
    void refusesOtherClasses(Contender contender) {
        assertEquals(
                "compiled by Kotlin 1.5 for suite ab alone",
                examine(contender, "objects/simple").unsupported());
    }

    /** The fault that the write-up could not see. */
    @Test
    void shortCallsLookTheirSerializerUpEachTimeAndTheOthersDoNot() throws Exception {
        assertTrue(names(Reified.class).contains("typeOf"));
        assertTrue(!names(Explicit.class).contains("typeOf"));
    }

    /** Returns the text of a class file, whose constants are in it as they are. */
    private static String names(Class<?> type) throws Exception {
        try (InputStream file = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return new String(file.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }
}
