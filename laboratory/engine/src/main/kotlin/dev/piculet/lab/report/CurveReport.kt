package dev.piculet.lab.report

import dev.piculet.lab.result.CurveTable

/** Curves in a terminal: where each contender bends, then a table a figure. */
internal class CurveTerminal(
    private val terminal: TerminalText,
) {
    /** Returns the parts of one operation. */
    fun parts(table: CurveTable): List<List<String>> {
        val text = CurveText(table)
        val heading = listOf(terminal.paint(text.title, Ink.BOLD))
        val bends = heading + text.sentences().flatMap(terminal::item)
        val figures = text.views.map { view -> listOf(view.title) + lines(table, text, view) }
        val notes = listOfNotNull(text.precision()) + text.absences().map { "No figure for $it" }
        return listOf(bends) + figures + listOf(notes.flatMap { terminal.paragraph(it) })
    }

    private fun lines(
        table: CurveTable,
        text: CurveText,
        view: CurveView,
    ): List<String> {
        val columns = columnsOf(table, text)
        val rows =
            table.rows.map { row ->
                val cells = listOf(printable(row.label)) + row.points.map(view::textOf)
                listOf(BlockContent.Cells(cells.map { Cell(it) }))
            }
        return TextTable(listOf(Block("", columns)), rows).lines { terminal.paint(it.text, it.ink) }
    }
}

private fun columnsOf(
    table: CurveTable,
    text: CurveText,
) = listOf(Column("contender", Align.LEFT)) + table.values.map { Column(text.valueOf(it), Align.RIGHT) }

/** Curves as GitHub Markdown, with headings below [chapter]. */
internal class CurveMarkdown(
    private val chapter: String,
) {
    /** Returns the parts of one operation. */
    fun parts(table: CurveTable): List<List<String>> {
        val text = CurveText(table)
        val figures =
            text.views.flatMap { view ->
                val rows =
                    table.rows.map { row ->
                        listOf(escapeMarkdown(printable(row.label))) + row.points.map(view::textOf)
                    }
                listOf(listOf("**${view.title}**"), MarkdownTable(columnsOf(table, text), rows).lines())
            }
        val notes = listOfNotNull(text.precision()) + text.absences().map { "No figure for $it" }
        val bends = text.sentences().map { "- ${escapeMarkdown(it)}" }
        return listOf(listOf("$chapter ${escapeMarkdown(text.title)}"), bends) + figures +
            listOf(notes.map { "- ${escapeMarkdown(it)}" })
    }
}
