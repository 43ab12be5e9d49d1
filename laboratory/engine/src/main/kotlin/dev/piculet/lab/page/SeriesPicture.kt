package dev.piculet.lab.page

import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.picture.SeriesLine
import dev.piculet.lab.picture.SeriesPanel
import dev.piculet.lab.picture.SeriesPlot
import dev.piculet.lab.picture.SeriesPlotSvg
import dev.piculet.lab.report.significant
import dev.piculet.lab.report.wrap
import dev.piculet.lab.reproduce.ReproducedTable

/** The runs of write-up 002: a panel for those published, and one for each JVM of its protocol. */
internal class SeriesPicture(
    private val kept: KeptReproduction,
    private val directive: Directive,
) {
    /** Returns the SVG document. */
    fun text(): String = SeriesPlotSvg(plot()).text()

    private fun plot(): SeriesPlot {
        val table = KeptTables(listOf(kept)).table(directive)
        val long = table.series.filter { it.error == null && it.work.runs > 1 }
        val panels = listOf(published(table)) + long.map(::panel)
        return SeriesPlot(
            directive.required("title"),
            panels.joinToString(" ") { "${it.title}: ${it.lines.joinToString("; ", transform = ::inWords)}." },
            "Wall time of each run in ms, on a logarithmic scale; the runs follow one another in one JVM",
            panels,
            wrap(kept.origin, FOOTER),
        )
    }

    private fun published(table: ReproducedTable): SeriesPanel {
        val columns = table.rows.groupBy({ it.row.column }, { it.published.value / NANOS })
        return SeriesPanel("published", columns.map { (column, values) -> SeriesLine(column, values) })
    }

    /** The heading tells the order of the work. Lines have the same order in all panels, and so the same marks. */
    private fun panel(trial: SeriesTrial): SeriesPanel {
        val lines =
            trial.work.contenders.zip(trial.nanos).sortedBy { (contender, _) -> contender }.map { (contender, nanos) ->
                SeriesLine(named(contender), nanos.map { it / NANOS })
            }
        return SeriesPanel(trial.work.contenders.joinToString(", then ", transform = ::named), lines)
    }

    private fun named(contender: String) = directive.names[contender] ?: contender

    private fun inWords(line: SeriesLine): String {
        val later = line.values.drop(line.values.size / 2).sorted()
        val (first, middle) = listOf(line.values.first(), later[later.size / 2]).map(::significant)
        return "${line.label} $first ms in its first run, $middle later"
    }

    private companion object {
        const val NANOS = 1e6
        const val FOOTER = 125
    }
}
