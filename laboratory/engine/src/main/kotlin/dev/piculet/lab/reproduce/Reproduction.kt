package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedRow
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.publication.WriteUp

/**
 * A published row beside the figures of this machine.
 *
 * @property published its figure as published, for one operation
 * @property here by the protocol of the write-up
 * @property honest by the lab's own
 * @property output what the protocol of the write-up had written, if that is known: its size and beginning
 * @property source what the library generated to write that, if it is known
 * @property beside others, which the text does not have
 * @property basis where its figures come from, if that is told row by row
 */
data class ReproducedRow(
    val row: PublishedRow,
    val published: Outcome.Figure,
    val here: Outcome,
    val honest: Outcome,
    val output: String? = null,
    val source: String? = null,
    val beside: List<ReproducedRival> = emptyList(),
    val basis: RowBasis? = null,
) {
    /** True if it has a figure that the text does not have, of its own or of another beside it. */
    val hasFigures: Boolean
        get() = (beside.flatMap { listOf(it.here, it.honest) } + here + honest).any { it is Outcome.Figure }
}

/**
 * The reproduction that a row is of.
 *
 * @property name of its folder
 * @property machine its CPU, and how many cores it has
 */
data class RowBasis(
    val name: String,
    val preset: String,
    val machine: String,
)

/** Figures that no text has, to compare those of a row with, as in [ReproducedRow]. */
data class ReproducedRival(
    val contender: String,
    val here: Outcome,
    val honest: Outcome,
)

/**
 * A table of a write-up, reproduced.
 *
 * @property series for the protocol of 002, all runs of the JVMs that did the work of one of its rows
 */
data class ReproducedTable(
    val writeUp: WriteUp,
    val table: PublishedTable,
    val rows: List<ReproducedRow>,
    val series: List<SeriesTrial> = emptyList(),
) {
    /** True if a row has a figure that the text does not have. */
    val isMeasured: Boolean get() = rows.any { it.here is Outcome.Figure || it.honest is Outcome.Figure }

    /** True if each figure tells how long something takes, in whatever unit. */
    val hasTimesAlone: Boolean get() = rows.all { it.row.unit.isTime }

    /** Returns the row of that name. */
    fun row(name: String): ReproducedRow = rows.first { it.row.name == name }

    /** Returns what one operation of the published figures is, in calls: `published × this` counts calls. */
    val calls: Int get() = table.calls

    /** Returns a figure for one operation as it is for one call. */
    fun inCalls(
        figure: Outcome.Figure,
        unit: PublishedUnit,
    ): Double = if (unit.isRate) figure.value * calls else figure.value / calls
}

/** Sets published rows beside what was measured. Pure. */
class Reproduction(
    private val figures: HonestFigures,
    private val protocols: ProtocolFigures,
) {
    fun of(
        writeUp: WriteUp,
        table: PublishedTable,
    ): ReproducedTable =
        ReproducedTable(
            writeUp,
            table,
            table.rows.map { row ->
                val subject = writeUp.subjectOf(table, row)
                ReproducedRow(
                    row,
                    published(row),
                    protocols.of(writeUp.id, subject, row),
                    figures.of(subject, row.unit),
                    protocols.outputOf(writeUp.id, subject),
                    protocols.sourceOf(writeUp.id, subject),
                    rivals(writeUp.id, subject, row),
                )
            },
            series(writeUp, table),
        )

    private fun series(
        writeUp: WriteUp,
        table: PublishedTable,
    ): List<SeriesTrial> {
        if (writeUp.id != SeriesPlan.WRITE_UP) return emptyList()
        val groups = table.rows.mapNotNull { SeriesPlan.groupOf(writeUp.subjectOf(table, it)) }
        return protocols.series.trials.filter { it.work.group in groups }
    }

    private fun rivals(
        writeUp: String,
        subject: Measurable,
        row: PublishedRow,
    ): List<ReproducedRival> {
        if (subject !is Measurable.Subject) return emptyList()
        return subject.beside.zip(subject.rivals) { rival, work ->
            ReproducedRival("$rival", protocols.ofRival(writeUp, work, row), figures.of(work, row.unit))
        }
    }

    private fun published(row: PublishedRow) =
        Outcome.Figure(row.score, row.error?.let { row.score - it }, row.error?.let { row.score + it }, row.to)
}
