package dev.piculet.lab.statistics

import kotlin.math.abs
import kotlin.math.min
import kotlin.math.pow

/**
 * The exact test of "the values of [n] pairs do not differ" by the signs of their log ratios, weighed by winsorized ranks:
 * the ranks of their sizes, of which those of the upper half count as its lowest (a linear signed-rank test; Hájek &
 * Šidák, Theory of Rank Tests, 1967).
 *
 * Where the trials of a block are made in random order and two contenders are equal, each sign of each ratio is as likely
 * as the other, whatever the forks are like: of two kinds, slowed down, or drifting. So this test errs as seldom as it
 * says. Wilcoxon's test does so too, but there a slowed-down fork has the largest rank of all, and hides a difference.
 */
internal class WinsorizedRanks(
    private val n: Int,
) {
    private val largest = (n + 1) / 2

    /** The probability of each sum or a lower one. The table grows with the cube of [n], and most callers ask for no p-value. */
    private val cumulative by lazy(::sums)

    /** The p-value of pairs that all say the same: it can't be less. */
    val leastPValue: Double = min(1.0, 2.0.pow(1 - n))

    private fun sums(): DoubleArray {
        val sums = DoubleArray((1..n).sumOf(::score) + 1)
        sums[0] = 1.0
        for (rank in 1..n) {
            val score = score(rank)
            for (sum in sums.lastIndex downTo 0) {
                val with = if (sum >= score) sums[sum - score] else 0.0
                sums[sum] = (sums[sum] + with) / 2
            }
        }
        for (sum in 1..sums.lastIndex) sums[sum] += sums[sum - 1]
        return sums
    }

    private fun score(rank: Int) = min(rank, largest)

    /**
     * Returns the two-sided p-value of these [logRatios], as many as [n].
     *
     * One of nothing speaks against either direction. Equal sizes are ranked in the order of the blocks, which has nothing
     * to do with their signs.
     */
    fun pValue(logRatios: List<Double>): Double {
        require(logRatios.size == n) { "The test is for $n pairs, not for ${logRatios.size}." }
        var slower = 0
        var faster = 0
        logRatios.sortedBy { abs(it) }.forEachIndexed { i, ratio ->
            if (ratio <= TrimmedMean.RESOLUTION) slower += score(i + 1)
            if (ratio >= -TrimmedMean.RESOLUTION) faster += score(i + 1)
        }
        return min(1.0, 2 * cumulative[min(slower, faster)])
    }
}
