package dev.piculet.lab.report

import dev.piculet.lab.reproduce.ReproducedTable

/** A reproduced table as Markdown, with the reasons for what it lacks, what its figures are worth, and one sentence on the difference. */
object ReproductionMarkdown {
    fun linesOf(table: ReproducedTable): List<String> {
        val cells = ReproductionCells(table)
        val lines = MarkdownTable(cells.columns, cells.rows.map { row -> row.map(::escapeMarkdown) }).lines()
        val notes = cells.notes.map { (mark, text) -> "$mark: $text" }
        val below = (notes + cells.origins + cells.outputs + DifferenceText.of(table)).map(::escapeMarkdown)
        return lines + below.flatMap { listOf("", it) }
    }

    /** Returns the source that libraries generated for the rows of a table, each below a sentence on it. */
    fun sourcesOf(table: ReproducedTable): List<String> =
        GeneratedSource.of(table).flatMapIndexed { i, source ->
            val gap = if (i == 0) emptyList() else listOf("")
            gap + listOf(escapeMarkdown("${source.sentence}:"), "", "```java") + source.lines + "```"
        }
}
