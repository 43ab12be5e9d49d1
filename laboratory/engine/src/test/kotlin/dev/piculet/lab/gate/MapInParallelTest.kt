package dev.piculet.lab.gate

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import org.junit.jupiter.api.assertThrows
import java.util.Collections
import java.util.concurrent.CountDownLatch
import kotlin.test.assertEquals
import kotlin.test.assertTrue

@Timeout(60)
class MapInParallelTest {
    @Test
    fun `results stand in the order of the elements, whatever is done first`() {
        val numbers = (1..20).toList()
        for (threads in 1..4) assertEquals(numbers.map { -it }, numbers.mapInParallel(threads) { -it })
    }

    @Test
    fun `actions run beside one another`() {
        val both = CountDownLatch(2)
        listOf(1, 2).mapInParallel(2) {
            both.countDown()
            both.await()
        }
        assertEquals(0, both.count)
    }

    @Test
    fun `an exception is rethrown, and no more actions start`() {
        val begun: MutableList<Int> = Collections.synchronizedList(mutableListOf())
        val e =
            assertThrows<IllegalStateException> {
                (1..100).toList().mapInParallel(2) {
                    begun += it
                    if (begun.size > 3) error("no $it")
                }
            }
        assertTrue(e.message!!.startsWith("no "))
        assertTrue(begun.size < 10, "$begun")
    }

    @Test
    fun `no elements give no results`() = assertEquals(emptyList(), emptyList<Int>().mapInParallel(2) { it })
}
