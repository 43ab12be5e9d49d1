package dev.piculet.lab.statistics

/**
 * How far values scatter: the [median], and the distance from the 10th to the 90th percentile [relative] to it.
 *
 * The lab describes the noise of a machine by the spread of its calibration kernel. Percentiles, because one wild value
 * should not decide; a fifth of the values may lie outside.
 */
public data class Spread(
    val median: Double,
    val relative: Double,
) {
    public companion object {
        /** Measures the spread of one or more positive [values]. */
        public fun of(values: List<Double>): Spread {
            require(values.isNotEmpty() && values.all { it > 0 && it.isFinite() }) {
                "A spread needs one or more positive finite values, not $values."
            }
            val sorted = values.sorted().toDoubleArray()
            val median = medianOfSorted(sorted)
            return Spread(median, (quantileOfSorted(sorted, 0.9) - quantileOfSorted(sorted, 0.1)) / median)
        }
    }
}
