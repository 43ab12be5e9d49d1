package dev.piculet.lab.runner

import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Cell
import dev.piculet.lab.plan.PlannedGroup
import dev.piculet.lab.plan.RunPlan
import dev.piculet.lab.result.Trials
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.TrialRecord

/**
 * Makes the trials of a run, block by block, until every group is precise enough or the budget is spent. What it does next
 * follows from the plan and the stored trials alone, so a run that was interrupted goes on as if it had not been.
 */
class BlockLoop(
    private val store: RunStore,
    private val runner: TrialRunner,
    private val progress: RunProgress,
) {
    private val plan = store.plan
    private val order = BlockOrder(plan)

    /** Runs until done. */
    fun run() {
        var block = 0
        while (true) {
            val groups = openGroups(block)
            val cells = cellsOf(block, groups)
            if (groups.isEmpty() || !isAffordable(block, cells.size)) break
            val done = store.trials.filter { it.block == block }.map { it.cell }.toSet()
            for (cell in cells - done) {
                progress.starting(block, cell, store.trials, remaining(block, cells, cell))
                val trial = runner.run(block, cell)
                store.append(trial)
                progress.finished(trial)
            }
            block++
        }
    }

    /** The groups that are not yet precise enough, judged by the blocks before this one. */
    private fun openGroups(block: Int): List<PlannedGroup> {
        if (block < RunPlan.MIN_BLOCKS) return plan.groups
        val rule = plan.stoppingRule ?: return emptyList()
        val before = Trials(store.trials.filter { it.block < block })
        return plan.groups.filterNot { group -> rule.isEnough(block, before.ratiosToBaseline(group).filterNotNull()) }
    }

    private fun cellsOf(
        block: Int,
        groups: List<PlannedGroup>,
    ): List<Cell> {
        val before = Trials(store.trials.filter { it.block < block })
        return order.cells(block, groups).filterNot(before::hasFailed)
    }

    /** The first blocks are owed; later ones must be expected to end within the budget. */
    private fun isAffordable(
        block: Int,
        cells: Int,
    ): Boolean {
        val before = store.trials.filter { it.block < block }
        if (block < RunPlan.MIN_BLOCKS) return true
        val spent = plan.elapsedMillis + before.sumOf { it.millis }
        return spent + cells * averageMillis(before) <= plan.budgetMillis
    }

    /** Trials left until the owed blocks are done, or until this block is. */
    private fun remaining(
        block: Int,
        cells: List<Cell>,
        next: Cell,
    ): Int {
        val laterBlocks = (RunPlan.MIN_BLOCKS - 1 - block).coerceAtLeast(0)
        return cells.size - cells.indexOf(next) + laterBlocks * cells.size
    }

    private fun averageMillis(trials: List<TrialRecord>) = if (trials.isEmpty()) {
        0L
    } else {
        trials.sumOf {
            it.millis
        } / trials.size
    }
}
