package dev.piculet.lab.html

import dev.piculet.lab.compare.HistoryChange
import dev.piculet.lab.compare.HistoryFigure
import dev.piculet.lab.compare.HistoryPoint
import dev.piculet.lab.picture.LogAxis
import dev.piculet.lab.picture.SvgElement
import dev.piculet.lab.picture.svgLine
import dev.piculet.lab.picture.svgText
import dev.piculet.lab.report.HistoryText
import dev.piculet.lab.report.count
import dev.piculet.lab.report.fixed
import dev.piculet.lab.report.printable
import dev.piculet.lab.statistics.medianOf

/**
 * A figure over its runs: a dot a run with its interval, the median between two changes as a line, and each change. Costs
 * are divided by that of the first run.
 */
internal class HistoryChart(
    private val figure: HistoryFigure,
    private val name: String,
) {
    private val points = figure.points
    private val first = points.first().cost.value
    private val axis =
        LogAxis(
            points.flatMap { point ->
                with(point.cost) { listOfNotNull(value, low, high) }.map { it / first }
            },
            PANEL,
        )

    fun drawing(): SvgElement =
        SvgElement(
            "svg",
            "class" to "history",
            "viewBox" to "0 0 ${svgNumber(WIDTH)} ${svgNumber(HEIGHT)}",
            "width" to WIDTH,
            "height" to HEIGHT,
            "role" to "img",
            "aria-label" to printable("$name: ${count(points.size, "run")}, ${count(figure.changes.size, "change")}"),
        ).with(grid()).with(levels()).with(points.flatMapIndexed(::point)).with(figure.changes.flatMap(::change))

    private fun grid(): List<SvgElement> =
        RatioCells.ticks(axis).flatMap { (label, y) ->
            val kind = if (label == "1×") "one" else "grid"
            listOf(
                svgLine(LEFT, FLOOR - y, WIDTH - RIGHT, FLOOR - y, kind),
                svgText(LEFT - 6, FLOOR - y + 4, "quiet end", label),
            )
        } + listOf(0, points.lastIndex).distinct().map { i ->
            svgText(xOf(i), FLOOR + LINE, "quiet middle", points[i].run.started.take(DATE))
        }

    /** The median of each piece between two changes. */
    private fun levels(): List<SvgElement> {
        val starts = listOf(0) + figure.changes.map(::indexOf)
        return starts.zip(starts.drop(1) + points.size) { from, until ->
            val y = yOf(medianOf(points.subList(from, until).map { it.cost.value / first }))
            svgLine(xOf(from) - halfStep, y, xOf(until - 1) + halfStep, y, "level")
        }
    }

    private fun point(
        i: Int,
        point: HistoryPoint,
    ): List<SvgElement> {
        val x = xOf(i)
        val y = yOf(point.cost.value / first)
        val interval = point.cost.interval?.let { svgLine(x, yOf(it.low / first), x, yOf(it.high / first), "interval") }
        val tip = "${HistoryText.nameOf(point.run)}: ${fixed(point.cost.value / first, 3)}×, ${point.version}"
        val dot = SvgElement("circle", "class" to "dot", "cx" to x, "cy" to y, "r" to DOT)
        return listOfNotNull(interval, dot.with(SvgElement("title").text(printable(tip))))
    }

    private fun change(change: HistoryChange): List<SvgElement> {
        val x = xOf(indexOf(change)) - halfStep
        val kind = if (change.ratio > 1) "slower" else "faster"
        val label = "$kind ${fixed(change.ratio, 2)}×"
        val place = if (x > WIDTH / 2) -LABEL_GAP to "end" else LABEL_GAP to "start"
        return listOf(
            svgLine(x, TOP, x, FLOOR, "change $kind"),
            svgText(x + place.first, TOP + LABEL_LINE, "label ${place.second}", label),
        )
    }

    private fun indexOf(change: HistoryChange) = points.indexOfFirst { it === change.first }

    private fun xOf(i: Int) = LEFT + (WIDTH - LEFT - RIGHT) * (i + 1) / (points.size + 1)

    private val halfStep = (WIDTH - LEFT - RIGHT) / (points.size + 1) / 2

    private fun yOf(relative: Double) = FLOOR - axis.position(relative)

    private companion object {
        const val WIDTH = 1000.0
        const val LEFT = 56.0
        const val RIGHT = 16.0
        const val TOP = 8.0
        const val PANEL = 140.0
        const val FLOOR = TOP + PANEL
        const val LINE = 18.0
        const val HEIGHT = FLOOR + LINE + 8
        const val DOT = 3.0
        const val LABEL_GAP = 4.0
        const val LABEL_LINE = 10.0

        /** Characters of `2026-01-31`. */
        const val DATE = 10
    }
}
