package dev.piculet.lab.report

import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedRival
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable

/**
 * One line for each published row, by the names that it has in its write-up, with every figure as it was computed, and
 * one for each contender beside it, which has no published score. Figures `here` count operations as the published ones
 * do, `honest` ones count calls; both are in the unit of the row. The last columns have the others in calls, too.
 */
class ReproductionCsv {
    fun render(tables: List<ReproducedTable>): String =
        (listOf(HEADER) + tables.flatMap { table -> table.rows.flatMap { values(table, it) } })
            .joinToString("") { CsvText.lineOf(it) }

    private fun values(
        table: ReproducedTable,
        row: ReproducedRow,
    ): List<List<String>> {
        val published = row.row
        val score = listOf("${published.count}") + figures(published.score, published.to, published.error)
        val figures = figures(row.here) + figures(row.honest) + (row.output ?: "")

        fun calls(outcome: Outcome) =
            if (outcome is Outcome.Figure) raw(table.inCalls(outcome, published.unit)) else ""
        val own = names(table, row) + "" + score + units(table, row) + figures
        return listOf(own + calls(row.published) + calls(row.here)) + row.beside.map {
            names(table, row) + it.contender + BLANK + units(table, row) + figures(it) + "" + calls(it.here)
        }
    }

    private fun names(
        table: ReproducedTable,
        row: ReproducedRow,
    ) = listOf(table.writeUp.id, table.table.id, row.row.benchmark, row.row.column, row.row.mode)

    private fun units(
        table: ReproducedTable,
        row: ReproducedRow,
    ) = listOf(row.row.unit.symbol, "${table.calls}")

    private fun figures(rival: ReproducedRival): List<String> = figures(rival.here) + figures(rival.honest) + ""

    private fun figures(outcome: Outcome): List<String> =
        when (outcome) {
            is Outcome.None -> figures(null, null, null, null) + outcome.reason
            is Outcome.Figure -> figures(outcome.value, outcome.to, outcome.low, outcome.high) + ""
        }

    private fun figures(vararg values: Double?): List<String> = values.map { it?.let(::raw) ?: "" }

    private companion object {
        /** Count, score, upper end, error. */
        val BLANK = List(4) { "" }

        val HEADER =
            listOf("write_up", "table", "benchmark", "column", "mode", "beside", "count", "score", "to", "error") +
                listOf("unit", "calls", "here", "here_to", "here_low", "here_high", "here_reason") +
                listOf("honest", "honest_to", "honest_low", "honest_high", "honest_reason", "output") +
                listOf("score_in_calls", "here_in_calls")
    }
}
