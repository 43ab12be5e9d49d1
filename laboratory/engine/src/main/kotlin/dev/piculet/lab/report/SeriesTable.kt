package dev.piculet.lab.report

import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.statistics.MedianInterval

/** The runs of write-up 002's protocol: a block of two lines for each JVM. */
internal object SeriesTable {
    const val LEGEND =
        "Runs as published, in ms of wall time: two libraries take turns in one JVM, in the order of the lines."

    private const val NANOS = 1e6

    /** Runs with a column of their own. */
    private const val FIRST_RUNS = 3

    /** Returns null if no JVM made more than one run. */
    fun of(trials: List<SeriesTrial>): TextTable? {
        val longer = trials.filter { it.error == null && it.work.runs > FIRST_RUNS }
        if (longer.isEmpty()) return null
        val first = (1..FIRST_RUNS).map { Column("run $it", Align.RIGHT) }
        val half = longer.first().work.runs / 2
        val columns = listOf(Column("library", Align.LEFT)) + first + Column("median from ${half + 1} on", Align.RIGHT)
        return TextTable(listOf(Block("", columns)), longer.flatMap(::rows))
    }

    private fun rows(trial: SeriesTrial): List<List<BlockContent>> =
        trial.work.contenders.mapIndexed { i, contender ->
            val runs = trial.nanos[i].map { it / NANOS }
            val later = MedianInterval.of(runs.drop(runs.size / 2)).median
            val figures = (runs.take(FIRST_RUNS) + later).map { Cell(significant(it)) }
            listOf(BlockContent.Cells(listOf(Cell("${i + 1} $contender")) + figures))
        }
}
