package dev.piculet.lab.statistics

import kotlin.math.abs
import kotlin.math.roundToInt

/**
 * Decides whether a fork had reached its steady state when it was measured.
 *
 * Simple rules on the time per operation of each iteration, rather than a change-point analysis, because a fork has
 * few iterations (Barrett et al., Virtual Machine Warmup Blows Hot and Cold, 2017, need thousands):
 *
 * 1. The medians of the first and the last third of the measurement differ by at most [MAX_DRIFT].
 * 2. The last warm-up iteration takes at most [MAX_WARM_UP_EXCESS] more than the median of the measurement.
 * 3. The JIT compiles during at most [MAX_JIT_SHARE] of the measurement: on a machine without a core for it, it is behind.
 *
 * Where a call takes long, [reasonAgainstCalls] asks for a longer warm-up.
 */
public object Steadiness {
    /** The largest steady difference between the first and the last third, relative to the smaller one. */
    public const val MAX_DRIFT: Double = 0.10

    /** How much longer than the measurement's median the last warm-up iteration may take. */
    public const val MAX_WARM_UP_EXCESS: Double = 0.25

    /** The largest share of the measurement in which the JIT may compile. */
    public const val MAX_JIT_SHARE: Double = 0.10

    /** Calls of a method until the last compiler gets it for sure (HotSpot's `Tier4CompileThreshold`). */
    public const val COMPILING_CALLS: Long = 15_000

    /**
     * Returns why a fork with these series of positive times is not steady, as a sentence for reports, or null when it is.
     *
     * The series are in the order of time. A [warmUp] may be empty, the [measurement] may not; with fewer than three
     * iterations only the second rule applies.
     */
    public fun reasonAgainst(
        warmUp: List<Double>,
        measurement: List<Double>,
        jitShare: Double = 0.0,
    ): String? {
        require(measurement.isNotEmpty()) { "A fork without measurement iterations has no steady state." }
        return drifting(measurement) ?: unfinishedWarmUp(warmUp, measurement) ?: compiling(jitShare)
    }

    /**
     * Returns why a fork that was called so many times in its warm-up may be compiled once more, or null when it may not: what runs
     * once a call gets its last code after [COMPILING_CALLS], however long that takes.
     */
    public fun reasonAgainstCalls(warmUpCalls: Long): String? =
        "It was warmed up by $warmUpCalls calls, and HotSpot compiles some code after $COMPILING_CALLS."
            .takeIf { warmUpCalls < COMPILING_CALLS }

    /**
     * Returns by how much a measurement became slower from its first third to its last, relative to the smaller one; below
     * 0 if it became faster. 0 with fewer than three iterations.
     */
    public fun drift(measurement: List<Double>): Double {
        if (measurement.size < 3) return 0.0
        // Rounded up: for the usual five iterations two medians of two, where single iterations would be mostly noise.
        val third = (measurement.size + 2) / 3
        val first = medianOf(measurement.take(third))
        val last = medianOf(measurement.takeLast(third))
        return if (last > first) last / first - 1 else 1 - first / last
    }

    private fun drifting(measurement: List<Double>): String? {
        val drift = drift(measurement)
        val direction = if (drift > 0) "slower" else "faster"
        return "The measurement became ${percent(abs(drift))} $direction from its first third to its last."
            .takeIf { abs(drift) > MAX_DRIFT }
    }

    private fun unfinishedWarmUp(
        warmUp: List<Double>,
        measurement: List<Double>,
    ): String? {
        if (warmUp.isEmpty()) return null
        val excess = warmUp.last() / medianOf(measurement) - 1
        return "The last warm-up iteration still took ${percent(excess)} longer than the measurement's median."
            .takeIf { excess > MAX_WARM_UP_EXCESS }
    }

    private fun compiling(share: Double): String? =
        "The JIT still compiled during ${percent(share)} of the measurement.".takeIf { share > MAX_JIT_SHARE }

    private fun percent(fraction: Double) = "${(fraction * 100).roundToInt()} %"
}
