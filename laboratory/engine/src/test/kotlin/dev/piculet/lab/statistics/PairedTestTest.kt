package dev.piculet.lab.statistics

import org.apache.commons.statistics.inference.TTest
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.SplittableRandom
import kotlin.math.exp
import kotlin.math.ln

class PairedTestTest {
    @Test
    fun `below fifteen pairs it is the paired t-test on logs`() {
        val random = SplittableRandom(3)
        for (n in 2 until PairedTest.TRIMMED_FROM) {
            val pairs = List(n) { exp(random.nextGaussian()) to exp(random.nextGaussian() + 0.5) }
            val first = pairs.map { ln(it.first) }.toDoubleArray()
            val second = pairs.map { ln(it.second) }.toDoubleArray()
            val expected = TTest.withDefaults().pairedTest(first, second).pValue
            assertEquals(expected, PairedTest.pValue(pairs), 1e-12, "n = $n")
        }
    }

    @Test
    fun `from fifteen pairs on the extremes are trimmed`() {
        // Worked by hand: without -14 and 16 the mean is 1; with both pulled in to -5 and 7 the squares about it sum to
        // 254, so t = 1 / √(254 / (13 · 12)) = 0.7837 with 12 degrees of freedom.
        val logs = listOf(16, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -14)
        assertEquals(0.4484, PairedTest.pValue(ofLogRatios(logs.map { it.toDouble() })), 5e-5)
    }

    @Test
    fun `how far off a spike lies does not matter when it is trimmed`() {
        val logs = List(19) { 0.05 + 0.01 * (it % 7) }
        val small = PairedTest.pValue(ofLogRatios(logs + 0.5))
        val large = PairedTest.pValue(ofLogRatios(logs + 5.0))
        assertEquals(small, large, 1e-15)
        assertTrue(large < 1e-9, "p = $large")
    }

    @Test
    fun `six clear blocks get below the floor of the signed-rank test`() {
        val logs = listOf(0.70, 0.71, 0.69, 0.72, 0.68, 0.70)
        assertTrue(PairedTest.pValue(ofLogRatios(logs)) < 1e-6)
    }

    @Test
    fun `without scatter the answer is yes or no`() {
        val values = listOf(96.0, 104.0, 250.0, 96.0, 31.0, 7.7)
        assertEquals(1.0, PairedTest.pValue(values.map { it to it }))
        assertEquals(0.0, PairedTest.pValue(values.map { 1.2 * it to it }))
        assertEquals(1.0, PairedTest.pValue(values.map { 0.1 * it * 3 to 0.3 * it }))
    }

    @Test
    fun `one pair is refused`() {
        assertThrows(IllegalArgumentException::class.java) { PairedTest.pValue(listOf(1.0 to 2.0)) }
    }

    private fun ofLogRatios(logs: List<Double>) = logs.map { exp(it) to 1.0 }
}
