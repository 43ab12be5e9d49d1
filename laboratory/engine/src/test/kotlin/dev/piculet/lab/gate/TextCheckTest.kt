package dev.piculet.lab.gate

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class TextCheckTest {
    private val right = RightTexts()
    private val seen = mutableListOf<String>()

    private fun failure(
        document: String,
        reference: String,
        failure: String? = null,
    ) = right.of(listOf("another", reference)).failure(1, document.toByteArray()) {
        seen += it
        failure
    }

    @Test
    fun `a text that was right for a value is not looked at again`() {
        repeat(2) { assertNull(failure("{}", "empty")) }
        assertEquals(listOf("{}"), seen)
    }

    @Test
    fun `a text that was right for one value may be wrong for another`() {
        assertNull(failure("{}", "empty"))
        assertEquals("lost a", failure("{}", "with a", "lost a"))
    }

    @Test
    fun `a text that was wrong is looked at by whoever writes it`() {
        repeat(2) { assertEquals("lost a", failure("{}", "with a", "lost a")) }
        assertEquals(listOf("{}", "{}"), seen)
    }
}
