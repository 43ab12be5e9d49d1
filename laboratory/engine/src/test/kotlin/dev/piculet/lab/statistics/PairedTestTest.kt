package dev.piculet.lab.statistics

import org.apache.commons.statistics.inference.TTest
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.SplittableRandom
import kotlin.math.exp
import kotlin.math.ln
import kotlin.math.pow

class PairedTestTest {
    @Test
    fun `in a large table it is the paired t-test on logs, below fifteen pairs`() {
        val random = SplittableRandom(3)
        for (n in 2 until PairedTest.TRIMMED_FROM) {
            val pairs = List(n) { exp(random.nextGaussian()) to exp(random.nextGaussian() + 0.5) }
            val first = pairs.map { ln(it.first) }.toDoubleArray()
            val second = pairs.map { ln(it.second) }.toDoubleArray()
            val expected = TTest.withDefaults().pairedTest(first, second).pValue
            assertEquals(expected, PairedTest.pValue(pairs, MANY), 1e-12, "n = $n")
        }
    }

    @Test
    fun `from fifteen pairs on its extremes are trimmed`() {
        // Worked by hand: without -14 and 16 the mean is 1; with both pulled in to -5 and 7 the squares about it sum to
        // 254, so t = 1 / √(254 / (13 · 12)) = 0.7837 with 12 degrees of freedom.
        val logs = listOf(16, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -14)
        assertEquals(0.4484, PairedTest.pValue(ofLogRatios(logs.map { it.toDouble() }), MANY), 5e-5)
    }

    @Test
    fun `how far off a spike lies does not matter when it is trimmed`() {
        val logs = List(19) { 0.05 + 0.01 * (it % 7) }
        val small = PairedTest.pValue(ofLogRatios(logs + 0.5), MANY)
        val large = PairedTest.pValue(ofLogRatios(logs + 5.0), MANY)
        assertEquals(small, large, 1e-15)
        assertTrue(large < 1e-9, "p = $large")
    }

    @Test
    fun `six clear blocks get below the floor of the signed-rank test`() {
        val logs = listOf(0.70, 0.71, 0.69, 0.72, 0.68, 0.70)
        assertTrue(PairedTest.pValue(ofLogRatios(logs), comparisons = 15) < 1e-6)
    }

    @Test
    fun `without scatter the answer is yes or no`() {
        val values = listOf(96.0, 104.0, 250.0, 96.0, 31.0, 7.7)
        assertEquals(1.0, PairedTest.pValue(values.map { it to it }, MANY))
        assertEquals(0.0, PairedTest.pValue(values.map { 1.2 * it to it }, MANY))
        assertEquals(1.0, PairedTest.pValue(values.map { 0.1 * it * 3 to 0.3 * it }, MANY))
    }

    @Test
    fun `it is the exact test where that is fine enough for the table`() {
        val clear = { pairs: Int -> ofLogRatios(List(pairs) { 0.5 + 0.01 * (it % 3) }) }
        for ((pairs, comparisons) in listOf(11 to 1, 14 to 10, 15 to 15, 18 to 132, 22 to 2000)) {
            assertEquals(2 / 2.0.pow(pairs), PairedTest.pValue(clear(pairs), comparisons), 1e-15)
            assertTrue(PairedTest.pValue(clear(pairs - 1), comparisons) < 2 / 2.0.pow(pairs), "$pairs, $comparisons")
        }
    }

    @Test
    fun `one pair is refused`() {
        assertThrows(IllegalArgumentException::class.java) { PairedTest.pValue(listOf(1.0 to 2.0), comparisons = 1) }
    }

    private fun ofLogRatios(logs: List<Double>) = logs.map { exp(it) to 1.0 }

    private companion object {
        /** Comparisons of a table that is too large for the exact test of so few pairs. */
        const val MANY = 1_000_000
    }
}
