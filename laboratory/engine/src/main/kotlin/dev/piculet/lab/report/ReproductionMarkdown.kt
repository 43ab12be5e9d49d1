package dev.piculet.lab.report

import dev.piculet.lab.reproduce.ReproducedTable

/** A reproduced table as Markdown, with the reasons for what it lacks and one sentence on the difference. */
object ReproductionMarkdown {
    fun linesOf(table: ReproducedTable): List<String> {
        val cells = ReproductionCells(table)
        val lines = MarkdownTable(cells.columns, cells.rows.map { row -> row.map(::escapeMarkdown) }).lines()
        val notes = cells.notes.map { (mark, text) -> "$mark: $text" }
        val below = notes + listOfNotNull(cells.origin) + cells.outputs + DifferenceText.of(table)
        return lines + below.flatMap { listOf("", escapeMarkdown(it)) }
    }

    /** Returns what the honest figures of tables are worth, an item for each part that gave some. */
    fun worthOf(tables: List<ReproducedTable>): List<String> = WorthText.of(tables).map { "- ${escapeMarkdown(it)}" }

    /** Returns the source that libraries generated for the rows of a table, each below a sentence on it. */
    fun sourcesOf(table: ReproducedTable): List<String> =
        GeneratedSource.of(table).flatMapIndexed { i, source ->
            val gap = if (i == 0) emptyList() else listOf("")
            gap + listOf(escapeMarkdown("${source.sentence}:"), "", "```java") + source.lines + "```"
        }
}
