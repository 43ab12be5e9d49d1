package dev.piculet.lab.report

import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable

/** A reproduced table as cells, with the reasons for what it lacks. Nothing is escaped. */
internal class ReproductionCells(
    private val table: ReproducedTable,
) {
    private val reasons = Reasons(table)
    private val basis = BasisText(table.rows)
    private val units = table.rows.map { it.row.unit.symbol }.distinct()

    val columns: List<Column> = columns()

    /** A row of the text, and below it those of others, each with as many cells as there are columns. */
    val rows: List<List<String>> = table.rows.flatMap(::rowsOf)

    /** The marks in cells without a figure, and what they mean. */
    val notes: List<Pair<String, String>> = reasons.lines()

    /** Where the rows come from, as far as they tell it and cells do not; else null. */
    val origin: String? = basis.sentence

    /** What the honest figures are worth, a line for each part that gave some. */
    val worth: List<String> = WorthText.of(listOf(table))

    /** What the rows had written, of a table that is about that. */
    val outputs: List<String> =
        table.rows
            .takeIf { it.size <= MOST_OUTPUTS }
            .orEmpty()
            .mapNotNull { row -> row.output?.let { "${row.row.name} wrote ${printable(it)}" } }

    private fun columns(): List<Column> {
        val unit = units.singleOrNull()?.let { ", $it" }.orEmpty()
        val (batches, calls) = if (table.calls == 1) "" to "" else " (batches of ${table.calls})" to " (calls)"
        return listOf(
            Column("row", Align.LEFT),
            Column("unit", Align.LEFT),
            Column("published$unit$batches", Align.RIGHT),
            Column("the same in calls", Align.RIGHT),
            Column("as published, here$batches", Align.RIGHT),
            Column("the same in calls", Align.RIGHT),
            Column("honest, here$calls", Align.RIGHT),
            Column("preset", Align.LEFT),
            Column("machine", Align.LEFT),
        )
    }

    private fun rowsOf(row: ReproducedRow): List<List<String>> {
        val unit = if (units.size > 1) row.row.unit.symbol else ""

        fun cell(outcome: Outcome) = text(outcome, row.row.unit)

        fun both(outcome: Outcome) = listOf(cell(outcome), callsOf(table, outcome, row.row.unit))
        val own = listOf(row.row.name, unit) + both(row.published) + both(row.here) + cell(row.honest)
        val origin = listOf(basis.presetOf(row), basis.machineOf(row))
        return listOf(own + origin) + row.beside.map {
            listOf("– ${it.contender}", unit, "", "") + both(it.here) + cell(it.honest) + origin
        }
    }

    private fun text(
        outcome: Outcome,
        unit: PublishedUnit,
    ): String =
        when (outcome) {
            is Outcome.None -> reasons.of(outcome).text
            is Outcome.Figure -> figureText(outcome, unit).let { (score, error) ->
                if (error.isEmpty()) score else "$score ±$error"
            }
        }

    private companion object {
        const val MOST_OUTPUTS = 4
    }
}
