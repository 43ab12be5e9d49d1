package dev.piculet.lab.html

import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.picture.LogAxis
import dev.piculet.lab.picture.SvgElement
import dev.piculet.lab.picture.svgLine
import dev.piculet.lab.report.fixed
import dev.piculet.lab.report.ratioDecimalsOf
import dev.piculet.lab.statistics.medianOf

/**
 * How forks became fast.
 *
 * @property relative CPU time of a call in each warm-up iteration, divided by that while it was measured: the median of
 *     the forks
 */
internal class WarmUp private constructor(
    private val relative: List<Double>,
) {
    private val drawn = relative.map { it.coerceAtMost(MOST) }

    /** The first and the last iteration: `1.55 → 1.00×`. */
    val text: String = "${textOf(relative.first())} → ${textOf(relative.last())}×"

    private fun textOf(ratio: Double) = fixed(ratio, ratioDecimalsOf(ratio))

    /** Draws the curve, which ends at 1, where the measurement begins. */
    fun drawing(axis: LogAxis): SvgElement {
        val points = (drawn + 1.0).mapIndexed { i, it -> WIDTH * i / relative.size to HEIGHT - axis.position(it) }
        val places = points.joinToString(" ") { (x, y) -> "${svgNumber(x)},${svgNumber(y)}" }
        val base = points.last().second
        val all = "Warm-up iterations: ${relative.joinToString(", ", transform = ::textOf)} times as measured"
        return SvgElement(
            "svg",
            "viewBox" to "0 0 ${svgNumber(WIDTH)} ${svgNumber(HEIGHT)}",
            "width" to WIDTH,
            "height" to HEIGHT,
            "aria-hidden" to "true",
        ).with(
            SvgElement("title").text(all),
            svgLine(0.0, base, WIDTH, base, "grid"),
            SvgElement("polyline", "points" to places),
        )
    }

    companion object {
        private const val WIDTH = 64.0
        private const val HEIGHT = 24.0

        /** An iteration in which a library has generated its code for the first call takes millions of times as long. */
        private const val MOST = 10.0

        /** Returns the warm-up of good trials of one cell, or null if none was recorded. */
        fun of(trials: List<TrialRecord>): WarmUp? {
            val forks = trials.map { trial -> trial.warmupCpuNs.map { it / trial.cpuNs!! } }.filter { it.isNotEmpty() }
            if (forks.isEmpty() || forks.flatten().any { it <= 0 || !it.isFinite() }) return null
            // A fork that was made again warms up longer.
            return WarmUp((0 until forks.minOf { it.size }).map { i -> medianOf(forks.map { it[i] }) })
        }

        /** Returns the axis on which all these curves have room. */
        fun axisOf(all: Iterable<WarmUp>): LogAxis = LogAxis(all.flatMap { it.drawn }, HEIGHT)
    }
}
