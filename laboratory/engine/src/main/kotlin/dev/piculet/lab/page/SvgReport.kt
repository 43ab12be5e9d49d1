package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.report.Report
import dev.piculet.lab.report.printable
import dev.piculet.lab.result.RunResults

/** Renders results as one picture, an SVG document for pages that show no HTML: the ratios of all contenders. */
class SvgReport : Report() {
    /** @throws LabException if nothing was compared */
    override fun write(results: RunResults): String {
        if (results.tables.none { table -> table.rows.any { it.ratio != null } }) {
            throw LabException("Nothing was compared, so there is nothing to draw. Resume the run, or add contenders.")
        }
        val suites = results.tables.map { it.group.suite }.distinct()
        val title = printable(suites.joinToString()).replace('"', '\'')
        return RatioPicture(listOf(results), Directive.of("picture run title=\"$title\"", "the picture")).text()
    }
}
