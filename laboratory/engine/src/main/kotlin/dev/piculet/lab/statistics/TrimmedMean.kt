package dev.piculet.lab.statistics

/**
 * The mean of values on the log scale without their extremes, and the variance that a t-test may use with it: that of
 * the winsorized values (Tukey & McLaughlin 1963 for one sample, Yuen 1974 for two).
 *
 * @property kept how many values are left after trimming
 * @property scatters false if all that are kept are equal, so that t would be 0/0 or infinite
 */
internal class TrimmedMean private constructor(
    val mean: Double,
    val variance: Double,
    val kept: Int,
    val scatters: Boolean,
) {
    companion object {
        /** Trims a tenth from either end of this many values or more. */
        const val TRIMMED_FROM = 15

        // Logs of equal doubles are equal, but ratios that are equal on paper may differ in the last bits.
        const val RESOLUTION = 1e-12

        /** Trims two or more [values]. */
        fun of(values: List<Double>): TrimmedMean {
            val sorted = values.sorted()
            val cut = if (sorted.size < TRIMMED_FROM) 0 else sorted.size / 10
            val kept = sorted.subList(cut, sorted.size - cut)
            val winsorized = sorted.map { it.coerceIn(kept.first(), kept.last()) }
            val center = winsorized.average()
            val squares = winsorized.sumOf { (it - center) * (it - center) }
            val scatters = kept.last() - kept.first() > RESOLUTION
            return TrimmedMean(kept.average(), squares / (kept.size - 1), kept.size, scatters)
        }
    }
}
