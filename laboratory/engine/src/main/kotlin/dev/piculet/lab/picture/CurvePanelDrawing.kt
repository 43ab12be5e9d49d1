package dev.piculet.lab.picture

import kotlin.math.exp
import kotlin.math.ln

/**
 * The elements of one panel of curves, without a style: each curve has a mark and a label of its own, so that colours
 * need not be told apart.
 *
 * @param top of its heading
 */
internal class CurvePanelDrawing(
    private val panel: CurvePanel,
    private val width: Double,
    private val top: Double,
) {
    private val labels = panel.lines.maxOf { it.label.length } * CHARACTER + LABEL_GAP
    private val right = width - labels
    private val floor = top + HEADINGS + PLOT
    private val dots = panel.lines.flatMap { it.points }
    private val across = LogAxis(panel.ticks.map { it.first }, right - LEFT, hasOne = false)
    private val up = LogAxis(dots.flatMap { listOfNotNull(it.low, it.y, it.high) }, PLOT, hasOne = false)

    fun elements(): List<SvgElement> =
        listOf(
            svgText(LEFT, top + BASELINE, "heading", panel.title),
            svgText(LEFT, top + BASELINE + LINE, "quiet", panel.up),
            svgText(right, floor + 2 * LINE, "quiet end", panel.across),
        ) + grid() + panel.lines.flatMapIndexed(::line) + labels()

    private fun xOf(value: Double) = LEFT + across.position(value)

    private fun yOf(value: Double) = floor - up.position(value)

    private fun grid(): List<SvgElement> =
        up.ticks.flatMap { tick ->
            val label = tick.toBigDecimal().stripTrailingZeros().toPlainString()
            listOf(
                svgLine(LEFT, yOf(tick), right, yOf(tick), "grid"),
                svgText(LEFT - TICK_GAP, yOf(tick) + RISE, "quiet end", label),
            )
        } + panel.ticks.flatMap { (value, label) ->
            val x = xOf(value)
            listOf(svgLine(x, floor - PLOT, x, floor, "grid"), svgText(x, floor + LINE, "quiet middle", label))
        }

    private fun line(
        index: Int,
        line: CurveLine,
    ): List<SvgElement> {
        val path = line.points.joinToString(" ") { "${tenths(xOf(it.x))},${tenths(yOf(it.y))}" }
        val kind = "curve ${colourOf(index)}"
        val stroke = SvgElement("polyline", "class" to "$kind ${dashOf(index)}", "points" to path)
        val intervals =
            line.points.mapNotNull { dot ->
                dot.low?.let { svgLine(xOf(dot.x), yOf(it), xOf(dot.x), yOf(dot.high!!), kind) }
            }
        val marks = line.points.map { mark(index, xOf(it.x), yOf(it.y)) }
        return listOf(stroke) + intervals + marks + listOfNotNull(line.bend?.let { ring(line, it, index) })
    }

    /** A ring around the place where the curve bends. */
    private fun ring(
        line: CurveLine,
        bend: Double,
        index: Int,
    ): SvgElement =
        SvgElement(
            "circle",
            "class" to "bend ${colourOf(index)}",
            "cx" to xOf(bend),
            "cy" to yOf(heightAt(line, bend)),
            "r" to RING,
        )

    /** The curve's height between two points, as it is drawn. */
    private fun heightAt(
        line: CurveLine,
        x: Double,
    ): Double {
        val next = line.points.indexOfFirst { it.x >= x }.coerceAtLeast(1)
        val (from, to) = line.points[next - 1] to line.points[next]
        val share = (ln(x) - ln(from.x)) / (ln(to.x) - ln(from.x))
        return exp(ln(from.y) + share * (ln(to.y) - ln(from.y)))
    }

    private fun mark(
        index: Int,
        x: Double,
        y: Double,
    ): SvgElement {
        val kind = "class" to "mark ${colourOf(index)}"
        val shape = SHAPES[index % SHAPES.size] ?: return SvgElement("circle", kind, "cx" to x, "cy" to y, "r" to MARK)
        val points = shape.joinToString(" ") { (dx, dy) -> "${tenths(x + dx * MARK)},${tenths(y + dy * MARK)}" }
        return SvgElement("polygon", kind, "points" to points)
    }

    /** Beside the last points, moved apart from one another, each with its curve's mark. */
    private fun labels(): List<SvgElement> {
        val wanted = panel.lines.mapIndexed { i, line -> i to yOf(line.points.last().y) }.sortedBy { it.second }
        val lowest = floor + LINE - (wanted.size - 1) * LINE
        var y = Double.NEGATIVE_INFINITY
        return wanted.flatMapIndexed { place, (index, own) ->
            y = maxOf(y + LINE, minOf(own, lowest + place * LINE))
            listOf(
                mark(index, right + LABEL_GAP / 2, y),
                svgText(right + LABEL_GAP, y + RISE, "label", panel.lines[index].label),
            )
        }
    }

    private fun colourOf(index: Int) = "c${index % COLOURS}"

    private fun dashOf(index: Int) = "d${index / COLOURS % 2}"

    companion object {
        /** Colours that a style gives, `c0` and so on; beyond them lines are dashed, class `d1`. */
        const val COLOURS = 6

        private const val LEFT = 66.0
        private const val PLOT = 260.0
        private const val HEADINGS = 44.0
        private const val BASELINE = 14.0
        private const val LINE = 16.0
        private const val RISE = 4.0
        private const val TICK_GAP = 6.0
        private const val LABEL_GAP = 26.0
        private const val CHARACTER = 7.2
        private const val MARK = 4.5
        private const val RING = 9.0

        /** From the top of a panel to that of the next. */
        const val HEIGHT = HEADINGS + PLOT + 3 * LINE

        /** Corners of the marks around their middle; null for a circle. */
        private val SHAPES: List<List<Pair<Double, Double>>?> =
            listOf(
                null,
                listOf(-1.0 to -1.0, 1.0 to -1.0, 1.0 to 1.0, -1.0 to 1.0),
                listOf(0.0 to -1.3, 1.2 to 0.9, -1.2 to 0.9),
                listOf(0.0 to -1.4, 1.4 to 0.0, 0.0 to 1.4, -1.4 to 0.0),
                listOf(0.0 to 1.3, 1.2 to -0.9, -1.2 to -0.9),
                listOf(-1.4 to -0.5, -0.5 to -0.5, -0.5 to -1.4, 0.5 to -1.4, 0.5 to -0.5, 1.4 to -0.5) +
                    listOf(1.4 to 0.5, 0.5 to 0.5, 0.5 to 1.4, -0.5 to 1.4, -0.5 to 0.5, -1.4 to 0.5),
                listOf(-1.4 to 0.0, -0.7 to -1.2, 0.7 to -1.2, 1.4 to 0.0, 0.7 to 1.2, -0.7 to 1.2),
            )
    }
}
