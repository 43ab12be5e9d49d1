package dev.piculet.lab.runner

import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdMeasurements
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.plan.Attempts
import dev.piculet.lab.plan.ColdPlan

/**
 * Measures a plan: first the classes that each cell generates, then block after block with one fresh JVM a cell. A cell
 * that failed is not measured again, unless measuring goes on later.
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
        total = plan.jvms
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
     * Makes the samples that are missing or failed once, in their order.
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
        val failedBefore = samples.filter { it.error != null }.groupingBy { it.cell }.eachCount()
        for (block in 0 until plan.samples) {
            for (cell in plan.cells(block)) {
                val own = samples.filter { it.cell == cell }
                if (!isOwed(block, own, failedBefore[cell] ?: 0)) {
                    total-- // What takes no time would make the rest look short.
                    continue
                }
                step("sample ${block + 1}", cell)
                keep(runner.sample(block, cell, operations.getValue(cell)))
            }
        }
    }

    private fun isOwed(
        block: Int,
        own: List<ColdSample>,
        failedBefore: Int,
    ): Boolean {
        val failed = own.count { it.error != null }
        return failed == failedBefore && failed < Attempts.MOST && own.none { it.block == block && it.error == null }
    }

    private fun step(
        what: String,
        cell: ColdCell,
    ) = progress.step(done++, total, "$cell: $what")
}
