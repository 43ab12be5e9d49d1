package dev.piculet.lab.runner

import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.blockRandom

/**
 * Attributes the first uses that a plan lacks: first the places that each cell's classes come from, then block after block with
 * a fresh JVM for each cell and each way to get its classes, in random order.
 */
class AttributionLoop(
    private val plan: ColdPlan,
    private val runner: AttributionRunner,
    private val progress: PreparationProgress,
) {
    private val operations = plan.groups.flatMap { group -> group.cells.map { it to group.operations } }.toMap()
    private val cells = plan.attributedCells
    private var total = plan.samples * cells.size
    private var done = 0

    /**
     * Lists the classes of the other cells. To be called before samples are made.
     *
     * @param sources those that there are
     */
    fun list(
        sources: List<CellSources>,
        keep: (CellSources) -> Unit,
    ) {
        val unlisted = plan.cells - sources.map { it.cell }.toSet()
        total += unlisted.size
        for (cell in unlisted) {
            step("$cell: listing its classes")
            keep(CellSources(cell, runner.sources(cell, operations.getValue(cell))))
        }
    }

    /**
     * Makes the samples that are missing or failed once, in their order.
     *
     * @param samples those that there are; [keep] adds each new one to them
     */
    fun complete(
        samples: List<AttributedSample>,
        keep: (AttributedSample) -> Unit,
    ) {
        val owed = OwedSamples(samples)
        for (block in 0 until plan.samples) {
            for (cell in cells.shuffled(blockRandom(plan.seed, block))) {
                if (!owed.has(block, cell)) {
                    total-- // What takes no time would make the rest look short.
                    continue
                }
                step("$cell: sample ${block + 1}")
                keep(runner.sample(block, cell, operations.getValue(cell.cell)))
            }
        }
    }

    private fun step(what: String) = progress.step(done++, total, what)
}
