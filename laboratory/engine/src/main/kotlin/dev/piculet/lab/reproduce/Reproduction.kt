package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.RowName
import dev.piculet.lab.publication.PublishedRow
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp

/**
 * A published row beside the figures of this machine.
 *
 * @property published its figure as published, for one operation
 * @property here by the protocol of the write-up
 * @property honest by the lab's own
 * @property output what the protocol of the write-up had written, if that is known: its size and beginning
 */
data class ReproducedRow(
    val row: PublishedRow,
    val published: Outcome.Figure,
    val here: Outcome,
    val honest: Outcome,
    val output: String? = null,
)

/** A table of a write-up, reproduced. */
data class ReproducedTable(
    val writeUp: WriteUp,
    val table: PublishedTable,
    val rows: List<ReproducedRow>,
) {
    /** Returns the row of that name. */
    fun row(name: String): ReproducedRow = rows.first { it.row.name == name }

    /** Returns what one operation of the published figures is, in calls: `published × this` counts calls. */
    val calls: Int get() = table.calls
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
                val name = RowName(writeUp.id, table.id, row.name)
                val subject = writeUp.subjectOf(table, row)
                ReproducedRow(
                    row,
                    published(row),
                    protocols.of(name, subject, row.unit),
                    figures.of(subject, row.unit),
                    protocols.outputOf(name),
                )
            },
        )

    private fun published(row: PublishedRow) =
        Outcome.Figure(row.score, row.error?.let { row.score - it }, row.error?.let { row.score + it }, row.to)
}
