package dev.piculet.lab.runner

import dev.piculet.lab.experiment.FreshSample
import dev.piculet.lab.plan.Attempts

/**
 * What is still to be made in fresh JVMs. A cell that fails is not measured again, unless measuring goes on later: that
 * tries it once more.
 *
 * @param samples those that there are, to which new ones are added meanwhile
 */
internal class OwedSamples<C>(
    private val samples: List<FreshSample<C>>,
) {
    private val failedBefore = samples.filter { it.error != null }.groupingBy { it.cell }.eachCount()

    /** Returns how many are to be made. */
    fun count(
        blocks: Int,
        cells: List<C>,
    ): Int = (0 until blocks).sumOf { block -> cells.count { has(block, it) } }

    /** True if a cell has to be measured in a block. */
    fun has(
        block: Int,
        cell: C,
    ): Boolean {
        val own = samples.filter { it.cell == cell }
        val failed = own.count { it.error != null }
        val isGivenUp = failed != (failedBefore[cell] ?: 0) || failed >= Attempts.MOST
        return !isGivenUp && own.none { it.block == block && it.error == null }
    }
}
