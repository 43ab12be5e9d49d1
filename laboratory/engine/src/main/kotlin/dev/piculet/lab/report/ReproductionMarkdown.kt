package dev.piculet.lab.report

import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable

/** A reproduced table as Markdown, with the reasons for what it lacks, and one sentence on the difference. */
object ReproductionMarkdown {
    fun linesOf(table: ReproducedTable): List<String> {
        val reasons = Reasons(table)
        val notes = reasons.lines().flatMap { (mark, text) -> listOf("", escapeMarkdown("$mark: $text")) }
        val outputs = table.rows.mapNotNull { row ->
            row.output?.let { escapeMarkdown("${row.row.name} wrote ${printable(it)}") }
        }
        val shown = if (table.rows.size <= MOST_OUTPUTS) outputs.flatMap { listOf("", it) } else emptyList()
        val difference = escapeMarkdown(DifferenceText.of(table))
        return MarkdownTable(columns(table), rows(table, reasons)).lines() + notes + shown + "" + difference
    }

    /** Returns the source that libraries generated for the rows of a table, each below a sentence on it. */
    fun sourcesOf(table: ReproducedTable): List<String> =
        GeneratedSource.of(table).flatMapIndexed { i, source ->
            val gap = if (i == 0) emptyList() else listOf("")
            gap + listOf(escapeMarkdown("${source.sentence}:"), "", "```java") + source.lines + "```"
        }

    private fun columns(table: ReproducedTable): List<Column> {
        val units = table.rows.map { it.row.unit.symbol }.distinct()
        val unit = units.singleOrNull()?.let { ", $it" }.orEmpty()
        val batches = if (table.calls == 1) "" else " (batches of ${table.calls})"
        return listOf(
            Column("row", Align.LEFT),
            Column("unit", Align.LEFT),
            Column("published$unit$batches", Align.RIGHT),
            Column("the same in calls", Align.RIGHT),
            Column("as published, here", Align.RIGHT),
            Column("honest, here", Align.RIGHT),
        )
    }

    private fun rows(
        table: ReproducedTable,
        reasons: Reasons,
    ): List<List<String>> {
        val isMixed = table.rows.map { it.row.unit }.distinct().size > 1
        return table.rows.flatMap { row ->
            val unit = if (isMixed) row.row.unit.symbol else ""

            fun cell(outcome: Outcome) = text(outcome, row.row.unit, reasons)
            val own =
                listOf(row.row.name, unit, cell(row.published), calls(table, row), cell(row.here), cell(row.honest))
            val rivals = row.beside.map { listOf("– ${it.contender}", unit, "", "", cell(it.here), cell(it.honest)) }
            (listOf(own) + rivals).map { cells -> cells.map(::escapeMarkdown) }
        }
    }

    private fun calls(
        table: ReproducedTable,
        row: ReproducedRow,
    ): String {
        if (table.calls == 1) return ""
        return significant(row.published.value * if (row.row.unit.isRate) table.calls.toDouble() else 1.0 / table.calls)
    }

    private fun text(
        outcome: Outcome,
        unit: PublishedUnit,
        reasons: Reasons,
    ): String =
        when (outcome) {
            is Outcome.None -> reasons.of(outcome).text
            is Outcome.Figure -> figureText(outcome, unit).let { (score, error) ->
                if (error.isEmpty()) score else "$score ±$error"
            }
        }

    /** Outputs are shown of a table that is about what was written. */
    private const val MOST_OUTPUTS = 4
}
