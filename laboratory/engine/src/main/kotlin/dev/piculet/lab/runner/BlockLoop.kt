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

    /** Runs until done. */
    fun run() {
        var block = 0
        while (true) {
            val groups = openGroups(block)
            val cells = cellsOf(block, groups)
            if (groups.isEmpty() || !isAffordable(block, cells.size)) break
            if (completes(block, cells)) block++ else block = 0
        }
    }

    /**
     * Makes the trials that a block lacks. Returns false as soon as blocks before it lack some again, because a cell warms
     * up longer from now on: these come first, as they do in a run that goes on after an interruption.
     */
    private fun completes(
        block: Int,
        cells: List<Cell>,
    ): Boolean {
        for (cell in cells) {
            while (repetition.isTrialNeeded(block, cell, trials)) {
                progress.starting(block, cell, store.trials, remaining(block, cells, cell))
                val warmUp = repetition.warmUp(cell, trials)
                val trial = repetition.judged(runner.run(block, cell, warmUp), trials)
                store.append(trial)
                progress.finished(trial)
                if (block > 0 && repetition.warmUp(cell, trials) > warmUp) return false
            }
        }
        return true
    }

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
        val laterBlocks = (goal.blocks - 1 - block).coerceAtLeast(0)
        return cells.size - cells.indexOf(next) + laterBlocks * cells.size
    }

    private fun averageMillis(trials: List<TrialRecord>) =
        if (trials.isEmpty()) 0L else trials.sumOf { it.millis } / trials.size
}
