package dev.piculet.lab.result

import dev.piculet.lab.experiment.Noise
import dev.piculet.lab.statistics.Estimate
import kotlin.math.abs
import kotlin.math.roundToInt

/** Doubts about a whole run, which its first lines state. */
object MachineWarnings {
    internal fun of(machine: MachineError): List<String> = listOfNotNull(crowded(machine), twin(machine.twinRatio))

    private fun crowded(machine: MachineError): String? {
        val facts =
            listOfNotNull(
                machine.pressure?.takeIf { it > Noise.MAX_PRESSURE }?.let {
                    "something waited for a CPU ${percent(it)} of the time"
                },
                machine.steal
                    ?.takeIf {
                        it > Noise.MAX_STEAL
                    }?.let { "other guests took ${percent(it)} of the CPU time" },
            )
        if (facts.isEmpty()) return null
        return "The machine was crowded: ${facts.joinToString(", and ")}. " +
            "Times may be wrong by a multiple, ratios by less. Measure again where nothing else runs."
    }

    private fun twin(ratio: Estimate?): String? {
        val interval = ratio?.interval ?: return null
        if (1.0 in interval) return null
        val (low, high) = interval.low to interval.high
        val decimals = decimalsBesideOne(ratio, least = 2)

        fun shown(value: Double) = rounded(value, decimals).toPlainString()
        val shown = "${shown(ratio.value)}× [${shown(low)}–${shown(high)}]"
        return "A contender differed from itself, $shown (A/A pair): " +
            "differences up to ${percent(maxOf(abs(high - 1), abs(low - 1)))} may be the machine's, whatever ranks say."
    }

    private fun percent(share: Double) = "${(share * 100).roundToInt()} %"
}
