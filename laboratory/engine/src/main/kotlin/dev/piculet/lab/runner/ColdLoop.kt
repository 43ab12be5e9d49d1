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
    private var total = 0
    private var done = 0

    /** Counts generated classes, then makes all samples. */
    fun run(): ColdMeasurements {
        total = plan.cells.size * (plan.samples + 1)
        val generated = mutableMapOf<ColdCell, GeneratedClasses>()
        for (cell in plan.cells) {
            step("counting what it generates", cell)
            runner.generated(cell, operations.getValue(cell))?.let { generated[cell] = it }
        }
        val samples = mutableListOf<ColdSample>()
        sample(samples) { samples += it }
        return ColdMeasurements(samples, generated)
    }

    /**
     * Makes the samples that are missing, in their order.
     *
     * @param samples those that there are; [keep] adds each new one to them
     */
    fun complete(
        samples: List<ColdSample>,
        keep: (ColdSample) -> Unit,
    ) {
        total = plan.cells.size * plan.samples
        sample(samples, keep)
    }

    private fun sample(
        samples: List<ColdSample>,
        keep: (ColdSample) -> Unit,
    ) {
        for (block in 0 until plan.samples) {
            for (cell in plan.cells(block)) {
                step("sample ${block + 1}", cell)
                if (samples.none { it.cell == cell && (it.block == block || it.error != null) }) {
                    keep(runner.sample(block, cell, operations.getValue(cell)))
                }
            }
        }
    }

    private fun step(
        what: String,
        cell: ColdCell,
    ) = progress.step(done++, total, "$cell: $what")
}
