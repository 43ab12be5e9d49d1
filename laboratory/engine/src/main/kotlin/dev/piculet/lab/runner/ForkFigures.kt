package dev.piculet.lab.runner

import dev.piculet.lab.statistics.Probes
import dev.piculet.lab.statistics.Steadiness

/**
 * What the iterations of a fork say of one call. Times are those of iterations that nothing slowed down, as far as probes tell.
 *
 * @param iterations in the order of time, one or more of them measured
 * @param threads that called at once; several slow one another down, which probes would take for something else
 */
internal class ForkFigures(
    iterations: List<IterationCost>,
    threads: Int,
) {
    val warming: List<IterationCost>
    val measured: List<IterationCost>

    init {
        val (warming, measured) = iterations.partition { it.isWarmup }
        this.warming = warming
        this.measured = measured
    }

    /** One an iteration of the measurement, or none. */
    val probeNs: List<Double> = if (threads > 1) emptyList() else measured.map { it.probeNanos }

    private val probes = Probes(probeNs)
    private val quiet = probes.quiet(measured)

    val cpuNs: Double = mean(quiet) { it.cpuNs }
    val wallNs: Double = mean(quiet) { it.wallNs }
    val bytesPerOp: Double = mean(measured) { it.bytesPerOp }

    /** Returns why the figures are in doubt, or null. */
    fun reasonAgainst(jitShare: Double): String? {
        val warm = probes.quietWarmUp(warming, warming.map { it.probeNanos })
        return probes.reasonAgainst()
            ?: Steadiness.reasonAgainst(warm.map { it.cpuNs }, quiet.map { it.cpuNs }, jitShare)
    }

    /** Weighs iterations by their calls, which is the cost of a call over all of them. */
    private fun mean(
        iterations: List<IterationCost>,
        cost: (IterationCost) -> Double,
    ) = iterations.sumOf { cost(it) * it.operations } / iterations.sumOf { it.operations }
}
