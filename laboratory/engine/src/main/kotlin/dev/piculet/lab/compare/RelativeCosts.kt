package dev.piculet.lab.compare

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.BlockValues
import dev.piculet.lab.statistics.pairedByBlock
import dev.piculet.lab.store.StoredRun

/**
 * CPU times of one run divided by those of a reference in the same block. A machine that is slower today is slower for both.
 *
 * @param reference a contender of the run, or null for the calibration kernel
 */
internal class RelativeCosts(
    run: StoredRun,
    private val reference: String?,
) {
    private val plan: RunPlan = run.plan

    val trials = Trials(run.trials)

    /** Returns the quotient of each block that has both; none without such a block. */
    fun of(
        group: Group,
        entry: Entry,
    ): List<Double> =
        pairedByBlock(trials.cpuNs(Trials.cell(group, entry)), referenceTimes(group, entry))
            .map { (time, unit) -> time / unit }

    private fun referenceTimes(
        group: Group,
        entry: Entry,
    ): BlockValues {
        if (reference == null) return trials.cpuNs(BlockOrder.calibration(entry.jdk))
        val entries = plan.groups.filter { it.group == group }.flatMap { it.entries }
        val unit = entries.firstOrNull { it.contender == reference && it.jdk == entry.jdk }
        return unit?.let { trials.cpuNs(Trials.cell(group, it)) }.orEmpty()
    }
}
