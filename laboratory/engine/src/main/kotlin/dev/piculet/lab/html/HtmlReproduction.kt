package dev.piculet.lab.html

import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.report.Align
import dev.piculet.lab.report.Column
import dev.piculet.lab.report.DifferenceText
import dev.piculet.lab.report.GeneratedSource
import dev.piculet.lab.report.Origin
import dev.piculet.lab.report.ReproductionCells
import dev.piculet.lab.report.ReproductionCsv
import dev.piculet.lab.report.SeriesTable
import dev.piculet.lab.report.printable
import dev.piculet.lab.reproduce.ReproducedTable
import kotlinx.html.FlowContent
import kotlinx.html.TR
import kotlinx.html.ThScope
import kotlinx.html.a
import kotlinx.html.code
import kotlinx.html.h1
import kotlinx.html.h3
import kotlinx.html.header
import kotlinx.html.id
import kotlinx.html.li
import kotlinx.html.main
import kotlinx.html.nav
import kotlinx.html.p
import kotlinx.html.pre
import kotlinx.html.section
import kotlinx.html.table
import kotlinx.html.tbody
import kotlinx.html.td
import kotlinx.html.th
import kotlinx.html.thead
import kotlinx.html.tr
import kotlinx.html.ul

/** Reproduced write-ups as one page of HTML: of each table the difference in a sentence, then its rows and reasons. */
class HtmlReproduction(
    private val record: ReproductionRecord,
) {
    fun render(tables: List<ReproducedTable>): String {
        val writeUps = tables.groupBy { it.writeUp }
        return HtmlPage(TITLE).text {
            a("#${idOf(writeUps.keys.first())}", classes = "skip") { +"Skip to the first text" }
            header {
                h1 { +TITLE }
                p("quiet") { +Origin.of(record) }
                p("quiet") { +MEANING }
                contents(writeUps.keys)
            }
            main {
                writeUps.forEach { (writeUp, own) ->
                    chapter(idOf(writeUp), printable("${writeUp.id} ${writeUp.title}")) {
                        p("quiet") { +printable("Published: ${writeUp.environment}; ${writeUp.versions}.") }
                        own.forEachIndexed { i, table -> reproduced("${idOf(writeUp)}-${i + 1}", table) }
                    }
                }
                chapter("environment", "Again") {
                    p { +"This repeats it:" }
                    pre { code { +record.command.lines().joinToString("\n", transform = ::printable) } }
                }
                chapter("data", "Data") {
                    ul { li { download("reproduction.csv", "text/csv", ReproductionCsv().render(tables)) } }
                }
            }
        }
    }

    private fun idOf(writeUp: WriteUp) = "text-${writeUp.id}"

    private fun FlowContent.contents(writeUps: Set<WriteUp>) {
        nav {
            attributes["aria-label"] = "Contents"
            ul("contents") {
                writeUps.forEach { li { a("#${idOf(it)}") { +printable("${it.id} ${it.title}") } } }
                li { a("#environment") { +"Again" } }
                li { a("#data") { +"Data" } }
            }
        }
    }

    private fun FlowContent.reproduced(
        name: String,
        reproduced: ReproducedTable,
    ) {
        val contender = reproduced.table.contender?.let { " ($it)" }.orEmpty()
        section {
            attributes["aria-labelledby"] = name
            h3 {
                id = name
                +printable("${reproduced.table.id}: ${reproduced.table.title}$contender")
            }
            p { +printable(DifferenceText.of(reproduced)) }
            figures(reproduced)
            GeneratedSource.of(reproduced).forEach { source ->
                p("quiet") { +printable("${source.sentence}:") }
                pre { code { +source.lines.joinToString("\n") } }
            }
            SeriesTable.of(reproduced.series)?.let { series ->
                p("quiet") { +SeriesTable.LEGEND }
                pre { code { +series.lines { it.text }.joinToString("\n") } }
            }
        }
    }

    private fun FlowContent.figures(reproduced: ReproducedTable) {
        val cells = ReproductionCells(reproduced)
        val shown = cells.columns.indices.filter { i -> cells.rows.any { it[i].isNotEmpty() } }
        scrollable("Figures of ${reproduced.writeUp.id} ${reproduced.table.id}") {
            table("published") {
                title { +"Published figures of ${reproduced.table.id}, and those of this machine" }
                thead { tr { shown.map(cells.columns::get).forEach { heading(it) } } }
                tbody { cells.rows.forEach { row -> tr { shown.forEach { i -> cell(row[i], cells.columns[i]) } } } }
            }
        }
        val reasons = cells.notes.map { (mark, text) -> "$mark: $text" }
        val notes = reasons + listOfNotNull(cells.origin) + cells.worth + cells.outputs
        if (notes.isNotEmpty()) ul("notes") { notes.forEach { li { +printable(it) } } }
    }

    private fun TR.heading(column: Column) = th(scope = ThScope.col, classes = kindOf(column)) { +column.header }

    private fun TR.cell(
        text: String,
        column: Column,
    ) {
        when {
            column.header == ROW -> th(scope = ThScope.row) { +printable(text) }
            text.startsWith("WRONG") -> td("wrong ${kindOf(column)}") { +text }
            else -> td(kindOf(column)) { +text }
        }
    }

    private fun kindOf(column: Column) = if (column.align == Align.LEFT) "text" else "number"

    private companion object {
        const val TITLE = "Piculet lab: write-ups reproduced"
        const val ROW = "row"
        const val MEANING =
            "Published: as the text has it. As published, here: on this machine by the text's own protocol. " +
                "Honest: by the lab's, in CPU time. Rows with a dash stand for others, which the text does not have."
    }
}
