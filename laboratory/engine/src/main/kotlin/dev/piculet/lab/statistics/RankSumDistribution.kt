package dev.piculet.lab.statistics

/**
 * The exact distribution of the Mann–Whitney statistic U of [first] and [second] untied values, when there is no
 * effect: the number of pairs, one value from each sample, of which the second one is smaller.
 *
 * All `C(first + second, first)` orders are equally likely. The number of those with U = u is the coefficient of
 * `q^u` in the Gaussian binomial, the product of `(1 - q^(second + i)) / (1 - q^i)` for i = 1…first. Each factor is
 * divided by its value at q = 1, so that probabilities stay in range. The work is first² · second additions.
 */
public class RankSumDistribution(
    public val first: Int,
    public val second: Int,
) {
    private val cumulative: DoubleArray

    init {
        require(first in 1..MAX && second in 1..MAX) {
            "The distribution is for 1 to $MAX values of each sample, not for $first and $second."
        }
        val probability = DoubleArray(first * second + 1)
        probability[0] = 1.0
        for (i in 1..first) {
            val step = second + i
            for (u in probability.lastIndex downTo step) probability[u] -= probability[u - step]
            for (u in i..probability.lastIndex) probability[u] += probability[u - i]
            for (u in probability.indices) probability[u] *= i.toDouble() / step
        }
        for (u in 1..probability.lastIndex) probability[u] += probability[u - 1]
        cumulative = probability
    }

    /** The two-sided p-value of samples that don't overlap: it can't be less. */
    internal val leastPValue: Double get() = minOf(1.0, 2 * cumulative[0])

    /** Returns P(U <= [u]). */
    public fun cumulative(u: Int): Double =
        when {
            u < 0 -> 0.0
            u >= cumulative.lastIndex -> 1.0
            else -> cumulative[u]
        }

    /**
     * Returns which differences bound the interval for the shift: the k-th smallest and the k-th largest, counted
     * from 1, or null when even the smallest and the largest do not reach the [confidence] (Hollander & Wolfe 4.3).
     */
    public fun differenceRank(confidence: Double = SignedRankDistribution.CONFIDENCE): Int? {
        val tail = (1 - confidence) / 2
        return cumulative.indexOfFirst { it > tail }.takeIf { it > 0 }
    }

    private companion object {
        const val MAX = 200
    }
}
