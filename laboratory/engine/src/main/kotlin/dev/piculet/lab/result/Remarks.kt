package dev.piculet.lab.result

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.statistics.medianOf
import java.util.Locale

/** Remarks on one contender's forks that its figures do not show. Pure. */
internal class Remarks(
    records: List<TrialRecord>,
) {
    private val good = records.map { it.checked() }.filter { it.cpuNs != null }

    private val typical: Map<Cell, Double> =
        good.groupBy { it.cell }.mapValues { (_, trials) -> medianOf(trials.map { it.cpuNs!! }) }

    /** The machine's speed in each block, which all contenders share. */
    private val pace: Map<Int, Double> =
        good.groupBy { it.block }.mapValues { (_, trials) ->
            medianOf(trials.map { it.cpuNs!! / typical.getValue(it.cell) })
        }

    /** Returns the remarks on a contender's good trials, one or more of them. */
    fun of(trials: List<TrialRecord>): List<String> =
        listOfNotNull(unsteady(trials), spread(trials), elsewhere(trials))

    private fun unsteady(trials: List<TrialRecord>): String? {
        val unsteady = trials.count { it.unsteady != null }
        return "$unsteady of ${trials.size} forks unsteady".takeIf { 2 * unsteady >= trials.size }
    }

    private fun spread(trials: List<TrialRecord>): String? {
        val costs = trials.map { it.cpuNs!! / pace.getValue(it.block) }
        val spread = costs.max() / costs.min()
        return "its slowest fork took ${times(spread)} as long as its fastest, the machine's own drift taken out"
            .takeIf { spread >= NOTEWORTHY_SPREAD }
    }

    /**
     * Returns the remark of the measured JVMs on work outside the measured time, if all that looked have it. In runs of
     * earlier labs all looked, and half of them are enough.
     */
    private fun elsewhere(trials: List<TrialRecord>): String? {
        val looking = trials.filter { it.looksElsewhere }
        val remarks = looking.mapNotNull { it.remark }
        val needed = if (looking.size > TrialRecord.LOOKING_BLOCKS) (looking.size + 1) / 2 else looking.size
        return remarks.firstOrNull().takeIf { remarks.size >= needed }
    }

    private fun times(factor: Double) = String.format(Locale.ROOT, "%.1f times", factor)

    private companion object {
        const val NOTEWORTHY_SPREAD = 1.25
    }
}
