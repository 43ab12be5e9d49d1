package dev.piculet.jackson.direct

import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test

class Utf8Test {
    @Test
    fun `texts have the bytes that the JDK gives them`() {
        for (text in listOf("", "a", "\u00e9", "\u0141", "\u20ac", "a\ud83d\ude00")) {
            assertArrayEquals(text.toByteArray(), Utf8.of(text)) { text }
        }
    }

    @Test
    fun `half of a pair of surrogates has none`() {
        for (text in listOf("\ud83d", "\ude00", "a\ude00\ud83d", "\ud83da")) assertNull(Utf8.of(text)) { text }
    }

    @Test
    fun `a text that is too long to be copied is not`() {
        assertNull(Utf8.of("x".repeat(Utf8.LONGEST + 1)))
    }
}
