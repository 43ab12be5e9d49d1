package dev.piculet.lab.cli

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class TerminalTest {
    @Test
    fun `a terminal without a width is taken for a usual one, a narrow one for the narrowest that text is set for`() {
        assertEquals(listOf(100, 100, 40, 40, 132), listOf(null, 0, 7, 40, 132).map(Terminal.Companion::width))
    }
}
