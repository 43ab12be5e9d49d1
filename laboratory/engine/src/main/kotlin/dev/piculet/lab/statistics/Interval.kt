package dev.piculet.lab.statistics

import kotlin.math.sqrt

/**
 * An estimate of a positive quantity with its 95 % confidence interval.
 *
 * The interval comes from the log scale, so it reaches further up than down, and its width is a ratio, not a difference.
 */
public data class Interval(
    val estimate: Double,
    val low: Double,
    val high: Double,
) {
    init {
        require(0 < low && low <= estimate && estimate <= high) {
            "An interval needs 0 < low <= estimate <= high, but has $low, $estimate, $high."
        }
    }

    /** The precision: 0.03 means ±3 %, that is `high / low = 1.03²`. */
    val halfWidth: Double get() = sqrt(high / low) - 1

    /** Tells whether [x] is not ruled out; both ends belong to the interval. */
    public operator fun contains(x: Double): Boolean = x in low..high
}
