package dev.piculet.lab.report

/** A table of GitHub Markdown whose columns line up in the source too. Cells hold Markdown. */
internal class MarkdownTable(
    private val columns: List<Column>,
    private val rows: List<List<String>>,
) {
    fun lines(): List<String> {
        val kept = columns.indices.filter { index -> rows.any { it[index].isNotEmpty() } }
        val cells = kept.map { index -> aligned(columns[index], rows.map { it[index] }) }
        val rule = kept.zip(cells) { index, column -> rule(columns[index].align, column.first().length) }
        val lines = (0..rows.size).map { line -> cells.map { it[line] } }
        return listOf(row(lines.first()), "|${rule.joinToString("|")}|") + lines.drop(1).map(::row)
    }

    private fun row(cells: List<String>) = cells.joinToString(" | ", "| ", " |")

    /** Returns header and cells of one column, all of the same length. */
    private fun aligned(
        column: Column,
        cells: List<String>,
    ): List<String> {
        val padded = cells.zip(column.missingFractions(cells)) { cell, spaces -> cell + " ".repeat(spaces) }
        val width = maxOf(MIN_WIDTH, column.header.length, padded.maxOf { it.length })
        return (listOf(column.header) + padded).map {
            if (column.align == Align.LEFT) it.padEnd(width) else it.padStart(width)
        }
    }

    private fun rule(
        align: Align,
        width: Int,
    ) = if (align == Align.LEFT) "-".repeat(width + 2) else "-".repeat(width + 1) + ":"

    private companion object {
        /** GitHub wants three dashes. */
        const val MIN_WIDTH = 3
    }
}

/** Returns the text with a backslash before characters that Markdown or HTML would take for markup. */
internal fun escapeMarkdown(text: String): String {
    val markup = if ("](" in text) "$MARKUP[" else MARKUP
    return text.map { if (it in markup) "\\$it" else "$it" }.joinToString("")
}

private const val MARKUP = "\\`*_<>|~&"
