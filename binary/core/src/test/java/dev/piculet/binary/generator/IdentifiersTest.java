package dev.piculet.binary.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class IdentifiersTest {
    @Test
    void whatNoIdentifierHasIsReplaced() {
        assertEquals("first_second_€", Identifiers.of("first&second-€"));
    }

    /** Bytes may bring along any name, of a field that is passed over. */
    @Test
    void namesOfAllCharsAreTaken() {
        StringBuilder name = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            name.append((char) c);
            expected.append(Character.isJavaIdentifierPart((char) c) ? (char) c : '_');
        }
        assertEquals(expected.toString(), Identifiers.of(name.toString()));
    }
}
