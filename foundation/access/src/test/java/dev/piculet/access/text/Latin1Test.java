package dev.piculet.access.text;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Latin1Test {
    private static final int LONGEST = 100;

    @Test
    void textsOfAnyLengthAreLatin1UpToItsHighestChar() {
        for (int length = 0; length <= LONGEST; length++) {
            assertTrue(Latin1.is("ÿ".repeat(length)), length + " chars");
        }
    }

    @Test
    void oneOtherCharIsFoundAtAnyPlaceOfATextOfAnyLength() {
        for (int length = 1; length <= LONGEST; length++) {
            for (int at = 0; at < length; at++) {
                String text = "a".repeat(at) + "Ā" + "a".repeat(length - at - 1);
                assertFalse(Latin1.is(text), "at " + at + " of " + length);
            }
        }
    }

    @Test
    void halvesOfSurrogatePairsAreNotLatin1() {
        assertFalse(Latin1.is("\uD83D"));
        assertFalse(Latin1.is("a\uDE00"));
    }

    @Test
    void textsOfAMillionCharsAreAnswered() {
        assertTrue(Latin1.is("a".repeat(1_000_000)));
        assertFalse(Latin1.is("a".repeat(1_000_000) + "Ж"));
    }
}
