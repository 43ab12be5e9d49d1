package dev.piculet.lab.statistics

import org.apache.commons.statistics.distribution.TDistribution
import kotlin.math.max
import kotlin.math.sqrt

/**
 * A ratio on one machine.
 *
 * @property log the logarithm of the ratio
 * @property variance of that logarithm as an estimate, 0 or more
 */
public data class MachineRatio(
    val log: Double,
    val variance: Double,
) {
    public companion object {
        /** Returns the ratio of [pairs] of positive values of the same block, or null with fewer than two of them. */
        public fun of(pairs: List<Pair<Double, Double>>): MachineRatio? {
            if (pairs.size < 2) return null
            val logs = HodgesLehmann.logRatios(pairs)
            val mean = logs.average()
            val variance = logs.sumOf { (it - mean) * (it - mean) } / (logs.size - 1)
            return MachineRatio(StrictMath.log(HodgesLehmann.ratio(pairs).value), variance / logs.size)
        }
    }
}

/**
 * A ratio over machines that are a sample of all machines.
 *
 * @property value the geometric mean over machines
 * @property interval where that mean lies, with 95 %; null with one machine
 * @property spread by what factor a machine typically differs from the mean beyond its own noise; 1 if by none
 */
public class PooledRatio(
    public val value: Double,
    public val interval: Interval?,
    public val spread: Double,
)

/**
 * Pools ratios that differ from machine to machine, each machine a sample of its own, all of the same weight.
 *
 * The interval is Student's of the logarithms over machines. It covers at least as often as it says, however differently
 * noisy the machines are (Ibragimov & Müller, t-Statistic Based Correlation and Heterogeneity Robust Inference, 2010);
 * weights by the machines' own noise, as in a meta-analysis, would make it too narrow where one machine is quiet. It is
 * never narrower than the machines' own noise makes it.
 */
public object RandomEffects {
    private const val UPPER_TAIL = 0.975

    /** Pools the ratios of one or more machines. */
    public fun pool(machines: List<MachineRatio>): PooledRatio {
        require(machines.isNotEmpty()) { "There is no machine to pool." }
        val count = machines.size
        val mean = machines.map { it.log }.average()
        val value = StrictMath.exp(mean)
        if (count == 1) return PooledRatio(value, null, 1.0)
        val scatter = machines.sumOf { (it.log - mean) * (it.log - mean) } / (count - 1)
        val noise = machines.map { it.variance }.average()
        val error = sqrt(max(scatter, noise) / count)
        val reach = TDistribution.of(count - 1.0).inverseCumulativeProbability(UPPER_TAIL) * error
        val interval = Interval(value, StrictMath.exp(mean - reach), StrictMath.exp(mean + reach))
        return PooledRatio(value, interval, StrictMath.exp(sqrt(max(0.0, scatter - noise))))
    }
}
