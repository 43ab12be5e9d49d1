package dev.piculet.lab.page

import dev.piculet.lab.picture.ForestPlot
import dev.piculet.lab.picture.ForestPlotSvg
import dev.piculet.lab.picture.PlotCell
import dev.piculet.lab.picture.PlotGroup
import dev.piculet.lab.picture.PlotRow
import dev.piculet.lab.report.significant
import dev.piculet.lab.report.wrap
import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable

/**
 * Times of rows divided by that of one of them: as published, as published on this machine, and honestly, side by side.
 *
 * `over` names the row to divide by, or a table of the same write-up whose row of the same name it is. What was measured in
 * the same blocks is divided block by block. Else an interval goes from the least to the greatest quotient of the ends of both.
 */
internal class RacePicture(
    private val kept: KeptReproduction,
    private val directive: Directive,
) {
    private val over = directive.required("over")

    /** Returns the SVG document. */
    fun text(): String = ForestPlotSvg(plot()).text()

    /** @property columns published, as published here, honest */
    private class Racer(
        val label: String,
        val columns: List<Outcome>,
        val isRate: Boolean,
    )

    private fun plot(): ForestPlot {
        val groups = kept.tables(directive).flatMap(::groups)
        return ForestPlot(
            directive.required("title"),
            groups.joinToString(" ") { group ->
                "${group.title}: ${group.rows.joinToString("; ", transform = ::inWords)}."
            },
            "Time divided by that of ${named(over)}: 1× is as fast, less is faster; lines are intervals",
            listOf("published", "as published, here", "honest, here"),
            groups,
            wrap(kept.origin, FOOTER),
        )
    }

    private fun groups(table: ReproducedTable): List<PlotGroup> {
        if (!kept.hasTable(directive, over)) {
            val base = table.rows.firstOrNull { it.row.name == over } ?: kept.whole(directive, table.table.id).row(over)
            val racers = table.rows.filter { it !== base }.flatMap { listOf(racer(it.row.name, it)) + rivals(it) }
            return listOf(PlotGroup(named(table.table.id), racers.map { row(it, racer(over, base)) }))
        }
        val bases = kept.whole(directive, over)
        return table.rows.filter { row -> bases.rows.any { it.row.name == row.row.name } }.map { row ->
            val base = bases.row(row.row.name)
            val racers = listOf(racer(table.table.contender ?: table.table.title, row)) + rivals(base)
            PlotGroup(named(row.row.name), racers.map { row(it, racer(over, base)) })
        }
    }

    private fun racer(
        label: String,
        row: ReproducedRow,
    ) = Racer(label, listOf(row.published, row.here, row.honest), row.row.unit.isRate)

    private fun rivals(row: ReproducedRow): List<Racer> =
        row.beside.map { rival ->
            Racer(rival.contender, listOf(NOT_PUBLISHED, rival.here, rival.honest), row.row.unit.isRate)
        }

    private fun row(
        racer: Racer,
        base: Racer,
    ) = PlotRow(
        named(racer.label),
        OURS in racer.label,
        racer.columns.zip(base.columns) { own, other -> cell(own, other, racer.isRate) },
    )

    private fun named(label: String) = directive.names[label] ?: label

    private fun cell(
        own: Outcome,
        base: Outcome,
        isRate: Boolean,
    ): PlotCell? {
        if (own === NOT_PUBLISHED) return null
        val none = listOf(own, base).filterIsInstance<Outcome.None>().firstOrNull()
        if (none != null) return PlotCell.Absence(if (none.isWrong) "WRONG OUTPUT" else "none")
        own as Outcome.Figure
        base as Outcome.Figure
        own.over(base)?.let { return PlotCell.Figure(it.value, it.low, it.high, "${significant(it.value)}×") }
        return if (isRate) quotient(base, own) else quotient(own, base)
    }

    private fun quotient(
        top: Outcome.Figure,
        bottom: Outcome.Figure,
    ): PlotCell {
        val value = top.value / bottom.value
        val low = quotient(top.low, bottom.high)
        val high = quotient(top.high, bottom.low)
        val hasInterval = low != null && high != null
        return PlotCell.Figure(value, low.takeIf { hasInterval }, high.takeIf { hasInterval }, "${significant(value)}×")
    }

    /** Published errors can be as large as their figures. Such an end has no place on the axis. */
    private fun quotient(
        top: Double?,
        bottom: Double?,
    ): Double? = if (top != null && bottom != null && top > 0 && bottom > 0) top / bottom else null

    private fun inWords(row: PlotRow) = "${row.label} ${row.cells.joinToString { it?.text ?: "–" }}"

    private companion object {
        val NOT_PUBLISHED = Outcome.None("not published")

        /** Part of every name of a contender of ours. */
        const val OURS = "piculet"

        /** Characters that fit on a line of the footer. */
        const val FOOTER = 125
    }
}
