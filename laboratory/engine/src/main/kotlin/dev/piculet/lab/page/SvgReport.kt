package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.html.CurvePanels
import dev.piculet.lab.picture.CurvePlot
import dev.piculet.lab.picture.CurvePlotSvg
import dev.piculet.lab.report.CurveText
import dev.piculet.lab.report.Origin
import dev.piculet.lab.report.Report
import dev.piculet.lab.report.enumerate
import dev.piculet.lab.report.printable
import dev.piculet.lab.report.wrap
import dev.piculet.lab.result.RunResults

/** Renders results as one picture, an SVG document for pages that show no HTML: all ratios, or the curves. */
class SvgReport : Report() {
    /** @throws LabException if nothing was compared, or suites share the id of a payload, of which a picture has one group */
    override fun write(results: RunResults): String {
        if (results.curves.isNotEmpty()) return curves(results)
        if (results.tables.none { table -> table.rows.any { it.ratio != null } }) {
            throw LabException("Nothing was compared, so there is nothing to draw. Resume the run, or add contenders.")
        }
        requireOneSuiteEach(results)
        val groups = results.tables.map { it.group }
        val places = groups.map { "${it.suite}/${it.payload}" }.distinct()
        val shown = places.takeIf { it.size == 1 } ?: groups.map { it.suite }.distinct()
        val title = printable(shown.joinToString()).replace('"', '\'')
        return RatioPicture(listOf(results), Directive.of("picture run title=\"$title\"", "the picture")).text()
    }

    private fun requireOneSuiteEach(results: RunResults) {
        val suites = results.tables.filter { it.baseline != null }.groupBy({ it.group.payload }, { it.group.suite })
        val (payload, all) = suites.mapValues { it.value.distinct() }.entries.find { it.value.size > 1 } ?: return
        throw LabException(
            "Payload $payload is of ${enumerate(all)}, and a picture has room for one of that name. " +
                "Choose it with --payloads, as ${all.first()}/$payload.",
        )
    }

    private fun curves(results: RunResults): String {
        val panels = results.curves.mapNotNull(CurvePanels::of)
        if (panels.isEmpty()) throw LabException("Nothing was measured, so there is nothing to draw. Resume the run.")
        val texts = results.curves.map(::CurveText)
        val suites = results.curves.map { "${it.suite}/${it.payload}" }.distinct()
        return CurvePlotSvg(
            CurvePlot(
                printable("${suites.joinToString()} over the ${CurveText.nameOf(results.curves.first().over)}"),
                texts.joinToString(" ") { "${it.title}: ${it.sentences().joinToString(" ")}" },
                CurvePanels.NOTE,
                panels,
                wrap(Origin.of(results), FOOTER) +
                    results.warnings.flatMap { wrap("Warning: ${printable(it)}", FOOTER) },
            ),
        ).text()
    }

    private companion object {
        /** Characters that fit on a line of the footer. */
        const val FOOTER = 125
    }
}
