package dev.piculet.lab.compare

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.Costs
import dev.piculet.lab.statistics.MedianInterval

/** What is compared with what in a group. */
internal data class Match(
    val group: Group,
    val earlier: Entry,
    val present: Entry,
)

/** Costs that are judged together, and the figures that they give. Each has at least one block. */
internal class Comparison(
    val costs: Map<Match, Costs>,
    threshold: Double,
) {
    private val outcomes = Outcomes.of(costs, threshold)

    fun figures(
        before: Trials,
        now: Trials,
        earlier: RunPlan,
        present: RunPlan,
        labelOf: (Match) -> String,
    ): List<ComparedFigure> =
        costs.map { (match, cost) ->
            ComparedFigure(
                match.group,
                labelOf(match),
                cost.ratio(),
                outcomes.getValue(match),
                Change(bytesPerOp(before, match.group, match.earlier), bytesPerOp(now, match.group, match.present)),
                Change(size(earlier, match.group, match.earlier), size(present, match.group, match.present)),
            )
        }

    private fun bytesPerOp(
        trials: Trials,
        group: Group,
        entry: Entry,
    ): Double? =
        trials
            .good(Trials.cell(group, entry))
            .mapNotNull { it.bytesPerOp }
            .takeIf { it.isNotEmpty() }
            ?.let { MedianInterval.of(it).median }

    private fun size(
        plan: RunPlan,
        group: Group,
        entry: Entry,
    ): Int? = plan.gate.firstOrNull { it.group == group && it.entry == entry }?.size
}
