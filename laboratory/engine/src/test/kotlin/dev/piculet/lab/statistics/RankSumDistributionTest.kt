package dev.piculet.lab.statistics

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class RankSumDistributionTest {
    /** Every choice of the first sample's places among all, one after the other. */
    private fun counted(
        first: Int,
        second: Int,
    ): List<Double> {
        val all = first + second
        val counts = DoubleArray(first * second + 1)
        for (choice in 0 until (1 shl all)) {
            if (Integer.bitCount(choice) != first) continue
            val u = (0 until all).filter { choice shr it and 1 == 1 }.sumOf { place ->
                (0 until place).count { choice shr it and 1 == 0 }
            }
            counts[u] += 1.0
        }
        return counts.map { it / counts.sum() }
    }

    @Test
    fun `it is that of all orders, one by one`() {
        for ((first, second) in listOf(1 to 1, 1 to 5, 3 to 4, 6 to 2, 5 to 5)) {
            val distribution = RankSumDistribution(first, second)
            counted(first, second).forEachIndexed { u, probability ->
                val difference = distribution.cumulative(u) - distribution.cumulative(u - 1)
                assertEquals(probability, difference, 1e-12, "$first, $second, $u")
            }
        }
    }

    /** Hollander & Wolfe, table A.6: for 5 and 5 values, P(W >= 38) = 0.016, that is P(U <= 2). */
    @Test
    fun `the bounds are those of printed tables`() {
        assertEquals(0.016, RankSumDistribution(5, 5).cumulative(2), 5e-4)
        assertEquals(3, RankSumDistribution(5, 5).differenceRank())
        assertEquals(null, RankSumDistribution(3, 3).differenceRank())
    }

    @Test
    fun `large samples stay in range and symmetric`() {
        val distribution = RankSumDistribution(200, 200)
        assertEquals(0.5, distribution.cumulative(20_000), 1e-3)
        assertEquals(distribution.cumulative(15_000), 1 - distribution.cumulative(40_000 - 15_001), 1e-9)
    }

    @Test
    fun `an empty sample has no distribution`() {
        assertFailsWith<IllegalArgumentException> { RankSumDistribution(0, 3) }
    }
}
