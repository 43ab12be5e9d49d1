package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.Attempts
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.Repetition
import dev.piculet.lab.plan.Retrial
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.store.StoredReproduction
import dev.piculet.lab.store.StoredRun

/**
 * What parts still lack of their honest figures.
 *
 * @param stored what there is of them, or null if nothing is
 */
class PartRest(
    private val stored: StoredReproduction?,
    private val preset: Preset,
    private val jdks: Int,
) {
    /**
     * Returns how long a part takes at least from now on. Contenders that it was begun without are not counted: whether they can be
     * had is not known.
     *
     * @param runs the names of its folders
     */
    fun millis(
        part: Part,
        runs: List<String>,
    ): Long = if (runs.isEmpty()) part.leastMillis(preset, jdks) else runs.sumOf { millis(part.kind, it) }

    private fun millis(
        kind: PartKind,
        name: String,
    ): Long {
        val run = stored!!.runs.getValue(name)
        return when (kind) {
            PartKind.STEADY -> trials(run) * run.plan.trialMillis
            PartKind.FIRST -> firstUses(run.plan, stored.firstUses.getValue(name)) * ColdPlan.JVM_MILLIS
            PartKind.SIZE -> 0
        }
    }

    /** Trials that the owed blocks lack. */
    private fun trials(run: StoredRun): Int {
        val repetition = Repetition(run.plan)
        val order = BlockOrder(run.plan)
        val counted = Retrial.counted(run.trials)
        val there = Trials(counted)
        return (0 until Estimate.MIN_BLOCKS).sumOf { block ->
            order.cells(block, run.plan.groups).count { cell ->
                !there.isGivenUp(cell) && repetition.isTrialNeeded(block, cell, counted)
            }
        }
    }

    private fun firstUses(
        plan: RunPlan,
        samples: List<ColdSample>,
    ): Int =
        plan.groups.sumOf { planned ->
            planned.entries.sumOf { entry ->
                val cell = ColdCell(planned.group.suite, planned.group.payload, entry)
                owed(samples.filter { it.cell == cell })
            }
        }

    private fun owed(samples: List<ColdSample>): Int {
        val (failed, good) = samples.partition { it.error != null }
        if (failed.size >= Attempts.MOST) return 0
        return (Part.samples(preset) - good.distinctBy { it.block }.size).coerceAtLeast(0)
    }
}
