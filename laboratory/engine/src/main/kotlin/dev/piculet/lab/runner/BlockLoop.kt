package dev.piculet.lab.runner

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Repetition
import dev.piculet.lab.plan.Retrial
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.store.RunStore

/**
 * Makes the trials of a run, block by block, until every group is precise enough or the budget is spent. The plan, the
 * goal and the stored trials alone decide the next trial, so an interrupted run continues as if it had not been
 * interrupted, but for cells that were given up before: a session tries them again ([Retrial]).
 *
 * @param plan that of the store, or what is left of it
 */
class BlockLoop(
    private val store: RunStore,
    private val runner: TrialRunner,
    private val progress: RunProgress,
    private val plan: RunPlan = store.plan,
) {
    private val goal = store.goal
    private val order = BlockOrder(plan)
    private val repetition = Repetition(plan)
    private val stored = store.trials.size
    private val earlier = Retrial.counted(store.trials)

    /** The trials that decide. */
    private val trials: List<TrialRecord> get() = earlier + store.trials.drop(stored)

    /**
     * Runs until done. Forks in place of short ones come after the owed blocks, so that those of one block are made
     * together. What has no fork at all in a block that another session began comes first.
     */
    fun run() {
        var begun = trials.maxOfOrNull { it.block + 1 } ?: 0
        repeat(begun) { block -> complete(block) { block == begun - 1 || isAbsent(block, it) } }
        while (true) {
            if (begun >= goal.blocks) repeat(begun) { complete(it) }
            if (!complete(begun++)) return
        }
    }

    /**
     * Makes the trials that a block lacks, always the first of them, as a run that goes on does. Returns false if no
     * group is open in it, or the budget does not allow it.
     */
    private fun complete(
        block: Int,
        isDue: (Cell) -> Boolean = { true },
    ): Boolean {
        val groups = openGroups(block)
        val cells = cellsOf(block, groups)
        if (groups.isEmpty() || !isAffordable(block, cells.size)) return false
        while (true) {
            val before = trials
            val cell = cells.firstOrNull { repetition.isTrialNeeded(block, it, before) && isDue(it) } ?: return true
            progress.starting(block, cell, store.trials, remaining(block, cells, cell))
            val trial = repetition.judged(runner.run(block, cell, repetition.warmUp(cell, before)), before)
            store.append(trial)
            progress.finished(trial)
        }
    }

    private fun isAbsent(
        block: Int,
        cell: Cell,
    ): Boolean = trials.none { it.block == block && it.cell == cell && it.error == null }

    /** The groups that are not yet precise enough, judged by the blocks before this one. */
    private fun openGroups(block: Int): List<PlannedGroup> {
        val before = Trials(trials.filter { it.block < block })
        return plan.groups.filter { group ->
            goal.needsMore(block) { rule -> rule.isEnough(block, before.ratiosToBaseline(group).filterNotNull()) }
        }
    }

    private fun cellsOf(
        block: Int,
        groups: List<PlannedGroup>,
    ): List<Cell> {
        val before = Trials(trials.filter { it.block < block })
        return order.cells(block, groups).filterNot(before::isGivenUp)
    }

    /** The first blocks are owed; later ones must be expected to end within the budget. */
    private fun isAffordable(
        block: Int,
        cells: Int,
    ): Boolean {
        if (block < goal.blocks) return true
        val before = store.trials.filter { it.block < block }
        val counted = store.trials.drop(goal.sinceTrial).filter { it.block < block }
        val spent = goal.elapsedMillis + counted.sumOf { it.millis }
        return spent + cells * averageMillis(before) <= goal.budgetMillis
    }

    /** Trials left until the owed blocks are done, or until this block is. */
    private fun remaining(
        block: Int,
        cells: List<Cell>,
        next: Cell,
    ): Int {
        val lastBegun = trials.maxOfOrNull { it.block } ?: 0
        val laterBlocks = (goal.blocks - 1 - maxOf(block, lastBegun)).coerceAtLeast(0)
        return cells.size - cells.indexOf(next) + laterBlocks * cells.size
    }

    private fun averageMillis(trials: List<TrialRecord>) =
        if (trials.isEmpty()) 0L else trials.sumOf { it.millis } / trials.size
}
