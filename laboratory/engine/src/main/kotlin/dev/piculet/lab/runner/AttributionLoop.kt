package dev.piculet.lab.runner

import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.blockRandom

/**
 * Attributes the first uses of a plan: first the places that each cell's classes come from, then block after block with a
 * fresh JVM for each cell and each way to get its classes, in random order. What failed would fail again, so it is not tried again.
 */
class AttributionLoop(
    private val plan: ColdPlan,
    private val process: AttributionProcess,
    private val progress: PreparationProgress,
) {
    private val operations = plan.groups.flatMap { group -> group.cells.map { it to group.operations } }.toMap()
    private val cells = plan.attributedCells

    fun run(): Attributions {
        val total = plan.cells.size + plan.samples * cells.size
        var done = 0
        val sources =
            plan.cells.map { cell ->
                progress.step(done++, total, "$cell: listing its classes")
                CellSources(cell, process.sources(cell, operations.getValue(cell)))
            }
        val samples = mutableListOf<AttributedSample>()
        for (block in 0 until plan.samples) {
            for (cell in cells.shuffled(blockRandom(plan.seed, block))) {
                progress.step(done++, total, "${cell.cell} from ${cell.startUp.title}: sample ${block + 1}")
                if (samples.none { it.cell == cell && it.error != null }) {
                    samples += process.sample(block, cell, operations.getValue(cell.cell))
                }
            }
        }
        return Attributions(samples, sources)
    }
}
