package dev.piculet.lab.report

import dev.piculet.lab.experiment.Condition
import dev.piculet.lab.result.CurvePoint
import dev.piculet.lab.result.CurveRow
import dev.piculet.lab.result.CurveTable
import dev.piculet.lab.statistics.Bend
import dev.piculet.lab.statistics.Bends
import dev.piculet.lab.statistics.Estimate
import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode
import kotlin.math.pow

/** A figure of a curve's points. */
internal class CurveView(
    val title: String,
    private val cell: (CurvePoint) -> String,
) {
    /** Returns the figure of a point, or a mark where there is none. */
    fun textOf(point: CurvePoint): String = if (point.cost == null) NONE else cell(point)
}

/** The words of the curves of one operation, whatever the form of the report. */
internal class CurveText(
    private val table: CurveTable,
) {
    private val condition = table.over

    /** `objects/media, serialize, over the size`. */
    val title: String = printable("${table.suite}/${table.payload}, ${table.operation}, over the ${nameOf(condition)}")

    /** What the condition's values are. */
    val across: String =
        when (condition) {
            Condition.SIZE -> "bytes of content"
            Condition.THREADS -> "threads"
            Condition.HEAP -> "heap"
        }

    /** The figures worth a table, the curve's own first. */
    val views: List<CurveView> =
        when (condition) {
            Condition.SIZE ->
                listOf(
                    CurveView("CPU time of a call") { timeOf(it.cost!!) },
                    CurveView("CPU time for a byte of content, ns") { significant(it.cost!!.value / it.value) },
                )
            Condition.THREADS ->
                listOf(
                    CurveView("calls a second, of all threads") { rateOf(it.cost!!.value) },
                    CurveView("CPU time of a call") { timeOf(it.cpuNs!!) },
                )
            Condition.HEAP ->
                listOf(
                    CurveView("time of a call by the clock, with its share of collections") { timeOf(it.cost!!) },
                    CurveView("CPU time of a call, without the collector's threads") { timeOf(it.cpuNs!!) },
                )
        }

    /** Returns a value of the condition with its unit. */
    fun valueOf(value: Double): String =
        when (condition) {
            Condition.SIZE -> amount(value, listOf("B", "kB", "MB"), KILO)
            Condition.THREADS -> plain(value)
            Condition.HEAP -> amount(value, listOf("MB", "GB"), KIBI)
        }

    /** Returns where each contender bends, one sentence each. */
    fun sentences(): List<String> = table.rows.map { printable("${it.label}: ${formOf(it)}") }

    /** Returns how wide the intervals are, or null if there are none. */
    fun precision(): String? =
        table.rows
            .flatMap { row -> row.points.mapNotNull { it.cost?.interval?.halfWidth } }
            .maxOrNull()
            ?.let { "Intervals (95 %) are ±${percent(it)} or narrower." }

    /** Returns why points have no figure, one sentence each. */
    fun absences(): List<String> =
        table.rows.flatMap { row ->
            row.points
                .filter { it.cost == null }
                .groupBy { it.absence ?: "not measured" }
                .map { (why, points) ->
                    printable("${row.label} at ${enumerate(points.map { valueOf(it.value) })}: $why")
                }
        }

    private fun formOf(row: CurveRow): String {
        val form = row.form
        val bend = form?.bend
        val few = "too few figures for a bend: it takes ${Estimate.MIN_BLOCKS} blocks and ${Bends.MIN_VALUES} values"
        return when {
            form == null -> "$few."
            bend == null -> "no bend found; ${growth(form.slope)}."
            else -> "bends at ${placeOf(bend)}: ${growth(bend.before)} below, ${factor(bend.after)} beyond."
        }
    }

    private fun placeOf(bend: Bend): String {
        val unit = if (condition == Condition.THREADS) " threads" else ""
        return "${valueOf(bend.at)}$unit [${valueOf(bend.low)}–${valueOf(bend.high)}]"
    }

    private fun growth(slope: Double): String =
        when (condition) {
            Condition.SIZE -> "ten times the bytes take ${factor(slope)} the time"
            Condition.THREADS -> "twice the threads make ${factor(slope)} the calls"
            Condition.HEAP -> "twice the heap takes ${factor(slope)} the time"
        }

    /** `9.9 times`: what a tenfold size, or twice the threads or heap, does. */
    private fun factor(slope: Double): String {
        val factor =
            when (condition) {
                Condition.SIZE -> TENFOLD.pow(slope)
                Condition.THREADS -> 2.0.pow(-slope)
                Condition.HEAP -> 2.0.pow(slope)
            }
        return "${fixed(factor, ratioDecimalsOf(factor))} times"
    }

    companion object {
        private const val KILO = 1000.0
        private const val KIBI = 1024.0
        private const val TENFOLD = 10.0
        private const val NANOS_PER_SECOND = 1e9
        private const val DIGITS = 3

        fun nameOf(condition: Condition): String =
            when (condition) {
                Condition.SIZE -> "size of the document"
                Condition.THREADS -> "number of threads"
                Condition.HEAP -> "size of the heap"
            }

        fun timeOf(estimate: Estimate): String {
            val scale = TimeScale.of(listOf(estimate.value))
            return "${scale.figure(estimate.value)} ${scale.symbol}"
        }

        /** Returns calls a second for the nanoseconds of one: `812 k`, `1.23 M`. */
        fun rateOf(nanos: Double): String {
            val rate = NANOS_PER_SECOND / nanos
            return when {
                rate >= KILO * KILO -> "${significant(rate / KILO / KILO)} M"
                rate >= KILO -> "${significant(rate / KILO)} k"
                else -> significant(rate)
            }
        }

        private fun amount(
            value: Double,
            units: List<String>,
            step: Double,
        ): String {
            var rest = value
            var unit = 0
            while (rest >= step && unit < units.lastIndex) {
                rest /= step
                unit++
            }
            return "${plain(rest)} ${units[unit]}"
        }

        /** Returns three digits without trailing zeros: `10`, `1.5`. */
        private fun plain(value: Double): String =
            BigDecimal(value)
                .round(MathContext(DIGITS, RoundingMode.HALF_UP))
                .stripTrailingZeros()
                .toPlainString()
    }
}
