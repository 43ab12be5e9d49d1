package dev.piculet.lab.store

import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.experiment.TrialRecord

/**
 * Finds what no lab has measured in a stored trial, such as a typing error of somebody who edited it: statistics would make
 * nonsense of it, or end in an error that names no file.
 */
internal object TrialFaults {
    /** Shorter than any call, and longer than any trial: quotients of such times stay in range. */
    private val TIMES = 1e-6..1e15
    private val BYTES = 0.0..1e15
    private val MILLIS = 0L..1_000_000_000_000L

    /** Returns the fault, for the end of a sentence, or null. A time that is not positive is a failed trial's. */
    fun of(trial: TrialRecord): String? =
        when {
            trial.block !in 0 until RunPlan.MAX_BLOCKS ->
                "block ${trial.block} is none of 0 to ${RunPlan.MAX_BLOCKS - 1}"
            trial.millis !in MILLIS -> "millis can't be ${trial.millis}"
            else -> missing(trial) ?: times(trial) ?: bytes(trial) ?: probes(trial)
        }

    /** Returns the fault of a fresh JVM's sample, likewise. */
    fun of(sample: ColdSample): String? =
        "its first use took no time".takeIf { sample.error == null && sample.firstUseCpuNs <= 0 }

    /** Returns the fault of an attribution, likewise. */
    fun of(sample: AttributedSample): String? =
        "it has neither figures nor an error".takeIf { sample.attribution == null && sample.error == null }

    /** Returns the fault of a series, likewise. */
    fun of(trial: SeriesTrial): String? {
        val isWhole = trial.nanos.size == trial.work.contenders.size && trial.nanos.all { it.size == trial.work.runs }
        return "it does not have every run of every contender".takeIf { trial.error == null && !isWhole }
    }

    /** Returns the fault of a loop, likewise. */
    fun of(trial: LoopTrial): String? =
        trial.series.find { it.nanos.isEmpty() }?.let { "it has no run of ${it.contender} on ${it.payload}" }

    private fun missing(trial: TrialRecord): String? {
        val figures = mapOf("cpuNs" to trial.cpuNs, "wallNs" to trial.wallNs, "bytesPerOp" to trial.bytesPerOp)
        val (absent, present) = figures.entries.partition { it.value == null }
        return absent.firstOrNull()?.takeIf { present.isNotEmpty() }?.let { "it has no ${it.key}" }
    }

    private fun times(trial: TrialRecord): String? {
        val iterations = trial.warmupCpuNs + trial.measuredCpuNs + trial.measuredWallNs + trial.probeNs
        val all = listOfNotNull(trial.cpuNs, trial.wallNs) + iterations
        return all.find { it > 0 && it !in TIMES }?.let { "no time of a call is $it ns" }
    }

    private fun probes(trial: TrialRecord): String? {
        val (probes, iterations) = trial.probeNs.size to trial.measuredCpuNs.size
        val counts = "it has $probes probes around $iterations iterations"
        if (probes > 0 && probes != iterations) return counts
        return "$counts, not all of them positive".takeIf { trial.probeNs.any { it <= 0 } }
    }

    private fun bytes(trial: TrialRecord): String? =
        trial.bytesPerOp?.takeIf { it !in BYTES }?.let { "bytesPerOp can't be $it" }
}
