package dev.piculet.lab.runner

import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.CountedClasses
import dev.piculet.lab.plan.ColdPlan

/** Measures what a plan lacks: first the classes that each cell generates, then block after block with one fresh JVM a cell. */
class ColdLoop(
    private val plan: ColdPlan,
    private val runner: ColdRunner,
    private val progress: PreparationProgress,
) {
    private val operations = plan.groups.flatMap { group -> group.cells.map { it to group.operations } }.toMap()
    private var total = plan.cells.size * plan.samples
    private var done = 0

    /**
     * Counts the generated classes of the other cells. To be called before samples are made.
     *
     * @param counts those that there are
     */
    fun count(
        counts: List<CountedClasses>,
        keep: (CountedClasses) -> Unit,
    ) {
        val uncounted = plan.cells - counts.map { it.cell }.toSet()
        total += uncounted.size
        for (cell in uncounted) {
            step("counting what it generates", cell)
            keep(CountedClasses(cell, runner.generated(cell, operations.getValue(cell))))
        }
    }

    /**
     * Makes the samples that are missing or failed once, in their order.
     *
     * @param samples those that there are; [keep] adds each new one to them
     */
    fun complete(
        samples: List<ColdSample>,
        keep: (ColdSample) -> Unit,
    ) {
        val owed = OwedSamples(samples)
        for (block in 0 until plan.samples) {
            for (cell in plan.cells(block)) {
                if (!owed.has(block, cell)) {
                    total-- // What takes no time would make the rest look short.
                    continue
                }
                step("sample ${block + 1}", cell)
                keep(runner.sample(block, cell, operations.getValue(cell)))
            }
        }
    }

    private fun step(
        what: String,
        cell: ColdCell,
    ) = progress.step(done++, total, "$cell: $what")
}
