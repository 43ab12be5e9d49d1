package dev.piculet.lab.reproduce

import dev.piculet.lab.publication.PublishedRow
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp

/**
 * A published row beside the figures of this machine.
 *
 * @property published its figure as published, for one operation
 * @property here by the protocol of the write-up
 * @property honest by the lab's own
 */
data class ReproducedRow(
    val row: PublishedRow,
    val published: Outcome.Figure,
    val here: Outcome,
    val honest: Outcome,
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
) {
    fun of(
        writeUp: WriteUp,
        table: PublishedTable,
    ): ReproducedTable =
        ReproducedTable(
            writeUp,
            table,
            table.rows.map { row ->
                ReproducedRow(
                    row,
                    published(row),
                    Outcome.None(NO_PROTOCOL.replace("{}", writeUp.id)),
                    figures.of(writeUp.subjectOf(table, row), row.unit),
                )
            },
        )

    private fun published(row: PublishedRow) =
        Outcome.Figure(row.score, row.error?.let { row.score - it }, row.error?.let { row.score + it }, row.to)

    private companion object {
        const val NO_PROTOCOL = "not measured by its own protocol: that of {} is not built yet"
    }
}
