package dev.piculet.lab.result

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.BlockValues

/**
 * A cost by which contenders are compared.
 *
 * @property title its name in a sentence
 */
enum class Metric(
    val id: String,
    val title: String,
    internal val values: (Trials, Cell) -> BlockValues,
) {
    CPU_TIME("cpu", "CPU time", Trials::cpuNs),
    WALL_TIME("wall", "wall time", Trials::wallNs),
    ALLOCATION("allocation", "bytes allocated", Trials::bytesPerOp),
}
