package dev.piculet.lab.statistics

import org.apache.commons.statistics.inference.PValueMethod
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.util.SplittableRandom
import kotlin.math.abs
import kotlin.math.roundToInt

class SignedRankDistributionTest {
    @Test
    fun `the bounds agree with the published critical values`() {
        // Largest T that is significant at 5 %, two-sided, for n = 6…20; the interval starts one Walsh average further.
        val published = listOf(0, 2, 3, 5, 8, 10, 13, 17, 21, 25, 29, 34, 40, 46, 52)
        assertEquals(published.map { it + 1 }, (6..20).map { SignedRankDistribution(it).walshRank() })
        // At 1 %, for n = 8…20.
        val strict = listOf(0, 1, 3, 5, 7, 9, 12, 15, 19, 23, 27, 32, 37)
        assertEquals(strict.map { it + 1 }, (8..20).map { SignedRankDistribution(it).walshRank(0.99) })
    }

    @Test
    fun `fewer than six blocks have no 95 percent interval`() {
        for (n in 1 until Estimate.MIN_BLOCKS) {
            assertNull(SignedRankDistribution(n).walshRank())
        }
        assertEquals(1, SignedRankDistribution(Estimate.MIN_BLOCKS).walshRank())
    }

    @Test
    fun `four differences have the distribution that counting their sixteen signs gives`() {
        val distribution = SignedRankDistribution(4)
        val waysToReach = (0..10).map { 16 * (distribution.cumulative(it) - distribution.cumulative(it - 1)) }
        assertEquals(listOf(1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1), waysToReach.map { it.roundToInt() })
    }

    @Test
    fun `beyond its ends the distribution is 0 and 1`() {
        val distribution = SignedRankDistribution(6)
        assertEquals(0.0, distribution.cumulative(-1))
        assertEquals(1.0, distribution.cumulative(21))
        assertEquals(1.0, distribution.cumulative(22))
    }

    @Test
    fun `large runs keep symmetric tails`() {
        for (n in listOf(40, 60, 100, 200)) {
            val distribution = SignedRankDistribution(n)
            for (t in 0..distribution.maximum) {
                val upper = 1 - distribution.cumulative(distribution.maximum - t - 1)
                assertEquals(distribution.cumulative(t), upper, 1e-12, "n = $n, t = $t")
            }
        }
    }

    @Test
    fun `p-values agree with those of Commons Statistics`() {
        val test = WilcoxonSignedRankTest.withDefaults().with(PValueMethod.EXACT)
        val random = SplittableRandom(11)
        for (n in 2..60) {
            val differences = DoubleArray(n) { random.nextGaussian() + 0.2 }
            val ranked = differences.sortedBy { abs(it) }
            val plus = ranked.indices.filter { ranked[it] > 0 }.sumOf { it + 1 }
            val distribution = SignedRankDistribution(n)
            val p = 2 * distribution.cumulative(minOf(plus, distribution.maximum - plus))
            assertEquals(test.test(differences).pValue, minOf(1.0, p), 1e-12, "n = $n")
        }
    }

    @Test
    fun `impossible sizes and confidences are refused`() {
        assertThrows(IllegalArgumentException::class.java) { SignedRankDistribution(0) }
        assertThrows(IllegalArgumentException::class.java) { SignedRankDistribution(1001) }
        assertThrows(IllegalArgumentException::class.java) { SignedRankDistribution(6).walshRank(1.0) }
    }
}
