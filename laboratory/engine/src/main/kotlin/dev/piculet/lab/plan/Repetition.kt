package dev.piculet.lab.plan

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.statistics.Estimate

/**
 * Which trials are made again within their block. A fork that failed may have been killed by a system that was short of
 * memory; one that fails twice in a row would fail for ever. A fork that was unsteady gets a second chance, and there is a
 * limit to them, because on some machines hardly a fork is steady. Pure.
 */
internal class Repetition(
    plan: RunPlan,
) {
    /** None in a smoke run, whose forks are too short to be steady. */
    private val mostSecondChances =
        if (plan.preset == Preset.SMOKE.id) 0 else plan.cellsPerBlock * Estimate.MIN_BLOCKS / 4

    /** Returns whether a cell needs a trial, or one more, in a block. */
    fun isTrialNeeded(
        block: Int,
        cell: Cell,
        trials: List<TrialRecord>,
    ): Boolean {
        val (failed, good) = trials.filter { it.block == block && it.cell == cell }.partition { it.error != null }
        return when {
            good.isEmpty() -> failed.size < MAX_FAILURES
            good.any { it.unsteady == null } -> false
            else -> good.size == 1 && cell.role != Role.CALIBRATION && secondChances(trials) < mostSecondChances
        }
    }

    private fun secondChances(trials: List<TrialRecord>): Int =
        trials
            .filter { it.error == null }
            .groupingBy { it.block to it.cell }
            .eachCount()
            .count { it.value > 1 }

    companion object {
        /** Failures in one block after which a cell is given up. */
        const val MAX_FAILURES: Int = 2
    }
}
