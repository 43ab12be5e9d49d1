package dev.piculet.lab.plan

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.statistics.Estimate

/**
 * Decides which trials are repeated within their block. A failed fork is repeated once, since a system short of memory
 * may have killed it; after two failures in a row the cell is given up. An unsteady fork gets a second chance, up to a
 * limit, because on some machines hardly any fork is steady. A cell that was unsteady once warms up longer from then on,
 * so that a library whose code is made late does not use up these chances. Pure.
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

    /** Returns how many times as long as planned the next fork of a cell warms up. */
    fun warmUp(
        cell: Cell,
        trials: List<TrialRecord>,
    ): Int {
        val wasUnsteady = trials.any { it.cell == cell && it.unsteady != null }
        return if (wasUnsteady && cell.role != Role.CALIBRATION && mostSecondChances > 0) LONG_WARM_UP else 1
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

        /** How much longer a cell warms up that was unsteady. */
        private const val LONG_WARM_UP = 3

        /** Returns the expected duration of a trial of such a cell. */
        fun unsteadyMillis(measurement: Measurement): Long =
            measurement.trialMillis + (LONG_WARM_UP - 1) * measurement.warmupIterations * measurement.warmupMillis
    }
}
