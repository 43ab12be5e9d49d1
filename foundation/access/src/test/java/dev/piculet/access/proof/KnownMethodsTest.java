package dev.piculet.access.proof;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.codegen.classfile.Instruction.Member;
import java.time.Year;
import java.util.Currency;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class KnownMethodsTest {
    private static Member ofUuid(String name, String parameters) {
        return new Member("java/util/UUID", name, parameters + "Ljava/util/UUID;");
    }

    @Test
    void whatIsNotComparedIsImmutableAllTheSame() {
        for (Class<?> type : List.of(Year.class, Currency.class, Pattern.class, OptionalInt.class)) {
            assertTrue(KnownMethods.isImmutable(type));
            assertFalse(KnownMethods.isValue(type));
        }
        assertFalse(KnownMethods.isPure(new Member("java/time/LocalDate", "atOffset", "()Ljava/time/OffsetTime;")));
    }

    @Test
    void whatIsRandomIsNotPure() {
        assertTrue(KnownMethods.isPure(ofUuid("fromString", "(Ljava/lang/String;)")));
        assertFalse(KnownMethods.isPure(ofUuid("randomUUID", "()")));
        // Of JDK 26: the time, and random bits.
        assertFalse(KnownMethods.isPure(ofUuid("ofEpochMillis", "(J)")));
    }
}
