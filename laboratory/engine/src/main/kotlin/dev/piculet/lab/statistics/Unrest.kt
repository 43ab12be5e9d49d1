package dev.piculet.lab.statistics

import kotlin.math.max

/**
 * How far times of forks move on a machine by themselves. Learnt from what no missing warm-up brings: measurements that
 * become slower, and last iterations that take longer than the others. Chance brings the contrary as often, which looks
 * like a fork that is still warming up.
 *
 * @property drift how far a measurement may move from its first third to its last
 * @property excess how much longer than the measurement the end of its warm-up may take
 * @property isLarge true if measurements move so far so often that one of them proves nothing
 */
public class Unrest private constructor(
    private val drift: Double,
    private val excess: Double,
    public val isLarge: Boolean,
) {
    /** True if the measurement became slower by more than the machine explains. */
    public fun isDrifting(measurement: List<Double>): Boolean = Steadiness.drift(measurement) > drift

    /** True if the measurement became faster, or the warm-up ended slower than it, by more than the machine explains. */
    public fun isWarmingUp(
        warmUp: List<Double>,
        measurement: List<Double>,
    ): Boolean = -Steadiness.drift(measurement) > drift || excessOf(warmUp, measurement) > excess

    /** One slow iteration is nothing: the last two were. */
    private fun excessOf(
        warmUp: List<Double>,
        measurement: List<Double>,
    ): Double = warmUp.takeLast(2).minOrNull()?.let { it / medianOf(measurement) - 1 } ?: 0.0

    public companion object {
        /** What a fork without a fault exceeds once in twenty times. */
        private const val RARE = 0.95

        /** What a quarter of the forks exceed. */
        private const val OFTEN = 0.75

        /** Returns that of a machine on which forks had these measurements, each one time or more. */
        public fun of(measurements: List<List<Double>>): Unrest {
            val slower = measurements.map(Steadiness::drift).filter { it > 0 }
            val last = measurements.map { it.last() / medianOf(it) - 1 }
            return Unrest(
                max(Steadiness.MAX_DRIFT, quantile(slower, RARE)),
                max(Steadiness.MAX_WARM_UP_EXCESS, quantile(last, RARE)),
                quantile(slower, OFTEN) > Steadiness.MAX_DRIFT,
            )
        }

        private fun quantile(
            values: List<Double>,
            probability: Double,
        ): Double = if (values.isEmpty()) 0.0 else quantileOfSorted(values.sorted().toDoubleArray(), probability)
    }
}
