package dev.piculet.lab.html

import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.AttributionPart
import dev.piculet.lab.experiment.AttributionRecord
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.picture.StackedBarsSvg
import dev.piculet.lab.report.AttributionReport
import dev.piculet.lab.report.Origin
import dev.piculet.lab.report.fixed
import dev.piculet.lab.report.printable
import kotlinx.html.FlowContent
import kotlinx.html.ThScope
import kotlinx.html.a
import kotlinx.html.code
import kotlinx.html.dd
import kotlinx.html.dl
import kotlinx.html.dt
import kotlinx.html.figure
import kotlinx.html.h1
import kotlinx.html.h3
import kotlinx.html.header
import kotlinx.html.img
import kotlinx.html.li
import kotlinx.html.main
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

/** What first uses consist of as one page of HTML: bars, the figures behind them, and where the classes come from. */
class HtmlAttribution(
    private val record: AttributionRecord,
) {
    /** First uses that stand beside one another: those on one payload and JDK. */
    private data class Place(
        val suite: String,
        val payload: String,
        val jdk: String,
    )

    private val places: Map<Place, List<AttributedSample>> =
        record.attributions.samples.groupBy { it.cell.cell.run { Place(suite, payload, entry.jdk) } }

    fun render(): String =
        HtmlPage(TITLE).text {
            a("#verdict", classes = "skip") { +"Skip to the bars" }
            header {
                h1 { +TITLE }
                p("quiet") { +Origin.of(record) }
            }
            main {
                chapter("verdict", "First use") {
                    places.forEach { (place, samples) -> firstUses(place, samples) }
                    legend()
                }
                val known = record.attributions.sources.filter { it.sources.isNotEmpty() }
                if (known.isNotEmpty()) {
                    chapter("jars", "Where the classes come from") { known.forEach { classesOf(it) } }
                }
                chapter("environment", "Again") {
                    p { +"This repeats it:" }
                    pre { code { +printable(record.command) } }
                }
            }
        }

    private fun FlowContent.firstUses(
        place: Place,
        samples: List<AttributedSample>,
    ) {
        val name = printable("${place.suite}/${place.payload}, JDK ${place.jdk}")
        h3 { +name }
        val medians = Attributions(samples, emptyList()).medians()
        if (medians.isNotEmpty()) {
            bars(name, medians)
            figures(name, medians)
        }
        val failed = samples.mapNotNull { sample -> sample.error?.let { printable("${nameOf(sample.cell)}: $it") } }
        if (failed.isNotEmpty()) ul("notes") { failed.distinct().forEach { li { +it } } }
    }

    /** As an image, whose style is its own. */
    private fun FlowContent.bars(
        name: String,
        medians: Map<AttributedCell, Attribution>,
    ) {
        val bars = AttributionBars.of(name, medians, emptyList()) { printable(nameOf(it)) }
        val svg = Base64.getEncoder().encodeToString(StackedBarsSvg(bars).text().toByteArray())
        figure {
            scrollable("Bars of $name") { img(alt = bars.description, src = "data:image/svg+xml;base64,$svg") }
        }
    }

    private fun FlowContent.figures(
        name: String,
        medians: Map<AttributedCell, Attribution>,
    ) {
        val heads = listOf("first use", "total") + AttributionPart.entries.map {
            it.title
        } + listOf("classes", "archived")
        scrollable("Figures of $name") {
            table("published") {
                title { +"Milliseconds of $name" }
                thead { tr { headings(heads) } }
                tbody {
                    medians.forEach { (cell, own) ->
                        tr {
                            th(scope = ThScope.row) { +printable(nameOf(cell)) }
                            (listOf(own.totalNs) + own.parts.values).forEach { td("number") { +fixed(it / NANOS, 1) } }
                            listOf(own.classes, own.sharedClasses).forEach { td("number") { +"$it" } }
                        }
                    }
                }
            }
        }
    }

    private fun FlowContent.classesOf(cell: CellSources) {
        val name = printable(cell.cell.run { "${nameOf(this)} on $suite/$payload, JDK ${entry.jdk}" })
        scrollable("Classes of $name") {
            table("published") {
                title { +name }
                thead { tr { headings(listOf("from", "classes", "kB")) } }
                tbody {
                    AttributionReport.summed(cell.sources, MOST_SOURCES).forEach { source ->
                        tr {
                            th(scope = ThScope.row) { +printable(source.name) }
                            td("number") { +"${source.classes}" }
                            td("number") { +"${source.bytes / KILO}" }
                        }
                    }
                }
            }
        }
    }

    private fun FlowContent.legend() {
        dl("legend") {
            AttributionReport.LEGEND.forEach { (name, meaning) ->
                dt { +name }
                dd { +meaning }
            }
        }
    }

    private fun nameOf(cell: AttributedCell) = "${nameOf(cell.cell)} from ${cell.startUp.title}"

    private fun nameOf(cell: ColdCell) = "${cell.entry.contender} ${cell.entry.version}"

    private companion object {
        const val TITLE = "Piculet lab: what first use consists of"
        const val NANOS = 1e6
        const val KILO = 1000
        const val MOST_SOURCES = 40
    }
}
