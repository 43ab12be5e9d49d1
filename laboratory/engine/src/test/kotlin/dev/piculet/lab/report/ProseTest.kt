package dev.piculet.lab.report

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

class ProseTest {
    @ParameterizedTest
    @ValueSource(ints = [5, 8, 13, 40, 1000])
    fun `wrapping keeps every character and the width`(width: Int) {
        val text = "A contender wrote {\"id\":1,\"name\":\"a-rather-long-one\"} and  two spaces, supercalifragilistic."
        val lines = wrap(text, width, "  ")
        assertTrue(lines.all { it.length <= width }) { lines.joinToString("\n") }
        assertEquals(text.filterNot { it == ' ' }, lines.joinToString("").filterNot { it == ' ' })
    }

    @Test
    fun `a word that is too long is cut behind punctuation`() {
        assertEquals(listOf("jackson2-", "  blackbird@", "  2.22.4"), wrap("jackson2-blackbird@2.22.4", 12, "  "))
    }

    @Test
    fun `control characters are shown and not obeyed`() {
        assertEquals("\\u001b[31mred bell\\u0007", printable("\u001b[31mred\nbell\u0007"))
        assertEquals("\\u202ereversed", printable("\u202ereversed"))
    }

    @Test
    fun `words are joined as in a sentence`() {
        assertEquals("", enumerate(emptyList()))
        assertEquals("a", enumerate(listOf("a")))
        assertEquals("a, b and c", enumerate(listOf("a", "b", "c")))
    }
}
