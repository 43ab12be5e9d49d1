package dev.piculet.lab.report

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.result.ColdRow
import dev.piculet.lab.result.NotCompared
import dev.piculet.lab.result.Ratio
import dev.piculet.lab.result.Switch
import dev.piculet.lab.result.Switching
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Interval
import dev.piculet.lab.statistics.Verdict
import kotlin.math.abs

/**
 * The verdict on changes from the baseline, in one sentence for each kind.
 *
 * @param firstUses those that were measured
 */
class SwitchText(
    private val switching: Switching,
    private val firstUses: Map<Entry, ColdRow>,
) {
    /** The sentences, the most useful first; at least one. */
    fun sentences(): List<String> {
        val baseline =
            switching.baseline ?: return listOf(
                "The baseline has no figures, so nothing can be compared with it.",
            ) + switching.notCompared.map { notCompared(it, "the baseline") }
        val name = printable(baseline.label)
        val left = switching.notCompared.map { notCompared(it, name) }
        if (switching.all.isEmpty()) {
            val where = if (left.isEmpty()) "in all operations" else "in all operations that it can do"
            return listOf("There is nothing to switch to: $name alone was measured $where.") + left
        }
        return listOfNotNull(switching.withinFormat?.let(::within), switching.toOtherFormat?.let(::other)) + left
    }

    /** `Reading was not compared, since old has no figures there: reads back what it wrote with … .` */
    private fun notCompared(
        operation: NotCompared,
        name: String,
    ): String {
        val reason = operation.reason?.let { printable(it).removeSuffix(".") } ?: "it was not measured"
        return "${gerund(operation.operation)} was not compared, since $name has no figures there: $reason."
    }

    private fun gerund(operation: String) =
        when (operation) {
            "deserialize" -> "Reading"
            "serialize" -> "Writing"
            "roundtrip" -> "Writing and reading"
            else -> operation
        }

    private fun within(switch: Switch): String =
        if (switch.isGain) {
            sentence(switch)
        } else {
            "Stay with ${printable(switch.from.label)}: " +
                "no other that writes the same is shown to be faster and nowhere slower; the nearest, " +
                "${printable(switch.to.label)}: ${facts(switch)}."
        }

    private fun other(switch: Switch): String =
        if (switch.isGain) {
            "In another format, which can't read what was written before: " +
                "${sentence(switch).replaceFirstChar(Char::lowercase)}"
        } else {
            "No other format is shown to be faster and nowhere slower; " +
                "the nearest, ${printable(switch.to.label)}: ${facts(switch)}."
        }

    /** `Switching from A to B: 2.10× [1.90–2.30] faster to read, first call −240 ms (…), same bytes.` */
    private fun sentence(switch: Switch) =
        "Switching from ${printable(switch.from.label)} to ${printable(switch.to.label)}: ${facts(switch)}."

    private fun facts(switch: Switch): String {
        val times = switch.operations.sortedBy { it.operation }.map { "${times(it.ratio)} ${verb(it.operation)}" }
        return (times + listOfNotNull(firstCall(switch), bytes(switch))).joinToString()
    }

    private fun verb(operation: String) =
        when (operation) {
            "deserialize" -> "to read"
            "serialize" -> "to write"
            "roundtrip" -> "to write and read"
            else -> "to $operation"
        }

    private fun times(ratio: Ratio): String =
        when (ratio.verdict) {
            Verdict.FASTER -> "${ratioOf(inverse(ratio.estimate))} faster"
            Verdict.SLOWER -> "${ratioOf(ratio.estimate)} slower"
            Verdict.SAME -> "no difference found (${ratioOf(inverse(ratio.estimate))})"
            Verdict.UNDECIDED -> "about ${ratioOf(inverse(ratio.estimate))} as fast, of too few blocks to be sure,"
        }

    private fun inverse(ratio: Estimate): Estimate =
        Estimate(
            ratio.blocks,
            1 / ratio.value,
            ratio.interval?.let { Interval(1 / it.estimate, 1 / it.high, 1 / it.low) },
        )

    /** `first call −240 ms (92.0 in place of 332; 0.28× [0.27–0.29])`. */
    private fun firstCall(switch: Switch): String? {
        val before = firstUses[switch.from.entry]?.cpuNs ?: return null
        val row = firstUses[switch.to.entry] ?: return null
        val after = row.cpuNs ?: return null
        val ratio = row.ratio ?: return null
        val nanos = after.value - before.value
        val change = "${if (nanos < 0) "−" else "+"}${millis(abs(nanos))} ms"
        val now = millis(after.value)
        val rest = "in place of ${millis(before.value)}; ${ratioOf(ratio.estimate)}"
        return when (ratio.verdict) {
            Verdict.FASTER, Verdict.SLOWER -> "first call $change ($now $rest)"
            Verdict.SAME -> "no difference found in the first call ($now ms $rest)"
            Verdict.UNDECIDED -> "first call about $change, of too few JVMs to be sure ($now $rest)"
        }
    }

    private fun millis(nanos: Double) = TimeScale.MILLISECONDS.figure(nanos)

    private fun bytes(switch: Switch): String? {
        val (before, after) = switch.bytes ?: return null
        if (before == after) return "same bytes"
        val share = percent(abs(after - before).toDouble() / before)
        return "$share ${if (after < before) "fewer" else "more"} bytes ($after in place of $before)"
    }
}
