package dev.piculet.access.proof;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.codegen.classfile.Instruction.Member;
import org.junit.jupiter.api.Test;

class KnownMethodsTest {
    private static Member ofUuid(String name, String parameters) {
        return new Member("java/util/UUID", name, parameters + "Ljava/util/UUID;");
    }

    @Test
    void whatIsRandomIsNotPure() {
        assertTrue(KnownMethods.isPure(ofUuid("fromString", "(Ljava/lang/String;)")));
        assertFalse(KnownMethods.isPure(ofUuid("randomUUID", "()")));
        // Of JDK 26: the time, and random bits.
        assertFalse(KnownMethods.isPure(ofUuid("ofEpochMillis", "(J)")));
    }
}
