package dev.piculet.lab.page

import dev.piculet.lab.picture.ForestPlot
import dev.piculet.lab.picture.ForestPlotSvg
import dev.piculet.lab.picture.PlotCell
import dev.piculet.lab.picture.PlotGroup
import dev.piculet.lab.picture.PlotRow
import dev.piculet.lab.report.BasisText
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
 * Rows of several reproductions are each divided by the row of their own.
 */
internal class RacePicture(
    private val kept: KeptTables,
    private val directive: Directive,
) {
    private val over = directive.required("over")

    /** Returns the SVG document. */
    fun text(): String = ForestPlotSvg(plot()).text()

    /**
     * @property columns published, as published here, honest
     * @property row that the columns stand in, or beside
     * @property base to divide by
     */
    private class Racer(
        val label: String,
        val columns: List<Outcome>,
        val row: ReproducedRow,
        val base: ReproducedRow,
    )

    private class Heat(
        val title: String,
        val racers: List<Racer>,
    )

    private fun plot(): ForestPlot {
        val heats = kept.tables(directive).flatMap(::heats)
        val rows = heats.flatMap { it.racers }.map { it.row }
        val basis = BasisText(rows)
        val groups = heats.map { heat -> PlotGroup(named(heat.title), heat.racers.map { row(it, basis) }) }
        return ForestPlot(
            directive.required("title"),
            groups.joinToString(" ") { group ->
                "${group.title}: ${group.rows.joinToString("; ", transform = ::inWords)}."
            },
            "Time divided by that of ${named(over)}: 1× is as fast, less is faster; lines are intervals",
            listOf("published", "as published, here", "honest, here"),
            groups,
            kept.sourcesOf(rows).flatMap { source -> wrap(footer(source, rows, basis), FOOTER) },
        )
    }

    private fun footer(
        source: KeptReproduction,
        rows: List<ReproducedRow>,
        basis: BasisText,
    ): String {
        val machine = rows.find { it.hasFigures && it.basis == source.basis }?.let(basis::machineOf).orEmpty()
        return if (machine.isEmpty()) source.origin else "$machine: ${source.origin}"
    }

    private fun heats(table: ReproducedTable): List<Heat> {
        if (!kept.hasTable(directive, over)) {
            val rows = table.rows.filter { it.row.name != over }
            val racers = rows.flatMap { row ->
                val base = kept.rowLike(row, table, over)
                listOf(racer(row.row.name, row, base)) + rivals(row, base)
            }
            return listOf(Heat(table.table.id, racers))
        }
        val bases = kept.whole(directive, over)
        return table.rows.filter { row -> bases.rows.any { it.row.name == row.row.name } }.map { row ->
            val (name, label) = row.row.name to (table.table.contender ?: table.table.title)
            val base = bases.row(name)
            Heat(name, listOf(racer(label, row, kept.rowLike(row, bases, name))) + rivals(base, base))
        }
    }

    private fun racer(
        label: String,
        row: ReproducedRow,
        base: ReproducedRow,
    ) = Racer(label, columnsOf(row), row, base)

    private fun columnsOf(row: ReproducedRow) = listOf(row.published, row.here, row.honest)

    private fun rivals(
        row: ReproducedRow,
        base: ReproducedRow,
    ): List<Racer> =
        row.beside.map { Racer(it.contender, listOf(NOT_PUBLISHED, it.here, it.honest), row, base) }

    private fun row(
        racer: Racer,
        basis: BasisText,
    ): PlotRow {
        val marks = listOf(basis.presetOf(racer.row), basis.machineOf(racer.row)).filter { it.isNotEmpty() }
        val cells =
            racer.columns.zip(columnsOf(racer.base)) { own, other -> cell(own, other, racer.row.row.unit.isRate) }
        val label = named(racer.label) + if (marks.isEmpty()) "" else marks.joinToString(prefix = " (", postfix = ")")
        return PlotRow(label, OURS in racer.label, cells)
    }

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
