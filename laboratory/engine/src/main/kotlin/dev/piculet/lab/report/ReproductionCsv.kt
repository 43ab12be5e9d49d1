package dev.piculet.lab.report

import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable

/**
 * One line for each published row, by the names that it has in its write-up, with every figure as it was computed. Figures
 * `here` count operations as the published ones do, `honest` ones count calls; both are in the unit of the row.
 */
class ReproductionCsv {
    fun render(tables: List<ReproducedTable>): String =
        (listOf(HEADER) + tables.flatMap { table -> table.rows.map { values(table, it) } })
            .joinToString("") { CsvText.lineOf(it) }

    private fun values(
        table: ReproducedTable,
        row: ReproducedRow,
    ): List<String> {
        val published = row.row
        return listOf(table.writeUp.id, table.table.id, published.benchmark, published.column, published.mode) +
            "${published.count}" + figures(published.score, published.to, published.error) + published.unit.symbol +
            "${table.calls}" + figures(row.here) + figures(row.honest) + (row.output ?: "")
    }

    private fun figures(outcome: Outcome): List<String> =
        when (outcome) {
            is Outcome.None -> figures(null, null, null, null) + outcome.reason
            is Outcome.Figure -> figures(outcome.value, outcome.to, outcome.low, outcome.high) + ""
        }

    private fun figures(vararg values: Double?): List<String> = values.map { it?.let(::raw) ?: "" }

    private companion object {
        val HEADER =
            listOf("write_up", "table", "benchmark", "column", "mode", "count", "score", "to", "error", "unit") +
                listOf("calls", "here", "here_to", "here_low", "here_high", "here_reason") +
                listOf("honest", "honest_to", "honest_low", "honest_high", "honest_reason", "output")
    }
}
