package dev.piculet.lab.runner

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class BothEndsTest {
    @Test
    fun `a text that fits is kept as it is`() {
        val text = BothEnds(4)
        listOf("ab", "c", "", "defgh").forEach(text::append)
        assertEquals("abcdefgh", "$text")
    }

    @Test
    fun `of a longer one the beginning and the end are kept`() {
        val text = BothEnds(4)
        repeat(1000) { text.append("$it,") }
        assertEquals("0,1,\n999,", "$text")
        val atOnce = BothEnds(4).apply { append("x".repeat(100) + "last") }
        assertEquals("xxxx\nlast", "$atOnce")
    }
}
