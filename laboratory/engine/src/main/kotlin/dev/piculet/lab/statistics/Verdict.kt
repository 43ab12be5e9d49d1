package dev.piculet.lab.statistics

/** Whether a contender is faster or slower than the baseline, by the ratio of their costs. */
public enum class Verdict {
    /** The interval of the ratio lies below 1: it costs less than the baseline. */
    FASTER,

    /** The interval lies above 1. */
    SLOWER,

    /** The interval contains 1: a difference may exist, but this run does not show it. */
    SAME,

    /** Fewer than [Estimate.MIN_BLOCKS] blocks: no interval, so no verdict. */
    UNDECIDED,
    ;

    public companion object {
        /** Judges a contender by the [ratio] of its cost (time, bytes) to the baseline's, without regard to other ratios. */
        public fun of(ratio: Estimate): Verdict {
            val interval = ratio.interval
            return when {
                interval == null -> UNDECIDED
                1.0 in interval -> SAME
                interval.high < 1 -> FASTER
                else -> SLOWER
            }
        }
    }
}
