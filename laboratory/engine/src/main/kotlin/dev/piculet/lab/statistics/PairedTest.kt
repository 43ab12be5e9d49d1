package dev.piculet.lab.statistics

import org.apache.commons.statistics.inference.TTest
import kotlin.math.abs

/**
 * The test on the log ratios of pairs whose p-values [Holm] corrects: exact where that can show something, else Student's.
 *
 * The exact test of [WinsorizedRanks] can't have a p-value below 2/2ⁿ: 1/32 from six blocks, so after Holm's correction for
 * the 15 pairs of six contenders nothing could ever be separated. So it is asked only where all pairs of the table would
 * stand with a fortieth of [RankGroups.SIGNIFICANCE] if their blocks agreed, which leaves room for blocks that disagree:
 * from 14 blocks on in a table of 10 pairs, from 18 in one of 132. Which test it is depends on the number of blocks and of
 * comparisons alone, never on what was measured.
 *
 * With fewer blocks it is Student's t-test, which has no such floor, but a few spikes widen it until it sees nothing. So
 * from [TRIMMED_FROM] pairs on a tenth of the log ratios is trimmed from either end, and the variance is that of the
 * winsorized ones (Tukey & McLaughlin, Less Vulnerable Confidence and Significance Procedures for Location Based on a
 * Single Sample, 1963). With fewer pairs t does not describe the tails of the trimmed mean: on a quiet machine up to a
 * tenth of the tables would show a false difference.
 */
public object PairedTest {
    /** Student's test trims the extremes of this many pairs or more. */
    public const val TRIMMED_FROM: Int = TrimmedMean.TRIMMED_FROM

    private const val MARGIN = 40

    /**
     * Returns the two-sided p-value of "the values of these two or more [pairs] do not differ".
     *
     * @param comparisons how many such p-values are corrected together, this one included
     */
    public fun pValue(
        pairs: List<Pair<Double, Double>>,
        comparisons: Int,
    ): Double {
        require(pairs.size >= 2) { "The test needs at least two pairs, but has ${pairs.size}." }
        val logRatios = HodgesLehmann.logRatios(pairs)
        val exact = WinsorizedRanks(pairs.size)
        val isFine = comparisons * exact.leastPValue <= RankGroups.SIGNIFICANCE / MARGIN
        return if (isFine) exact.pValue(logRatios) else student(logRatios)
    }

    private fun student(logRatios: List<Double>): Double {
        val trimmed = TrimmedMean.of(logRatios)
        // Without any scatter t is 0/0 or infinite. Allocation per operation is often so exact.
        return when {
            trimmed.scatters ->
                TTest.withDefaults().test(trimmed.mean, trimmed.variance, trimmed.kept.toLong()).pValue
            abs(trimmed.mean) > TrimmedMean.RESOLUTION -> 0.0
            else -> 1.0
        }
    }
}
