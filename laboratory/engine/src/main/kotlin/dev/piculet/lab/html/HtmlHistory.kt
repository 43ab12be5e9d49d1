package dev.piculet.lab.html

import dev.piculet.lab.compare.History
import dev.piculet.lab.compare.HistoryFigure
import dev.piculet.lab.report.HistoryCsv
import dev.piculet.lab.report.HistoryReport
import dev.piculet.lab.report.HistoryText
import dev.piculet.lab.report.fixed
import dev.piculet.lab.report.printable
import kotlinx.html.FlowContent
import kotlinx.html.ThScope
import kotlinx.html.a
import kotlinx.html.figcaption
import kotlinx.html.figure
import kotlinx.html.h1
import kotlinx.html.header
import kotlinx.html.li
import kotlinx.html.main
import kotlinx.html.p
import kotlinx.html.table
import kotlinx.html.tbody
import kotlinx.html.td
import kotlinx.html.th
import kotlinx.html.thead
import kotlinx.html.tr
import kotlinx.html.ul

/** A history as one page of HTML: the changes in words, then a chart a figure, those that changed first. */
class HtmlHistory : HistoryReport {
    override fun render(history: History): String =
        HtmlPage(TITLE).text {
            a("#verdict", classes = "skip") { +"Skip to the verdict" }
            header {
                h1 { +TITLE }
                p("quiet") { +printable(history.machines.joinToString("; ")) }
            }
            main {
                chapter("verdict", "Verdict") { verdict(history) }
                chapter("figures", "Figures") {
                    p("quiet") { +printable("${history.method} ${HistoryText.changesMeaning}") }
                    (history.changed + (history.figures - history.changed.toSet())).forEach { chart(history, it) }
                }
                chapter("runs", "Runs") { runs(history) }
                chapter("data", "Data") {
                    ul { li { download("history.csv", "text/csv", HistoryCsv().render(history)) } }
                }
            }
        }

    private fun FlowContent.verdict(history: History) {
        p("answer") { +HistoryText.verdict(history) }
        HistoryText.shortness(history)?.let { p("warning") { +it } }
        if (history.changed.isEmpty()) return
        ul {
            history.changed.forEach { figure ->
                figure.changes.forEach { change ->
                    li { +printable("${HistoryText.figure(history, figure)}: ${HistoryText.change(change)}") }
                }
            }
        }
    }

    private fun FlowContent.chart(
        history: History,
        own: HistoryFigure,
    ) {
        val name = printable(HistoryText.figure(history, own))
        figure {
            figcaption { +"$name, now ${fixed(HistoryText.sinceFirst(own), 2)}× of the first run" }
            scrollable("Picture of $name") { drawing(HistoryChart(own, name).drawing()) }
        }
    }

    private fun FlowContent.runs(history: History) {
        scrollable("Table of the runs") {
            table("facts") {
                thead { tr { headings(listOf("run", "started", "commit", "what else changed")) } }
                tbody {
                    history.runs.forEach { run ->
                        tr {
                            th(scope = ThScope.row) { +printable(run.name) }
                            td { +run.started }
                            td { +printable(run.commit.orEmpty()) }
                            td { +printable(run.notes.joinToString("; ")) }
                        }
                    }
                }
            }
        }
    }

    private companion object {
        const val TITLE = "Piculet lab: figures over time"
    }
}
