package dev.piculet.jackson.bean

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Code that other code stands in for until it is made. */
class SecondCodeTest {
    private var made = 0

    private fun code(
        generateAfter: Int,
        make: () -> String = { "on " + Thread.currentThread().name },
    ): SecondCode<String> {
        val settings = BeanSettings(JavaModels(), generateAfter, true, true, CodePaths())
        return object : SecondCode<String>(settings, "the other") {
            override fun make(): String {
                made++
                return make()
            }
        }
    }

    @Test
    fun `it is made once, when it is first wanted`() {
        val code = code(0)
        assertEquals(0, made)
        repeat(2) { assertEquals("on " + Thread.currentThread().name, code.result()) }
        assertEquals(1, made)
    }

    @Test
    fun `else another thread makes it, and the other stands in`() {
        val code = code(1)
        assertEquals("the other", code.result())
        val deadline = System.nanoTime() + 20_000_000_000
        while (code.result() == "the other" && System.nanoTime() < deadline) Thread.sleep(1)
        assertEquals("on piculet-code-generation", code.result())
        assertEquals(1, made)
    }

    @Test
    fun `the other stays where it can't be made`() {
        for (failure in listOf(NotGenerated(Obstacle.TOO_LARGE), IllegalStateException(), NoClassDefFoundError())) {
            val code = code(0) { throw failure }
            repeat(2) { assertEquals("the other", code.result()) }
        }
        assertEquals(3, made)
    }
}
