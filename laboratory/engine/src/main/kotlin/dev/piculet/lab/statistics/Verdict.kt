package dev.piculet.lab.statistics

/** What one ratio says about a contender; [text] is how reports print it. */
public enum class Verdict(
    public val text: String,
) {
    FASTER("faster"),
    SLOWER("slower"),

    /** The interval contains 1: a difference may exist, but this run does not show it. */
    INDISTINGUISHABLE("≈"),

    /** Fewer than [Estimate.MIN_BLOCKS] blocks: no interval, so no verdict. */
    UNDECIDED("undecided"),
    ;

    public companion object {
        /** Judges a contender by the [ratio] of its cost (time, bytes) to the baseline's: below 1 it is the faster one. */
        public fun of(ratio: Estimate): Verdict {
            val interval = ratio.interval
            return when {
                interval == null -> UNDECIDED
                1.0 in interval -> INDISTINGUISHABLE
                interval.high < 1 -> FASTER
                else -> SLOWER
            }
        }
    }
}
