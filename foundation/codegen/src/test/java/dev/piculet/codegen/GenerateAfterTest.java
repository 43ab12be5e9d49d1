package dev.piculet.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateAfterTest {
    private static final String PROPERTY = "test.generateAfter";

    @AfterEach
    void forget() {
        System.clearProperty(PROPERTY);
    }

    @Test
    void programsDecideWithoutTheProperty() {
        assertEquals(5_000, GenerateAfter.calls(PROPERTY, 5_000, -1));
    }

    @Test
    void thePropertyOverrulesThem() {
        System.setProperty(PROPERTY, "0");
        assertEquals(0, GenerateAfter.calls(PROPERTY, 5_000, -1));
        System.setProperty(PROPERTY, "17");
        assertEquals(17, GenerateAfter.calls(PROPERTY, -1, -1));
    }

    @Test
    void neverIsWhatTheProductCallsSo() {
        System.setProperty(PROPERTY, "never");
        assertEquals(-1, GenerateAfter.calls(PROPERTY, 0, -1));
        assertEquals(Integer.MAX_VALUE, GenerateAfter.calls(PROPERTY, 0, Integer.MAX_VALUE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "soon", "1.5", "99999999999"})
    void anythingElseIsNamed(String value) {
        System.setProperty(PROPERTY, value);
        var error = assertThrows(IllegalArgumentException.class, () -> GenerateAfter.calls(PROPERTY, 0, -1));
        assertEquals(
                "The system property test.generateAfter is '" + value
                        + "'. Set it to a number of calls, 0 or more, or to 'never', or unset it.",
                error.getMessage());
    }
}
