package dev.piculet.lab.statistics

import kotlin.math.roundToInt

/**
 * What a fork's probes show: the same work, timed just before and just after each iteration of its measurement. Where the work took
 * longer than it can, something else slowed the core down, and the iteration between tells less of the contender than of that.
 *
 * Which iterations count is decided by the probes alone, never by the time of the contender, so the choice favours none.
 * The numbers: docs/adr/0062-a-probe-around-each-iteration.md.
 *
 * @param nanos one sum an iteration, positive; none where no probe ran
 */
public class Probes(
    private val nanos: List<Double>,
) {
    /** The time of the probe on an undisturbed core, as far as this fork saw one; null without probes. */
    public val level: Double? =
        if (nanos.isEmpty()) null else quantileOfSorted(nanos.sorted().toDoubleArray(), UNDISTURBED)

    /** The share of iterations that something slowed down, 0 to 1; null without probes. */
    public val slowedShare: Double? = level?.let { level -> nanos.count { isSlow(it, level) }.toDouble() / nanos.size }

    /** Returns the iterations that nothing slowed down, as far as probes tell; all where no probe ran. At least one is left. */
    public fun <T> quiet(iterations: List<T>): List<T> {
        val level = level ?: return iterations
        require(iterations.size == nanos.size) {
            "${nanos.size} probes belong to as many iterations, not to ${iterations.size}."
        }
        return iterations.filterIndexed { i, _ -> !isSlow(nanos[i], level) }
    }

    /** Returns the iterations of a warm-up that nothing slowed down, by [probes] around them and the level of the measurement. */
    public fun <T> quietWarmUp(
        iterations: List<T>,
        probes: List<Double>,
    ): List<T> {
        val level = level ?: return iterations
        return iterations.filterIndexed { i, _ -> !isSlow(probes[i], level) }
    }

    /** Returns why so few iterations are left that the fork is in doubt, as a sentence for reports, or null. */
    public fun reasonAgainst(): String? =
        slowedShare?.takeIf { it > MAX_SLOWED }?.let {
            "Something else slowed the core down during ${(it * 100).roundToInt()} % of the measurement."
        }

    /**
     * Returns why the whole fork is in doubt, or null: its level is above that of other forks whose JVM is the same, which have
     * these [levels].
     */
    public fun reasonAgainst(levels: List<Double>): String? {
        if (level == null || levels.size < LEAST_FORKS) return null
        val excess = level / quantileOfSorted(levels.sorted().toDoubleArray(), BETTER_FORKS) - 1
        return "Something else slowed the core down during all of the measurement, by ${(excess * 100).roundToInt()} %."
            .takeIf { excess > MAX_LEVEL_EXCESS }
    }

    private fun isSlow(
        probe: Double,
        level: Double,
    ) = probe > level * (1 + MAX_EXCESS)

    public companion object {
        /** How much longer a probe may take on an undisturbed core. */
        public const val MAX_EXCESS: Double = 0.03

        /** The largest share of slowed iterations with which a fork is not in doubt. */
        public const val MAX_SLOWED: Double = 0.75

        /** How much longer than that of better forks the level of one may be. */
        public const val MAX_LEVEL_EXCESS: Double = 0.05

        /** The quantile of probes that a core is taken to be undisturbed at: the least may be chance. */
        private const val UNDISTURBED = 0.1

        /** The quantile of levels that forks are compared with. */
        private const val BETTER_FORKS = 0.25

        /** Fewer forks do not tell what the machine can do. */
        private const val LEAST_FORKS = 8
    }
}
