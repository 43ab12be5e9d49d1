package dev.piculet.lab.plan

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.RunPlan

/**
 * Orders the trials of a block: groups at random, and at random within a group. The trials of a group follow one
 * another, so that the machine drifts little between compared trials. The same plan, seed and block give the same
 * order.
 */
class BlockOrder(
    private val plan: RunPlan,
) {
    /** Returns the cells of [groups] and the calibration kernel in the order of block [block], counted from 0. */
    fun cells(
        block: Int,
        groups: List<PlannedGroup>,
    ): List<Cell> {
        val random = blockRandom(plan.seed, block)
        val parts = groups.map { cells(it).shuffled(random) } + plan.jdks.map { listOf(calibration(it.version)) }
        return parts.shuffled(random).flatten()
    }

    private fun cells(planned: PlannedGroup): List<Cell> =
        planned.entries.map { Cell(it, planned.group) } + listOfNotNull(plan.twin?.takeIf { it.group == planned.group })

    companion object {
        /** The id of the calibration kernel's stored trials. */
        const val CALIBRATION: String = "calibration"

        fun calibration(jdk: String): Cell = Cell(Entry(CALIBRATION, "1", jdk), role = Role.CALIBRATION)
    }
}
