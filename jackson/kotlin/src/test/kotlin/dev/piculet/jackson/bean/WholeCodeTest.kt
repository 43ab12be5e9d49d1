package dev.piculet.jackson.bean

import dev.piculet.jackson.kotlin.KotlinModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Code that is made when it is first wanted, and its messages. */
class WholeCodeTest {
    private val paths = CodePaths()

    private fun code(generateAfter: Int): WholeCode<String> {
        val settings = BeanSettings(KotlinModels.create(), generateAfter, true, true, paths)
        return WholeCode(settings, String::class.java, "reading", "at once")
    }

    private val makingThread = WholeCode.Maker { Thread.currentThread().name }

    @Test
    fun `nobody has asked at first`() {
        val code = code(0)
        assertTrue(code.isPossible)
        assertNull(code.result())
        assertEquals(listOf<String>(), paths.lines())
    }

    @Test
    fun `the first to ask has it made, on the calling thread where code may be made at once`() {
        val code = code(0)
        assertEquals(Thread.currentThread().name, code.resultBy(makingThread))
        assertEquals(Thread.currentThread().name, code.resultBy { "another" })
        assertTrue(code.isPossible)
        assertEquals(listOf("java.lang.String, reading: at once"), paths.lines())
    }

    @Test
    fun `else another thread makes it`() {
        val code = code(1)
        code.resultBy(makingThread)
        val deadline = System.nanoTime() + 20_000_000_000
        while (code.result() == null && System.nanoTime() < deadline) Thread.sleep(1)
        assertNotEquals(Thread.currentThread().name, code.result()!!)
    }

    @Test
    fun `what can't be made is asked for once, and the reason is told`() {
        val refused = code(0)
        assertNull(refused.resultBy { throw NotGenerated(Obstacle.INNER_CLASS) })
        assertFalse(refused.isPossible)
        assertNull(refused.resultBy(makingThread))
        assertEquals(listOf("java.lang.String, reading: property by property: it is an inner class"), paths.lines())
        assertNull(code(0).resultBy { throw NoClassDefFoundError("Gone") })
        val reason = "no code could be generated (java.lang.NoClassDefFoundError: Gone)"
        assertEquals(listOf("java.lang.String, reading: property by property: $reason"), paths.lines())
    }
}
