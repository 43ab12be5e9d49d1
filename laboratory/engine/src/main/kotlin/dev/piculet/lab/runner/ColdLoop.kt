package dev.piculet.lab.runner

import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdMeasurements
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.plan.ColdPlan

/**
 * Measures a plan: first the classes that each cell generates, then block after block with one fresh JVM a cell. A cell
 * that failed would fail again, so it is not measured again.
 */
class ColdLoop(
    private val plan: ColdPlan,
    private val runner: ColdRunner,
    private val progress: PreparationProgress,
) {
    private val operations = plan.groups.flatMap { group -> group.cells.map { it to group.operations } }.toMap()
    private val total = plan.cells.size * (plan.samples + 1)
    private var done = 0

    fun run(): ColdMeasurements {
        val generated = mutableMapOf<ColdCell, GeneratedClasses>()
        for (cell in plan.cells) {
            step("counting what it generates", cell)
            runner.generated(cell, operations.getValue(cell))?.let { generated[cell] = it }
        }
        val samples = mutableListOf<ColdSample>()
        for (block in 0 until plan.samples) {
            for (cell in plan.cells(block)) {
                step("sample ${block + 1}", cell)
                if (samples.none { it.cell == cell && it.error != null }) {
                    samples += runner.sample(block, cell, operations.getValue(cell))
                }
            }
        }
        return ColdMeasurements(samples, generated)
    }

    private fun step(
        what: String,
        cell: ColdCell,
    ) = progress.step(done++, total, "$cell: $what")
}
