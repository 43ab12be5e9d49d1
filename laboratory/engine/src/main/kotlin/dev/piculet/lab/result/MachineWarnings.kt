package dev.piculet.lab.result

import java.util.Locale
import kotlin.math.abs
import kotlin.math.roundToInt

/** What makes a whole run doubtful and so stands in its first lines. */
object MachineWarnings {
    /** Share of time in which something waits for a CPU, above which times of single contenders can't be trusted. */
    const val MAX_PRESSURE: Double = 0.3

    /** Share of CPU time that goes to other guests of the host, above which they can't either. */
    const val MAX_STEAL: Double = 0.1

    internal fun of(machine: MachineError): List<String> = listOfNotNull(crowded(machine), twin(machine.twinRatio))

    private fun crowded(machine: MachineError): String? {
        val facts =
            listOfNotNull(
                machine.pressure?.takeIf { it > MAX_PRESSURE }?.let {
                    "something waited for a CPU ${percent(it)} of the time"
                },
                machine.steal?.takeIf { it > MAX_STEAL }?.let { "other guests took ${percent(it)} of the CPU time" },
            )
        if (facts.isEmpty()) return null
        return "The machine was crowded: ${facts.joinToString(", and ")}. " +
            "Times may be wrong by a multiple, ratios by less. Measure again where nothing else runs."
    }

    private fun twin(ratio: Estimate?): String? {
        val (low, high) = (ratio?.low ?: return null) to (ratio.high ?: return null)
        if (1.0 in low..high) return null
        val shown = "${format(ratio.estimate)}× [${format(low)}–${format(high)}]"
        return "A contender differed from itself, $shown (A/A pair): " +
            "differences up to ${percent(maxOf(abs(high - 1), abs(low - 1)))} may be the machine's, whatever ranks say."
    }

    private fun percent(share: Double) = "${(share * 100).roundToInt()} %"

    private fun format(value: Double) = String.format(Locale.ROOT, "%.2f", value)
}
