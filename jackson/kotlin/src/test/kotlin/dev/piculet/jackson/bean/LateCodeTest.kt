package dev.piculet.jackson.bean

import dev.piculet.jackson.kotlin.KotlinModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.concurrent.CountDownLatch

/** Code that is made when it is first wanted, and its messages. */
class LateCodeTest {
    private val paths = CodePaths()
    private var made = 0

    private fun code(
        generateAfter: Int,
        path: String? = "at once",
        make: () -> String = { "on " + Thread.currentThread().name },
    ): LateCode<String> {
        val settings = BeanSettings(KotlinModels.create(), generateAfter, true, true, paths)
        return object : LateCode<String>(settings, String::class.java, "reading", "property by property") {
            override fun make(): String = make().also { made++ }

            override fun path(): String? = path
        }
    }

    private fun LateCode<String>.awaited(): String? {
        val deadline = System.nanoTime() + 20_000_000_000
        while (isComing && System.nanoTime() < deadline) Thread.sleep(1)
        return result()
    }

    @Test
    fun `nobody has asked at first`() {
        val code = code(0)
        assertTrue(code.isPossible)
        assertFalse(code.isComing)
        assertNull(code.result())
        assertEquals(listOf<String>(), paths.lines())
    }

    @Test
    fun `the first to ask has it made, on the calling thread where code may be made at once`() {
        val code = code(0)
        repeat(2) { assertEquals("on " + Thread.currentThread().name, code.wanted()) }
        assertEquals(1, made)
        assertTrue(code.isPossible)
        assertFalse(code.isComing)
        assertEquals(listOf("java.lang.String, reading: at once"), paths.lines())
    }

    @Test
    fun `else another thread makes it, and nobody waits`() {
        val mayBeMade = CountDownLatch(1)
        val code = code(1) { "on ${Thread.currentThread().name}".also { mayBeMade.await() } }
        repeat(2) { assertNull(code.wanted()) }
        assertTrue(code.isComing)
        assertFalse(code.isPossible)
        mayBeMade.countDown()
        assertEquals("on piculet-code-generation", code.awaited())
        assertEquals("on piculet-code-generation", code.wanted())
        assertEquals(1, made)
    }

    @Test
    fun `what has a name in diagnostics already is not told again`() {
        code(0, path = null).wanted()
        assertEquals(listOf<String>(), paths.lines())
    }

    @Test
    fun `what can't be made is asked for once, and the reason is told`() {
        val refused = code(0, path = null) { throw NotGenerated(Obstacle.INNER_CLASS) }
        repeat(2) { assertNull(refused.wanted()) }
        assertFalse(refused.isPossible)
        assertFalse(refused.isComing)
        assertEquals(listOf("java.lang.String, reading: property by property: it is an inner class"), paths.lines())
        assertNull(code(0) { throw NoClassDefFoundError("Gone") }.wanted())
        val reason = "no code could be generated (java.lang.NoClassDefFoundError: Gone)"
        assertEquals(listOf("java.lang.String, reading: property by property: $reason"), paths.lines())
    }

    @Test
    fun `a stack that is too small is told, and thrown to nobody`() {
        assertNull(code(0) { throw StackOverflowError() }.wanted())
        val reason = "no code could be generated (java.lang.StackOverflowError)"
        assertEquals(listOf("java.lang.String, reading: property by property: $reason"), paths.lines())
    }
}
