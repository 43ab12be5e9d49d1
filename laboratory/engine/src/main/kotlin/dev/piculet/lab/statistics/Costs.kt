package dev.piculet.lab.statistics

import org.apache.commons.statistics.inference.TTest
import kotlin.math.abs
import kotlin.math.max
import kotlin.math.min

/** What a thing costs now and what it cost before, measured block by block: positive values. */
public sealed interface Costs {
    /** Blocks behind the ratio; of two runs, those of the run with fewer. */
    public val blocks: Int

    /** Returns the present cost as a multiple of the earlier one. There must be at least one block. */
    public fun ratio(): Estimate

    /**
     * Returns the two-sided p-value of "they do not differ". There must be at least two blocks.
     *
     * @param comparisons how many such p-values are corrected together, this one included
     */
    public fun pValue(comparisons: Int): Double

    /** Returns the same costs as if the earlier one had been [factor] times as high. */
    public fun withEarlierTimes(factor: Double): Costs
}

/**
 * Costs of both in the same blocks, as [pairs] of the present and the earlier cost: nothing that slows down a whole
 * block can tell in favour of either.
 */
public class PairedCosts(
    private val pairs: List<Pair<Double, Double>>,
) : Costs {
    override val blocks: Int get() = pairs.size

    override fun ratio(): Estimate = HodgesLehmann.ratio(pairs)

    override fun pValue(comparisons: Int): Double = PairedTest.pValue(pairs, comparisons)

    override fun withEarlierTimes(factor: Double): Costs = PairedCosts(pairs.map { it.first to it.second * factor })
}

/**
 * Costs of two runs, which have no block in common: Hodges and Lehmann's shift of two samples on the log scale, that
 * is the median of all differences of a present and an earlier value, with the interval that the Mann–Whitney test
 * gives it. The p-value is Yuen's (The Two-Sample Trimmed t for Unequal Population Variances, 1974) or, if that is larger,
 * the Mann–Whitney test's, where it can show something ([PairedTest]): Yuen's errs too often where one run has far fewer
 * blocks than the other, or forks are of two kinds, the Mann–Whitney test where one run scatters more than the other.
 *
 * It holds for blocks that are independent of one another, and of equal scatter in both runs. What changes the level
 * of a whole run it takes for a change of the cost, so take ratios to something that did not change.
 */
public class SeparateCosts private constructor(
    private val present: DoubleArray,
    private val earlier: DoubleArray,
) : Costs {
    public constructor(present: List<Double>, earlier: List<Double>) : this(logs(present), logs(earlier))

    override val blocks: Int get() = minOf(present.size, earlier.size)

    private val exact by lazy { RankSumDistribution(present.size, earlier.size) }

    override fun ratio(): Estimate {
        require(blocks > 0) { "Estimates need at least one block of either run." }
        val differences =
            DoubleArray(present.size * earlier.size) { present[it / earlier.size] - earlier[it % earlier.size] }
        differences.sort()
        val value = StrictMath.exp(medianOfSorted(differences))
        val rank = if (blocks < Estimate.MIN_BLOCKS) null else exact.differenceRank()
        val interval = rank?.let {
            Interval(
                value, StrictMath.exp(differences[it - 1]),
                StrictMath
                    .exp(differences[differences.size - it]),
            )
        }
        return Estimate(blocks, value, interval)
    }

    override fun pValue(comparisons: Int): Double {
        require(blocks >= 2) { "The test needs at least two blocks of either run." }
        val student = student()
        val isFine = comparisons * exact.leastPValue <= RankGroups.SIGNIFICANCE / MARGIN
        return if (isFine) max(student, rankSum()) else student
    }

    /** Differences of nothing speak against either direction. */
    private fun rankSum(): Double {
        val slower = present.sumOf { now -> earlier.count { now - it > TrimmedMean.RESOLUTION } }
        val faster = present.sumOf { now -> earlier.count { it - now > TrimmedMean.RESOLUTION } }
        return min(1.0, 2 * exact.cumulative(present.size * earlier.size - max(slower, faster)))
    }

    private fun student(): Double {
        val now = TrimmedMean.of(present.asList())
        val before = TrimmedMean.of(earlier.asList())
        return when {
            now.scatters || before.scatters ->
                TTest
                    .withDefaults()
                    .test(now.mean, now.variance, now.kept.toLong(), before.mean, before.variance, before.kept.toLong())
                    .pValue
            abs(now.mean - before.mean) > TrimmedMean.RESOLUTION -> 0.0
            else -> 1.0
        }
    }

    override fun withEarlierTimes(factor: Double): Costs =
        SeparateCosts(present, earlier.map { it + StrictMath.log(factor) }.toDoubleArray())

    private companion object {
        /** Less than for pairs, since Yuen's test errs most where blocks are few. */
        const val MARGIN = 10

        fun logs(values: List<Double>): DoubleArray {
            require(values.all { it > 0 && it.isFinite() }) { "Estimates need positive finite values, not $values." }
            return values.map { StrictMath.log(it) }.toDoubleArray()
        }
    }
}
