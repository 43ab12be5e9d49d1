package dev.piculet.lab.result

import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Trials

/**
 * What the figures of a run are worth.
 *
 * @property forks good trials of contenders, one a block
 * @property unsteady those of them whose fork was still changing its speed
 * @property crowded those of them during which others had the CPU for too long; null where the system does not tell
 */
data class RunWorth(
    val machine: MachineError,
    val forks: Int,
    val unsteady: Int,
    val crowded: Int?,
) {
    companion object {
        /** Judges a run by its plan and trials. */
        fun of(
            plan: RunPlan,
            records: List<TrialRecord>,
        ): RunWorth {
            val trials = Trials(records)
            val cells = plan.groups.flatMap { group -> group.entries.map { Trials.cell(group.group, it) } }
            val good = cells.flatMap(trials::good)
            val crowded = good.mapNotNull { it.noise?.isCrowded }
            return RunWorth(
                MachineAnalysis.of(plan, records, trials),
                good.size,
                good.count { it.unsteady != null },
                crowded.takeIf { it.isNotEmpty() }?.count { it },
            )
        }
    }
}
