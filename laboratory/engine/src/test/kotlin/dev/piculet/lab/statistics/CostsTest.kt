package dev.piculet.lab.statistics

import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import java.util.SplittableRandom
import kotlin.math.exp
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

class CostsTest {
    @Test
    fun `the ratio of two runs is the median of all quotients`() {
        val costs = SeparateCosts(listOf(2.0, 4.0, 8.0), listOf(1.0, 2.0))
        val quotients = listOf(2.0, 1.0, 4.0, 2.0, 8.0, 4.0).sorted()
        assertEquals(exp((kotlin.math.ln(quotients[2]) + kotlin.math.ln(quotients[3])) / 2), costs.ratio().value, 1e-12)
        assertNull(costs.ratio().interval, "too few blocks")
    }

    @Test
    fun `an earlier cost that is multiplied divides the ratio, whichever way it was measured`() {
        val times = listOf(10.0, 11.0, 12.0, 13.0, 14.0, 15.0)
        val all = listOf(SeparateCosts(times, times.reversed()), PairedCosts(times.zip(times.reversed())))
        for (costs in all) {
            assertEquals(costs.ratio().value / 1.05, costs.withEarlierTimes(1.05).ratio().value, 1e-12)
        }
    }

    @Test
    fun `runs without any scatter differ or do not`() {
        val same = List(6) { 5.0 }
        assertEquals(1.0, SeparateCosts(same, same).pValue(comparisons = 100))
        assertEquals(0.0, SeparateCosts(same, List(6) { 5.1 }).pValue(comparisons = 100))
    }

    @Test
    fun `two runs that do not overlap get the least p-value of the exact test, and what is equal speaks for neither`() {
        val now = List(10) { 2.0 + 0.01 * it }
        val before = List(10) { 1.0 + 0.01 * it }
        val least = 2.0 / 184_756
        assertEquals(least, SeparateCosts(now, before).pValue(comparisons = 100), 1e-9)
        assertTrue(SeparateCosts(now, before).pValue(comparisons = 1000) < least / 1000, "Yuen's alone")
        assertEquals(
            1.0,
            SeparateCosts(
                List(10) {
                    if (it < 3) 2.5 else 2.0
                },
                List(10) { 2.0 },
            ).pValue(comparisons = 1),
        )
    }

    /** A run of six blocks beside one of forty, forks of two kinds in both. */
    @Tag("once")
    @Test
    fun `two equal runs of unequal length seldom show a difference`() {
        val random = SplittableRandom(36)

        fun run(blocks: Int) = List(blocks) {
            exp(NOISE / 8 * random.nextGaussian()) * if (random.nextBoolean()) 1.2 else 1.0
        }
        for ((present, earlier) in listOf(6 to 10, 6 to 40, 40 to 6, 10 to 20)) {
            val alarms =
                (1..REPETITIONS).count {
                    val figures = (1..8).associateWith { SeparateCosts(run(present), run(earlier)) }
                    TableVerdicts.ofCosts(figures).values.any { it != Verdict.SAME }
                }
            assertTrue(alarms <= REPETITIONS / 20, "$present and $earlier blocks: $alarms of $REPETITIONS")
        }
    }

    /** Two runs on equal machines, whose blocks are independent: what the interval assumes. */
    @Tag("once")
    @Test
    fun `the interval covers the true ratio in 95 of 100 pairs of runs`() {
        val random = SplittableRandom(35)
        for ((present, earlier) in listOf(6 to 6, 8 to 20, 20 to 20)) {
            val covered =
                (1..REPETITIONS).count {
                    val now = List(present) { 1.1 * exp(NOISE * random.nextGaussian()) }
                    val before = List(earlier) { exp(NOISE * random.nextGaussian()) }
                    1.1 in SeparateCosts(now, before).ratio().interval!!
                }
            val share = covered / REPETITIONS.toDouble()
            assertTrue(share in 0.94..0.98, "$present and $earlier blocks: $share")
        }
    }

    private companion object {
        const val REPETITIONS = 2000
        const val NOISE = 0.04
    }
}
