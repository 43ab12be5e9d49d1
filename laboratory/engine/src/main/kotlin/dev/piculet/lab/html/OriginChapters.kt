package dev.piculet.lab.html

import dev.piculet.lab.report.CsvReport
import dev.piculet.lab.report.JsonReport
import dev.piculet.lab.report.LegendEntry
import dev.piculet.lab.report.Origin
import dev.piculet.lab.report.printable
import dev.piculet.lab.result.RunResults
import kotlinx.html.FlowContent
import kotlinx.html.ThScope
import kotlinx.html.a
import kotlinx.html.code
import kotlinx.html.dd
import kotlinx.html.dl
import kotlinx.html.dt
import kotlinx.html.id
import kotlinx.html.li
import kotlinx.html.p
import kotlinx.html.pre
import kotlinx.html.table
import kotlinx.html.tbody
import kotlinx.html.td
import kotlinx.html.th
import kotlinx.html.thead
import kotlinx.html.tr
import kotlinx.html.ul
import java.util.Base64

/** The meaning of columns and marks. */
internal fun FlowContent.legendOf(results: RunResults) {
    dl("legend") {
        LegendEntry.of(results).forEach { entry ->
            dt { +entry.column }
            dd { +entry.meaning }
        }
        dt { +"warm-up" }
        dd {
            +"CPU time of a call in each warm-up iteration, divided by that while it was measured, where the line "
            +"ends; the median of the forks, up to 10"
        }
    }
    ul("marks") {
        Shapes.verdicts.forEach { (verdict, meaning) ->
            li {
                drawing(RatioCells.key(verdict))
                +meaning
            }
        }
    }
}

/** The machine and the settings of the run, the command that repeats it, and the exact artifacts. */
internal fun FlowContent.environmentOf(results: RunResults) {
    p { +"This repeats the run:" }
    pre {
        code {
            id = "command"
            +printable(results.command)
        }
    }
    val facts = Origin.facts(results).filterNot { it.first == "Command" }
    val jdks = results.jdks.map { "JDK ${it.version}" to Origin.of(it) }
    twoColumns("Machine and settings", "what" to "value", facts + jdks)
    val artifacts =
        results.contenders.filter { it.unavailable == null }.map { contender ->
            "${contender.id} ${contender.version}" to contender.artifacts.joinToString().ifEmpty { "no library" }
        }
    twoColumns("Exact artifacts", "contender" to "artifacts", artifacts)
}

private fun FlowContent.twoColumns(
    name: String,
    titles: Pair<String, String>,
    rows: List<Pair<String, String>>,
) {
    scrollable(name) {
        table("facts") {
            title { +name }
            thead { tr { headings(titles.toList()) } }
            tbody {
                rows.forEach { (what, value) ->
                    tr {
                        th(scope = ThScope.row) { +printable(what) }
                        td { +printable(value) }
                    }
                }
            }
        }
    }
}

/** The same figures for programs, in the page itself. */
internal fun FlowContent.downloadsOf(results: RunResults) {
    ul {
        li {
            download("results.csv", "text/csv", CsvReport().render(results))
            +" – a line for each contender of each group, with every fork and iteration"
        }
        li {
            download("results.json", "application/json", JsonReport().render(results))
            +" – everything except the single iterations"
        }
    }
}

/** A link to a file that is in the page itself. */
internal fun FlowContent.download(
    name: String,
    type: String,
    text: String,
) {
    a("data:$type;charset=utf-8;base64,${Base64.getEncoder().encodeToString(text.encodeToByteArray())}") {
        attributes["download"] = name
        +name
    }
}
