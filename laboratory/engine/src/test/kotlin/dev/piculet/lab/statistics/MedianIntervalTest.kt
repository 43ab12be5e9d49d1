package dev.piculet.lab.statistics

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class MedianIntervalTest {
    private fun of(vararg values: Int) =
        MedianInterval.of(values.map { it.toDouble() }).run { listOf(low, median, high) }

    @Test
    fun `the median of an even number is in the middle`() = assertEquals(listOf(1.0, 3.5, 6.0), of(6, 1, 5, 2, 4, 3))

    @Test
    fun `with five values there is no interval`() = assertEquals(listOf(null, 3.0, null), of(1, 2, 3, 4, 5))

    /** P(X <= 1) of 9 coins is 10/512 = 0.0195; of 8 coins 9/256 = 0.035 is too much. */
    @Test
    fun `from nine values on the extremes are left out`() {
        assertEquals(listOf(1.0, 4.5, 8.0), of(1, 2, 3, 4, 5, 6, 7, 8))
        assertEquals(listOf(2.0, 5.0, 8.0), of(1, 2, 3, 4, 5, 6, 7, 8, 9))
    }

    @Test
    fun `zero bytes allocated is a figure like any other`() = assertEquals(listOf(0.0, 0.0, 0.0), of(0, 0, 0, 0, 0, 0))
}
