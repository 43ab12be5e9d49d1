package dev.piculet.lab.page

import dev.piculet.lab.picture.ForestPlot
import dev.piculet.lab.picture.ForestPlotSvg
import dev.piculet.lab.picture.PlotCell
import dev.piculet.lab.picture.PlotGroup
import dev.piculet.lab.picture.PlotRow
import dev.piculet.lab.report.Origin
import dev.piculet.lab.report.RatioText
import dev.piculet.lab.report.enumerate
import dev.piculet.lab.report.wrap
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.RunResults

/** The ratios of runs as a forest plot: a panel an operation, a group a payload, a row a contender. */
internal class RatioPicture(
    private val runs: List<RunResults>,
    directive: Directive,
) {
    private val selection = Selection(runs, directive)

    val title: String = directive.required("title")

    /** Returns the SVG document. */
    fun text(): String = ForestPlotSvg(plot()).text()

    private fun plot() =
        ForestPlot(
            title,
            selection.operations.joinToString(" ") { "To ${verbOf(it)}: ${figures(it)}." },
            "CPU time of one call, lines are 95 % intervals; 1× is ${enumerate(selection.baselines)}, less is faster",
            selection.operations.map(::verbOf),
            selection.payloads.map { payload ->
                PlotGroup(selection.nameOf(payload), selection.subjects.mapNotNull { row(it, payload) })
            },
            runs.flatMap { run ->
                wrap(Origin.of(run), FOOTER) + run.warnings.flatMap { wrap("Warning: $it", FOOTER) }
            },
        )

    /** A contender that takes no part in a payload has no row in it. */
    private fun row(
        subject: Subject,
        payload: String,
    ): PlotRow? {
        val rows = selection.operations.map { subject.row(payload, it) }
        return PlotRow(subject.label, subject.isOurs, rows.map { it?.let(::cell) }).takeIf { rows.any { it != null } }
    }

    private fun cell(row: ResultRow): PlotCell {
        val ratio = row.ratio ?: return PlotCell.Absence(absenceOf(row))
        return PlotCell.Figure(ratio.estimate.value, ratio.estimate.low, ratio.estimate.high, RatioText(ratio).value)
    }

    private fun figures(operation: String): String =
        selection.payloads.joinToString("; ") { payload ->
            val all =
                selection.subjects.mapNotNull { subject ->
                    subject.row(payload, operation)?.let { "${subject.label} ${inWords(it)}" }
                }
            "${selection.nameOf(payload)}: ${all.joinToString()}"
        }

    private fun inWords(row: ResultRow): String =
        row.ratio?.let { RatioText(it) }?.let { "${it.value} ${it.bounds}" } ?: absenceOf(row)

    private companion object {
        /** Characters that fit on a line of the footer. */
        const val FOOTER = 125
    }
}
