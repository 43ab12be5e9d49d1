package dev.piculet.lab.result

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Trials

/** The ratios of a run to any of its contenders, for readers who choose the baseline themselves. */
class RatiosByBaseline(
    private val plan: RunPlan,
    records: List<TrialRecord>,
) {
    private val trials = Trials(records)
    private val labels = Labels(plan)

    /** The contenders that are measured in some group, as tables name them, in the order of the run. */
    val baselines: Map<BaselineRef, String> =
        plan.groups
            .flatMap { it.entries }
            .map { BaselineRef(it.contender, it.version) }
            .distinct()
            .sortedBy { ref -> plan.contenders.indexOfFirst { it.id == ref.contender && it.version == ref.version } }
            .associateWith { labels.of(it.contender, it.version) }

    /**
     * Returns the ratio of each contender, on the same JDK and for the same kind of work.
     *
     * @param baseline null for each group's own
     */
    fun of(
        baseline: BaselineRef?,
        metric: Metric,
    ): Map<Cell, Ratio> = Comparisons(plan.groups.map { it.comparedWith(baseline) }, trials, labels, metric).ratios

    /** Returns the cells that are the baseline of another, or of none, in some group. */
    fun baselineCells(baseline: BaselineRef?): Set<Cell> =
        plan.groups
            .map { it.comparedWith(baseline) }
            .flatMap { planned ->
                planned.entries.mapNotNull { Trials.baselineFor(planned, it) }.map { planned.group to it }
            }.map { (group, entry) -> Trials.cell(group, entry) }
            .toSet()

    private fun PlannedGroup.comparedWith(other: BaselineRef?) = if (other == null) this else copy(baseline = other)
}
