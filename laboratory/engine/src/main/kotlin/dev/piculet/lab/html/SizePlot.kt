package dev.piculet.lab.html

import dev.piculet.lab.picture.LogAxis
import dev.piculet.lab.picture.SvgElement
import dev.piculet.lab.picture.svgLine
import dev.piculet.lab.picture.svgText
import dev.piculet.lab.report.JoinedRow
import dev.piculet.lab.report.PayloadTable
import dev.piculet.lab.report.TimeScale
import dev.piculet.lab.report.cpu
import dev.piculet.lab.report.enumerate
import dev.piculet.lab.report.printable
import dev.piculet.lab.report.withoutJdk
import dev.piculet.lab.statistics.ParetoFront
import kotlinx.html.FlowContent
import kotlinx.html.figcaption
import kotlinx.html.figure

/** A contender in the plane of time and size. */
internal class SizePoint(
    val name: String,
    val contender: Int,
    val size: Double,
    val nanos: Double,
)

/** Time of all operations of a payload against the size, with the contenders that no other beats in both. */
internal class SizePlot private constructor(
    private val place: String,
    private val operations: List<String>,
    private val points: List<SizePoint>,
) {
    private val front = ParetoFront.of(points) { it.size to it.nanos }
    private val least = points.minOf { it.size } to points.minOf { it.nanos }
    private val across = LogAxis(points.map { it.size / least.first }, WIDTH - LEFT - RIGHT)
    private val up = LogAxis(points.map { it.nanos / least.second }, HEIGHT - TOP - BOTTOM)

    fun show(parent: FlowContent) =
        with(parent) {
            figure {
                scrollable("Time against size of $place") { drawing(drawing()) }
                figcaption {
                    +"Time against size of $place, by estimates. Down is faster, left is smaller. "
                    +"No other contender is both at least as fast and at least as small as "
                    +"${enumerate(front.map { it.name })}, the Pareto front."
                }
            }
        }

    private fun drawing(): SvgElement {
        val time = TimeScale.of(listOf(least.second))
        val sum = if (operations.size == 1) operations.single() else "${enumerate(operations)} together"
        val title = "CPU time of $sum, 1× is ${time.figure(least.second)} ${time.symbol}"
        return SvgElement(
            "svg",
            "class" to "scatter",
            "viewBox" to "0 0 ${svgNumber(WIDTH)} ${svgNumber(HEIGHT)}",
            "width" to WIDTH,
            "height" to HEIGHT,
            "role" to "img",
            "aria-label" to "$place: " + points.joinToString { inWords(it) },
        ).with(SvgElement("title").text("Time against size of $place"))
            .with(grid())
            .with(
                svgText(LEFT, TOP - HEADING, "heading", title),
                svgText(WIDTH - RIGHT, HEIGHT - 2, "quiet end", "size, 1× is ${least.first.toInt()} bytes"),
            ).with(steps())
            .with(marks())
    }

    private fun inWords(point: SizePoint): String {
        val scale = TimeScale.of(listOf(point.nanos))
        return "${point.name} ${scale.figure(point.nanos)} ${scale.symbol} and ${point.size.toInt()} bytes"
    }

    private fun grid(): List<SvgElement> =
        RatioCells.ticks(across).flatMap { (label, x) ->
            listOf(
                svgLine(LEFT + x, TOP, LEFT + x, HEIGHT - BOTTOM, "grid"),
                svgText(LEFT + x, HEIGHT - BOTTOM + LINE, "quiet middle", label),
            )
        } +
            RatioCells.ticks(up).flatMap { (label, y) ->
                listOf(
                    svgLine(LEFT, HEIGHT - BOTTOM - y, WIDTH - RIGHT, HEIGHT - BOTTOM - y, "grid"),
                    svgText(LEFT - 6, HEIGHT - BOTTOM - y + 4, "quiet end", label),
                )
            }

    private fun xOf(point: SizePoint) = LEFT + across.position(point.size / least.first)

    private fun yOf(point: SizePoint) = HEIGHT - BOTTOM - up.position(point.nanos / least.second)

    /** The front as stairs: beyond them nothing is. */
    private fun steps(): SvgElement {
        val first = "M${svgNumber(xOf(front.first()))} ${svgNumber(TOP)}V${svgNumber(yOf(front.first()))}"
        val others = front.drop(1).joinToString("") { "H${svgNumber(xOf(it))}V${svgNumber(yOf(it))}" }
        return SvgElement("path", "class" to "front", "d" to "$first${others}H${svgNumber(WIDTH - RIGHT)}")
    }

    private fun marks(): List<SvgElement> {
        val labels = LabelPlaces(LEFT..(WIDTH - RIGHT), TOP..(HEIGHT - BOTTOM), points.map { xOf(it) to yOf(it) })
        return points.sortedBy { if (it in front) 0 else 1 }.map { point ->
            val isBest = point in front
            val (x, y) = xOf(point) to yOf(point)
            val place = labels.placeOf(point.name, x, y)
            SvgElement("g", "class" to if (isBest) "best" else "other", "data-contender" to point.contender).with(
                SvgElement("title").text(inWords(point)),
                SvgElement("use", "href" to "#shape-${if (isBest) "faster" else "same"}", "x" to x, "y" to y),
                svgText(place.first, place.second, "label", point.name),
            )
        }
    }

    companion object {
        private const val WIDTH = 680.0
        private const val HEIGHT = 320.0
        private const val LEFT = 52.0
        private const val RIGHT = 16.0
        private const val TOP = 34.0
        private const val BOTTOM = 40.0
        private const val HEADING = 14.0
        private const val LINE = 16.0

        /** Returns the plot, or null if there are fewer than two contenders to compare. */
        fun of(
            payload: PayloadTable,
            jdk: String,
            place: String,
            index: RowIndex,
        ): SizePlot? {
            val measured = payload.operations.filter { table -> table.rows.any { it.cpu != null } }
            val rows = payload.rows(measured, listOf(jdk)).filter { it.entry.jdk == jdk }
            // Under each of them a contender would be a point: that is what curves are for.
            val severalConditions = rows.distinctBy { it.entry.threads.number to it.entry.heap }.size > 1
            val points = rows.mapNotNull { pointOf(it, index) }
            if (points.size < 2 || severalConditions) return null
            return SizePlot(place, measured.map { it.group.operation }, points)
        }

        private fun pointOf(
            row: JoinedRow,
            index: RowIndex,
        ): SizePoint? {
            val size = row.size?.takeIf { it > 0 && !row.isWrong && !row.isInPlace } ?: return null
            val name = printable(withoutJdk(row.label, row.entry))
            return row.total?.let { SizePoint(name, index.contenders.indexOf(name), size.toDouble(), it) }
        }
    }
}
