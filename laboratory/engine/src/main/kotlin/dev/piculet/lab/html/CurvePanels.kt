package dev.piculet.lab.html

import dev.piculet.lab.experiment.Condition
import dev.piculet.lab.picture.CurveDot
import dev.piculet.lab.picture.CurveLine
import dev.piculet.lab.picture.CurvePanel
import dev.piculet.lab.report.CurveText
import dev.piculet.lab.report.TimeScale
import dev.piculet.lab.report.printable
import dev.piculet.lab.result.CurvePoint
import dev.piculet.lab.result.CurveRow
import dev.piculet.lab.result.CurveTable
import dev.piculet.lab.statistics.Estimate

/** What is drawn of curves: time for a byte over sizes, calls a second over threads, time by the clock over heaps. */
internal object CurvePanels {
    /** The meaning of the marks, for a line above the drawing. */
    const val NOTE: String = "Both axes are logarithmic; bars are 95 % intervals; a ring is where a curve bends"

    private const val NANOS_PER_SECOND = 1e9

    /** A unit of the vertical axis, and how to get there from a cost. */
    private class Scale(
        val name: String,
        val of: (Double, CurvePoint) -> Double,
    )

    /** Returns the panel of a table, or null if nothing in it was measured. */
    fun of(table: CurveTable): CurvePanel? {
        val costs = table.rows.flatMap { row -> row.points.mapNotNull { it.cost?.value } }
        if (costs.isEmpty()) return null
        val text = CurveText(table)
        val scale = scaleOf(table.over, costs)
        return CurvePanel(
            text.title,
            text.across,
            scale.name,
            table.values.map { it to text.valueOf(it) },
            table.rows.filter { row -> row.points.any { it.cost != null } }.map { line(it, scale) },
        )
    }

    private fun scaleOf(
        over: Condition,
        costs: List<Double>,
    ): Scale =
        when (over) {
            Condition.SIZE ->
                Scale("CPU time for a byte of content, ns; less is faster") { cost, point -> cost / point.value }
            Condition.THREADS -> {
                val unit = if (costs.max() < THOUSAND_CALLS) "thousand " to THOUSAND else "" to 1.0
                Scale("${unit.first}calls a second, of all threads; more is faster") { cost, _ ->
                    NANOS_PER_SECOND / cost / unit.second
                }
            }
            Condition.HEAP -> {
                val time = TimeScale.of(costs)
                Scale("time of a call by the clock, ${time.symbol}; less is faster") { cost, _ -> cost / time.nanos }
            }
        }

    private fun line(
        row: CurveRow,
        scale: Scale,
    ) = CurveLine(
        printable(row.label),
        row.points.mapNotNull { point -> point.cost?.let { dot(point, it, scale) } },
        row.form?.bend?.at,
    )

    private fun dot(
        point: CurvePoint,
        cost: Estimate,
        scale: Scale,
    ): CurveDot {
        val ends = listOfNotNull(cost.low, cost.high).map { scale.of(it, point) }
        return CurveDot(point.value, scale.of(cost.value, point), ends.minOrNull(), ends.maxOrNull())
    }

    private const val THOUSAND = 1e3

    /** Nanoseconds: above it, a thread makes less than a thousand calls a second. */
    private const val THOUSAND_CALLS = 1e6
}
