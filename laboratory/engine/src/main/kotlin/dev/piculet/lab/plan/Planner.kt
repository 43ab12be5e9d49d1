package dev.piculet.lab.plan

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.payload.Payloads
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.suite.Suite

/**
 * Chooses the cells of a run among those that passed the gate, within the budget. Pure.
 *
 * @property elapsedMillis the part of the budget that resolving and the gate have taken
 */
class Planner(
    private val request: RunRequest,
    private val jdks: List<Jdk>,
    private val elapsedMillis: Long,
) {
    /** The choice: groups with their contenders, the A/A pair's second half, and the things left out. */
    data class Choice(
        val groups: List<PlannedGroup>,
        val twin: Cell?,
        val leftOut: List<String>,
    ) {
        /** Trials of one block, calibration not counted. */
        val cellsPerBlock: Int get() = groups.sumOf { it.entries.size } + if (twin == null) 0 else 1
    }

    /** Chooses among the entries that passed the gate. */
    fun choose(gate: List<GateResult>): Choice {
        val passed = gate.filter { it.status == GateStatus.PASS }.map { it.group to it.entry }.toSet()
        val choice = choose(gate.map { it.entry }.distinct()) { group, entry -> group to entry in passed }
        val inPlace = gate.filter { it.isInPlace }.map { it.group to it.entry }.toSet()
        return choice.copy(
            groups = choice.groups.map { planned ->
                planned.copy(inPlace = planned.entries.filter { planned.group to it in inPlace })
            },
        )
    }

    /** Chooses as if every one of [entries] passed everywhere, for a plan before the gate. */
    fun chooseUngated(entries: List<Entry>): Choice = choose(entries) { _, _ -> true }

    private fun choose(
        entries: List<Entry>,
        isFit: (Group, Entry) -> Boolean,
    ): Choice {
        val candidates = request.suites.flatMap { candidates(it, entries, isFit) }
        val fit =
            if (request.curve == null) {
                BudgetFit(affordableCells(), request.keepsOperations).choose(candidates)
            } else {
                CurveFit(affordableCells()).choose(candidates)
            }
        val groups =
            fit.groups.map { (group, measured) -> PlannedGroup(group, baseline(group, measured), measured) }
        val paired = groups.firstOrNull { it.baseline != null }
        val twin = paired?.entries?.firstOrNull { BaselineRef(it.contender, it.version) == paired.baseline }
        return Choice(groups, twin?.let { Cell(it, paired.group, Role.TWIN) }, fit.leftOut)
    }

    private fun candidates(
        suite: Suite,
        entries: List<Entry>,
        isFit: (Group, Entry) -> Boolean,
    ): List<Candidate> {
        return request.payloadsOf(suite).mapNotNull { id ->
            val possible = Payloads.create(suite.id, id, request.seed).operations()
            val operations = request.chosenOperations().filter { it in possible }.map { it.id() }
            val refused =
                entries.filter { request.hasContender(suite, it.contender) }.associateWith { entry ->
                    operations.filterNot { isFit(Group(suite.id, id, it), entry) }.toSet()
                }
            val measurable = refused.filterValues { it.size < operations.size }.keys.toList()
            Candidate(suite.id, id, operations, measurable, refused).takeIf { measurable.isNotEmpty() }
        }
    }

    private fun baseline(
        group: Group,
        measured: List<Entry>,
    ): BaselineRef? {
        val wanted = request.baseline ?: request.suites.first { it.id == group.suite }.baseline
        val id = wanted.substringBefore('@')
        val version = wanted.substringAfter('@', "")
        val entry =
            measured.firstOrNull { it.contender == id && (version.isEmpty() || it.version == version) }
                ?: measured.firstOrNull()
        return entry?.let { BaselineRef(it.contender, it.version) }
    }

    /** Trials that one of the owed blocks can have, without those of the A/A pair and the calibration. */
    private fun affordableCells(): Int {
        val left = request.budget.inWholeMilliseconds - elapsedMillis
        val trials = left / request.preset.measurement.trialMillis / Estimate.MIN_BLOCKS
        return (trials.toInt() - jdks.size - 1).coerceAtLeast(1)
    }

    companion object {
        /**
         * Returns the duration of resolving, the gate and the blocks that are owed, if trials take the expected time.
         */
        fun leastMillis(plan: RunPlan): Long =
            plan.elapsedMillis + Estimate.MIN_BLOCKS * plan.cellsPerBlock * plan.trialMillis
    }
}
