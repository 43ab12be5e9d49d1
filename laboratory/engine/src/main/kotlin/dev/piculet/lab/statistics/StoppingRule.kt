package dev.piculet.lab.statistics

/**
 * When a run has enough blocks: as soon as every ratio is as precise as [targetHalfWidth] (0.03 means ±3 %), but not
 * before [minBlocks] and no later than [maxBlocks].
 *
 * It looks at the width of the intervals only, never at their place: a run that measures until it shows a difference
 * finds one sooner or later.
 */
public data class StoppingRule(
    val targetHalfWidth: Double = 0.03,
    val minBlocks: Int = Estimate.MIN_BLOCKS,
    val maxBlocks: Int = MAX_BLOCKS,
) {
    init {
        require(targetHalfWidth > 0) { "The target precision must be positive, not $targetHalfWidth." }
        require(minBlocks in 1..maxBlocks) { "At least $minBlocks and at most $maxBlocks blocks is impossible." }
    }

    /**
     * Tells whether a run may stop after so many [blocks] with these [ratios] of contenders to the baseline.
     *
     * Leave out contenders that can't become more precise, such as one with failing forks.
     */
    public fun isEnough(
        blocks: Int,
        ratios: Collection<Estimate>,
    ): Boolean =
        when {
            blocks >= maxBlocks -> true
            blocks < minBlocks -> false
            else -> ratios.all { isPrecise(it) }
        }

    private fun isPrecise(ratio: Estimate) = ratio.interval.let { it != null && it.halfWidth <= targetHalfWidth }

    public companion object {
        /** More blocks hardly narrow an interval on a machine that drifts. */
        public const val MAX_BLOCKS: Int = 40
    }
}
