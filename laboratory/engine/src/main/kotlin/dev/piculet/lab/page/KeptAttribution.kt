package dev.piculet.lab.page

import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.AttributionPart
import dev.piculet.lab.experiment.AttributionRecord
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.html.AttributionBars
import dev.piculet.lab.picture.StackedBarsSvg
import dev.piculet.lab.report.Align
import dev.piculet.lab.report.AttributionReport
import dev.piculet.lab.report.Column
import dev.piculet.lab.report.MarkdownTable
import dev.piculet.lab.report.Origin
import dev.piculet.lab.report.escapeMarkdown
import dev.piculet.lab.report.fixed
import dev.piculet.lab.report.wrap

/** An attribution of first uses that pages show. */
internal class KeptAttribution(
    private val record: AttributionRecord,
) {
    /** Its origin, one sentence. */
    val origin: String = Origin.of(record)

    /** Returns the parts of each first use, in milliseconds, by contender and start-up. */
    fun table(directive: Directive): List<String> {
        val headers = listOf("ms", "total") + AttributionPart.entries.map { it.title } + listOf("classes", "archived")
        val columns = headers.mapIndexed { i, header -> Column(header, if (i == 0) Align.LEFT else Align.RIGHT) }
        return MarkdownTable(columns, chosen(directive).map { (cell, own) -> row(directive, cell, own) }).lines()
    }

    private fun row(
        directive: Directive,
        cell: AttributedCell,
        own: Attribution,
    ): List<String> {
        val times = (listOf(own.totalNs) + own.parts.values).map { fixed(it / MILLION, decimals = 1) }
        val name = escapeMarkdown("${nameOf(directive, cell.cell)}, from ${cell.startUp.title}")
        return listOf(name) + times + listOf("${own.classes}", "${own.sharedClasses}")
    }

    /** Returns where the classes of each contender come from. */
    fun jars(directive: Directive): List<String> {
        val wanted = chosen(directive).keys.map { it.cell }.distinct()
        val cells = record.attributions.sources.filter { it.cell in wanted && it.sources.isNotEmpty() }
        val columns = listOf("contender", "classes from").map { Column(it, Align.LEFT) } +
            listOf("classes", "kB").map { Column(it, Align.RIGHT) }
        val rows = cells.flatMap { own ->
            AttributionReport.summed(own.sources, MOST_JARS).map { jar(nameOf(directive, own.cell), it) }
        }
        if (rows.isEmpty()) throw directive.fault("where the classes came from is not known")
        return MarkdownTable(columns, rows).lines()
    }

    private fun jar(
        contender: String,
        source: ClassSource,
    ) = listOf(escapeMarkdown(contender), escapeMarkdown(source.name), "${source.classes}", "${source.bytes / KILO}")

    /** Returns the SVG document of stacked bars, a group a contender. */
    fun picture(directive: Directive): String {
        val bars =
            AttributionBars.of(directive.required("title"), chosen(directive), wrap(origin, FOOTER)) {
                nameOf(directive, it)
            }
        return StackedBarsSvg(bars).text()
    }

    /** The medians that a directive chooses. */
    private fun chosen(directive: Directive): Map<AttributedCell, Attribution> {
        val all = record.attributions.medians()
        val there = all.keys.map { it.cell.entry.contender }.distinct()
        val asked = directive.list("contenders") ?: there
        asked.firstOrNull { it !in there }?.let {
            throw directive.fault("there is no first use of '$it'. There are: ${there.joinToString()}")
        }
        return asked
            .flatMap { id -> all.entries.filter { it.key.cell.entry.contender == id } }
            .associate { it.key to it.value }
    }

    /** A contender, with what tells it from another line of the same one. */
    private fun nameOf(
        directive: Directive,
        cell: ColdCell,
    ): String {
        val all = record.attributions.samples.map { it.cell.cell }
        val (contender, version) = cell.entry
        val name = directive.names["$contender@$version"] ?: "${directive.names[contender] ?: contender} $version"
        val payload = if (all.distinctBy { it.payload }.size > 1) " on ${cell.payload}" else ""
        val jdk = if (all.distinctBy { it.entry.jdk }.size > 1) ", JDK ${cell.entry.jdk}" else ""
        return name + payload + jdk
    }

    private companion object {
        const val MILLION = 1e6
        const val KILO = 1000
        const val MOST_JARS = 8

        /** Characters that fit on a line of the footer. */
        const val FOOTER = 125
    }
}
