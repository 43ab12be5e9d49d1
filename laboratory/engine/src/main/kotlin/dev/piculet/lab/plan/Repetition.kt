package dev.piculet.lab.plan

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.Remedy
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Probes
import dev.piculet.lab.statistics.Steadiness
import dev.piculet.lab.statistics.Unrest

/**
 * Decides which trials are repeated within their block. A failed fork is repeated once, since a system short of memory
 * may have killed it; after two failures in a block no more is made there.
 *
 * An unsteady fork gets a second chance, up to a limit, if it moved further than the machine itself explains: on a noisy
 * machine another fork would be no better. A cell whose forks were still warming up does so longer in all blocks, so that
 * its figures are of one kind: its forks that warmed up for a shorter time are made again. Pure.
 */
internal class Repetition(
    private val plan: RunPlan,
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
        val (failed, made) = trials.filter { it.block == block && it.cell == cell }.partition { it.error != null }
        val warmUp = warmUp(cell, trials)
        val counted = made.filter { isWarm(it, warmUp) }
        return when {
            failed.size >= MAX_FAILURES -> false
            counted.isEmpty() -> made.size < MOST_MADE
            made.size > 1 -> false
            else -> counted.single().callsForAnother && secondChances(trials) < mostSecondChances
        }
    }

    /** Returns how many times as long as planned the next fork of a cell warms up. */
    fun warmUp(
        cell: Cell,
        trials: List<TrialRecord>,
    ): Int {
        val isSlow = cell.role != Role.CALIBRATION && trials.any { it.remedy == Remedy.WARM_UP && it.cell.isLike(cell) }
        return if (isSlow) LONG_WARM_UP else 1
    }

    /** True of both halves of the A/A pair, which are compared. */
    private fun Cell.isLike(other: Cell) = entry == other.entry && group == other.group

    /** Returns a trial with what is done about it, going by those [before] it. What its runner has decided stays. */
    fun judged(
        trial: TrialRecord,
        before: List<TrialRecord>,
    ): TrialRecord {
        val isLeftAlone = trial.cell.role == Role.CALIBRATION || mostSecondChances == 0
        if (isLeftAlone || trial.remedy != null) return trial
        val slowed = slowed(trial, before)
        val reason = trial.unsteady ?: slowed ?: return trial
        return trial.copy(unsteady = reason, remedy = if (slowed != null) Remedy.AGAIN else remedyOf(trial, before))
    }

    /**
     * Returns why a fork is in doubt that something slowed down, or null: little of it is left, or its probes never were as fast as
     * those of others on the same JDK.
     */
    private fun slowed(
        trial: TrialRecord,
        before: List<TrialRecord>,
    ): String? {
        val probes = Probes(trial.probeNs)
        val alike = before.filter { it.cell.entry.jdk == trial.cell.entry.jdk }
        return probes.reasonAgainst() ?: probes.reasonAgainst(alike.mapNotNull { Probes(it.probeNs).level })
    }

    /**
     * Returns what is done about an unsteady fork that nothing slowed down:
     *
     * - [Remedy.NONE] if it moved no further than the machine explains, going by the forks [before] it,
     * - [Remedy.AGAIN] if it became slower, or was still warming up though its cell does so longer already,
     * - [Remedy.SUSPECTED] if it is the first of its cell that was still warming up, and one proves nothing here,
     * - [Remedy.WARM_UP] if it was still warming up, and that is sure.
     */
    private fun remedyOf(
        trial: TrialRecord,
        before: List<TrialRecord>,
    ): Remedy {
        val unrest = Unrest.of(before.map { it.quietCpuNs }.filter { it.isNotEmpty() })
        val isWarmingUp =
            (trial.jitShare ?: 0.0) > Steadiness.MAX_JIT_SHARE ||
                unrest.isWarmingUp(trial.warmupCpuNs, trial.quietCpuNs)
        val isKnown = warmUp(trial.cell, before) > 1
        val isFirst = before.none { it.cell == trial.cell && it.remedy == Remedy.SUSPECTED }
        return when {
            !isWarmingUp && !unrest.isDrifting(trial.quietCpuNs) -> Remedy.NONE
            !isWarmingUp || isKnown -> Remedy.AGAIN
            isFirst && unrest.isLarge -> Remedy.SUSPECTED
            else -> Remedy.WARM_UP
        }
    }

    private val TrialRecord.quietCpuNs: List<Double> get() = Probes(probeNs).quiet(measuredCpuNs)

    private val TrialRecord.callsForAnother: Boolean get() = remedy != null && remedy != Remedy.NONE

    /** Wrong work is no better after a longer warm-up. */
    private fun isWarm(
        trial: TrialRecord,
        warmUp: Int,
    ): Boolean =
        warmUp == 1 || trial.wrongOutput != null ||
            trial.warmupCpuNs.size >= warmUp * plan.measurement.warmupIterations

    /** A fork in place of one that warmed up too shortly is none. */
    private fun secondChances(trials: List<TrialRecord>): Int =
        trials
            .filter { it.error == null }
            .groupingBy { Triple(it.block, it.cell, it.warmupCpuNs.size) }
            .eachCount()
            .count { it.value > 1 }

    companion object {
        /** Failures of a cell in one block after which no more is made there; without a fork that did not fail it is given up. */
        const val MAX_FAILURES: Int = 2

        /**
         * Forks of a cell in one block that did not fail: a short one, its second chance, and a long one in place of
         * both.
         */
        private const val MOST_MADE = 3

        /** How much longer a cell warms up that needs it. */
        private const val LONG_WARM_UP = 3

        /** Returns how much longer a trial of such a cell takes. */
        fun moreMillis(measurement: Measurement): Long =
            (LONG_WARM_UP - 1) * measurement.warmupIterations * measurement.warmupMillis
    }
}
