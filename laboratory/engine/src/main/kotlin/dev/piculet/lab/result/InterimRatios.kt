package dev.piculet.lab.result

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Trials
import kotlin.math.exp
import kotlin.math.ln

/**
 * How contenders stand while a run still goes on, before there are intervals and verdicts.
 *
 * @property operation of one suite, `kotlin/deserialize` where a run has several suites
 * @property ratios of CPU time to the baseline, by contender: geometric means over payloads, the fastest first
 */
class InterimTable(
    val operation: String,
    val baseline: String,
    val ratios: List<Pair<String, Double>>,
)

/** Computes these from the trials so far. */
class InterimRatios(
    private val plan: RunPlan,
) {
    private val labels = Labels(plan)
    private val hasSeveralSuites = plan.groups.distinctBy { it.group.suite }.size > 1

    /** Returns a table an operation; none of one that has no contender measured beside its baseline on all payloads. */
    fun of(records: List<TrialRecord>): List<InterimTable> {
        val trials = Trials(records)
        return plan.groups
            .groupBy { operationOf(it.group) to labels.ofBaseline(it) }
            .mapNotNull { (key, groups) ->
                val (operation, baseline) = key
                val ratios = ratios(groups, trials).sortedBy { it.second }
                if (baseline == null || ratios.isEmpty()) null else InterimTable(operation, baseline, ratios)
            }
    }

    private fun operationOf(group: Group) =
        if (hasSeveralSuites) "${group.suite}/${group.operation}" else group.operation

    private fun ratios(
        groups: List<PlannedGroup>,
        trials: Trials,
    ): List<Pair<String, Double>> =
        groups.flatMap { it.entries }.distinct().mapNotNull { entry ->
            val all = groups.filter { entry in it.entries && Trials.baselineFor(it, entry) != entry }
            val known = all.mapNotNull { ratio(it, entry, trials) }
            if (known.isEmpty() || known.size < all.size) null else labels.of(entry) to exp(known.map(::ln).average())
        }

    private fun ratio(
        planned: PlannedGroup,
        entry: Entry,
        trials: Trials,
    ): Double? =
        Trials.baselineFor(planned, entry)?.let { baseline ->
            trials.ratio(Trials.cell(planned.group, entry), Trials.cell(planned.group, baseline))?.value
        }
}
