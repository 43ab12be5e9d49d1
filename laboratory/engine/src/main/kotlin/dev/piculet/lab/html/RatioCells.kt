package dev.piculet.lab.html

import dev.piculet.lab.picture.LogAxis
import dev.piculet.lab.picture.SvgElement
import dev.piculet.lab.picture.svgText
import dev.piculet.lab.report.NONE
import dev.piculet.lab.report.RatioText
import dev.piculet.lab.result.Ratio

/** A ratio as its row shows it: in words, and drawn on the [axis] of its table. */
internal class RatioCells(
    ratio: Ratio?,
    isBaseline: Boolean,
    private val axis: LogAxis,
) {
    private val estimate = ratio?.estimate?.takeIf { it.value > 0 }
    private val words = ratio?.let(::RatioText)

    /** `1.32×`, as in the other reports. */
    val text: String = words?.value ?: if (isBaseline) NONE else ""

    /** `[1.28–1.37]`. */
    val bounds: String = words?.bounds.orEmpty()

    /** `faster`, `slower`, `same`, `undecided`, `baseline`, or nothing. Drawings of each have a shape of their own. */
    val verdict: String = ratio?.verdict?.name?.lowercase() ?: if (isBaseline) "baseline" else ""

    /** What rows are sorted by. */
    val value: Double? = estimate?.value ?: 1.0.takeIf { isBaseline }

    /** Where the ratio is drawn, in pixels from the left. */
    val x: Double? = value?.let(axis::position)

    /** Where its interval begins and ends, or null if it has none. */
    val ends: Pair<Double, Double>? = estimate?.interval?.let { axis.position(it.low) to axis.position(it.high) }

    fun drawing(): SvgElement {
        val one = axis.position(1.0)
        val interval = ends?.let { (from, to) -> pathOf(from, to) }.orEmpty()
        val point = arrayOf("href" to "#shape-${verdict.ifEmpty { "none" }}", "x" to (x ?: one), "y" to MIDDLE)
        return strip("mark $verdict".trim()).with(
            SvgElement("path", "class" to "one", "d" to "M${svgNumber(one)} 0v${svgNumber(HEIGHT)}"),
            SvgElement("path", "class" to "interval", "d" to interval),
            SvgElement("use", *point),
        )
    }

    companion object {
        const val WIDTH: Double = 190.0
        private const val HEIGHT = 24.0
        private const val MIDDLE = HEIGHT / 2

        /** Returns the axis on which all these ratios have room. */
        fun axisOf(ratios: Iterable<Ratio>): LogAxis =
            LogAxis(
                ratios.map { it.estimate }.flatMap { listOfNotNull(it.low, it.value, it.high) }.filter { it > 0 },
                WIDTH,
            )

        /** Returns the labels of the axis with their places. */
        fun ticks(axis: LogAxis): List<Pair<String, Double>> =
            axis.ticks.map { "${it.toBigDecimal().stripTrailingZeros().toPlainString()}×" to axis.position(it) }

        fun scale(axis: LogAxis): SvgElement =
            strip("scale").with(ticks(axis).map { (label, x) -> svgText(x, MIDDLE + BASELINE, "tick", label) })

        /** The mark of a verdict alone, for the legend. */
        fun key(verdict: String): SvgElement =
            strip("mark $verdict", KEY)
                .with(SvgElement("use", "href" to "#shape-$verdict", "x" to KEY / 2, "y" to MIDDLE))

        /** A line with a stop at either end. The page's script writes the same. */
        private fun pathOf(
            from: Double,
            to: Double,
        ) = "M${svgNumber(from)} 8v8m0 -4H${svgNumber(to)}m0 -4v8"

        private const val BASELINE = 4.0
        private const val KEY = 20.0

        private fun strip(
            kind: String,
            width: Double = WIDTH,
        ) = SvgElement(
            "svg",
            "class" to kind,
            "viewBox" to "0 0 ${svgNumber(width)} ${svgNumber(HEIGHT)}",
            "width" to width,
            "height" to HEIGHT,
            "aria-hidden" to "true",
        )
    }
}
