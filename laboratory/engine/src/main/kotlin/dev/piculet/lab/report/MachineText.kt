package dev.piculet.lab.report

import dev.piculet.lab.result.MachineError
import dev.piculet.lab.statistics.Estimate

/** What a run shows of its machine's own error, in the words of all reports. */
internal object MachineText {
    /** Returns a sentence on the A/A pair. */
    fun pair(machine: MachineError): String {
        val twin = machine.twinRatio ?: return "No A/A pair was measured: $UNKNOWN."
        val name = printable(machine.twin ?: "a contender")
        return "A/A pair: $name, measured twice and divided by itself, gives ${ratioOf(twin)}${meaningOf(twin)}."
    }

    private fun meaningOf(twin: Estimate): String {
        val interval = twin.interval
        return when {
            interval == null -> "; there are too few blocks for its interval"
            1.0 in interval -> ", which contains 1, as it should"
            else -> ", which should contain 1 and does not"
        }
    }

    /** Returns what the calibration kernel showed, or null where it was not measured twice. */
    fun kernel(machine: MachineError): String? =
        machine.calibrationSpread?.let {
            "A kernel that never changes differed by ${percent(it)} between blocks (10th to 90th percentile)"
        }

    /** Returns what probes showed, or null where none ran. */
    fun slowed(machine: MachineError): String? =
        machine.slowed?.let {
            "By its probes, the core was slower than it can be during ${percent(it)} of the iterations, which do not count"
        }

    const val UNKNOWN: String = "what this machine makes of no difference is not known"
}
