package dev.piculet.lab.gate

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import org.junit.jupiter.api.assertThrows
import java.util.Collections
import java.util.concurrent.CountDownLatch
import kotlin.test.assertEquals
import kotlin.test.assertTrue

@Timeout(60)
class TurnsTest {
    private fun turns(vararg tasks: String) = Turns(tasks.asList()) { task -> task[0].takeIf { it != '-' } }

    private val begun: MutableList<String> = Collections.synchronizedList(mutableListOf())

    @Test
    fun `results stand in the order of the tasks, whatever is done first`() {
        val tasks = arrayOf("a1", "-1", "b1", "a2", "-2", "b2", "a3")
        for (threads in 1..4) assertEquals(tasks.asList(), turns(*tasks).map(threads) { it })
    }

    @Test
    fun `tasks run beside one another`() {
        val both = CountDownLatch(2)
        turns("-1", "-2").map(2) {
            both.countDown()
            both.await()
        }
        assertEquals(0, both.count)
    }

    @Test
    fun `those of a chain keep their order, one at a time`() {
        val isBusy = mutableMapOf<Char, Boolean>()
        turns("a1", "b1", "a2", "b2", "a3", "b3").map(4) { task ->
            synchronized(isBusy) { assertEquals(null, isBusy.put(task[0], true), task) }
            begun += task
            Thread.sleep(5)
            synchronized(isBusy) { isBusy.remove(task[0]) }
        }
        for (chain in "ab") assertEquals((1..3).map { "$chain$it" }, begun.filter { it[0] == chain })
    }

    @Test
    fun `the longest chain begins first`() {
        turns("-1", "a1", "b1", "b2").map(1) { begun += it }
        assertEquals("b1", begun.first())
    }

    @Test
    fun `an exception of a task is rethrown, and no more tasks start`() {
        val tasks = Array(100) { "-$it" }
        val e =
            assertThrows<IllegalStateException> {
                turns(*tasks).map(2) { task ->
                    begun += task
                    if (begun.size > 3) error("no $task")
                }
            }
        assertTrue(e.message!!.startsWith("no -"))
        assertTrue(begun.size < 10, "$begun")
    }

    @Test
    fun `no tasks give no results`() = assertEquals(emptyList(), turns().map(2) { it })
}
