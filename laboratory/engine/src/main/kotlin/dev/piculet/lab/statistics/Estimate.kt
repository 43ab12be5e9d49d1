package dev.piculet.lab.statistics

/**
 * One number of a report: a [value] from so many [blocks], with its interval as soon as there are [MIN_BLOCKS] of them.
 */
public data class Estimate(
    val blocks: Int,
    val value: Double,
    val interval: Interval?,
) {
    init {
        require(interval == null || interval.estimate == value) {
            "The interval belongs to ${interval?.estimate}, not to the estimate $value."
        }
    }

    /** The lower end of the interval, or null where there is none. */
    val low: Double? get() = interval?.low

    /** The upper end of the interval, or null where there is none. */
    val high: Double? get() = interval?.high

    public companion object {
        /** The fewest blocks with an exact 95 % interval: with five, the widest one covers only 1 - 2/2⁵ = 93.75 %. */
        public const val MIN_BLOCKS: Int = 6
    }
}
