package dev.piculet.lab.result

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.BlockValues
import dev.piculet.lab.statistics.HodgesLehmann
import dev.piculet.lab.statistics.TableVerdicts
import dev.piculet.lab.statistics.pairedByBlock

/** Ratios to the baseline of each group. Verdicts of all groups of a payload are corrected together, as ranks are. */
internal class Comparisons(
    groups: List<PlannedGroup>,
    private val trials: Trials,
    private val labels: Labels,
    private val metric: Metric = Metric.CPU_TIME,
) {
    private val values = HashMap<Cell, BlockValues>()

    /** The ratio of each contender that has a block in common with its baseline. */
    val ratios: Map<Cell, Ratio> =
        groups
            .groupBy { it.group.suite to it.group.payload }
            .values
            .flatMap { ofPayload(it).entries }
            .associate { it.key to it.value }

    private class Comparison(
        val baseline: Entry,
        val pairs: List<Pair<Double, Double>>,
    )

    private fun ofPayload(groups: List<PlannedGroup>): Map<Cell, Ratio> {
        val comparisons = groups.flatMap(::comparisons).toMap()
        return TableVerdicts.of(comparisons.mapValues { it.value.pairs }).mapValues { (cell, verdict) ->
            val comparison = comparisons.getValue(cell)
            Ratio(labels.of(comparison.baseline), HodgesLehmann.ratio(comparison.pairs), verdict)
        }
    }

    private fun comparisons(planned: PlannedGroup): List<Pair<Cell, Comparison>> =
        planned.entries.mapNotNull { entry ->
            val baseline = Trials.baselineFor(planned, entry)?.takeIf { it != entry } ?: return@mapNotNull null
            val cell = Trials.cell(planned.group, entry)
            val pairs = pairedByBlock(valuesOf(cell), valuesOf(Trials.cell(planned.group, baseline)))
            cell to Comparison(baseline, pairs)
        }

    private fun valuesOf(cell: Cell) = values.getOrPut(cell) { metric.values(trials, cell) }
}
