package dev.piculet.lab.statistics

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.util.SplittableRandom
import kotlin.math.abs
import kotlin.math.min
import kotlin.math.pow

class WinsorizedRanksTest {
    private val random = SplittableRandom(9)

    @Test
    fun `its p-values are those that counting all signs gives`() {
        for (n in 2..12) {
            val ratios = List(n) { random.nextGaussian() + 0.5 }
            assertEquals(counted(ratios), WinsorizedRanks(n).pValue(ratios), 1e-12, "n = $n")
        }
    }

    @Test
    fun `a spike counts like any other in the upper half`() {
        val ratios = List(20) { 0.05 + 0.001 * it }
        val small = WinsorizedRanks(20).pValue(ratios - ratios.last() + -0.07)
        assertEquals(small, WinsorizedRanks(20).pValue(ratios - ratios.last() + -7.0))
        // Ten scores of 10 and those below: one of 10 against the rest leaves sums up to 10, of which there are 53.
        assertEquals(2 * 53 / 2.0.pow(20), small, 1e-15)
    }

    @Test
    fun `equal contenders in another order have the same p-value`() {
        val ratios = List(15) { 0.01 * ((7 * it) % 5 - 1) }
        assertEquals(WinsorizedRanks(15).pValue(ratios), WinsorizedRanks(15).pValue(ratios.map { -it }))
    }

    @Test
    fun `ratios of nothing speak against a difference`() {
        assertEquals(1.0, WinsorizedRanks(15).pValue(List(15) { 0.0 }))
        assertEquals(2 / 2.0.pow(15), WinsorizedRanks(15).pValue(List(15) { 0.2 }), 1e-15)
        assertEquals(2 * 2 / 2.0.pow(15), WinsorizedRanks(15).pValue(List(14) { 0.2 } + 0.0), 1e-15)
    }

    @Test
    fun `another number of pairs is refused`() {
        assertThrows(IllegalArgumentException::class.java) { WinsorizedRanks(6).pValue(List(7) { 1.0 }) }
    }

    /** Counts the signs that give as small a sum on one side, or smaller. */
    private fun counted(ratios: List<Double>): Double {
        val n = ratios.size
        val bySize = ratios.sortedBy { abs(it) }
        val scores = (1..n).map { min(it, (n + 1) / 2) }

        fun lesser(isSlower: (Int) -> Boolean): Int {
            val slower = scores.indices.filter(isSlower).sumOf { scores[it] }
            return min(slower, scores.sum() - slower)
        }
        val found = lesser { bySize[it] > 0 }
        val asSmall = (0 until (1 shl n)).count { signs -> lesser { signs shr it and 1 == 1 } <= found }
        return min(1.0, asSmall / 2.0.pow(n))
    }
}
