package dev.piculet.lab.report

import dev.piculet.lab.result.InterimTable
import dev.piculet.lab.result.Ratio
import dev.piculet.lab.result.decimalsBesideOne
import dev.piculet.lab.result.rounded
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Verdict
import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode
import java.util.Locale
import kotlin.math.abs
import kotlin.math.max

/** Significant digits. Noise of some percent makes a fourth meaningless. */
private const val SIGNIFICANT_DIGITS = 3

/** Contenders that fit on a line about a run that goes on. */
private const val MOST_INTERIM = 8

/** The mark for "does not apply". */
internal const val NONE: String = "–"

/** A unit of time for all figures of one table, so that their sizes can be compared by eye. */
internal enum class TimeScale(
    val symbol: String,
    val nanos: Double,
) {
    NANOSECONDS("ns", 1.0),
    MICROSECONDS("µs", 1e3),
    MILLISECONDS("ms", 1e6),
    SECONDS("s", 1e9),
    ;

    /** Returns nanoseconds in this unit, without the unit. */
    fun figure(nanoseconds: Double): String = significant(nanoseconds / nanos)

    companion object {
        /** Returns the largest unit in which no figure is below 1. */
        fun of(nanoseconds: Iterable<Double>): TimeScale {
            val least = nanoseconds.minOrNull() ?: return NANOSECONDS
            return entries.lastOrNull { it.nanos <= least } ?: NANOSECONDS
        }
    }
}

/** Returns the value with three significant digits; the integer part is always complete. */
internal fun significant(value: Double): String {
    val rounded = BigDecimal(value).round(MathContext(SIGNIFICANT_DIGITS, RoundingMode.HALF_UP))
    if (rounded.signum() == 0) return "0"
    return fixed(value, max(0, SIGNIFICANT_DIGITS - (rounded.precision() - rounded.scale())))
}

/** Returns the value with that many decimals and a dot, whatever the locale. */
internal fun fixed(
    value: Double,
    decimals: Int,
): String = rounded(value, decimals).toPlainString()

/** Returns the value as written down without loss, never in scientific notation. */
internal fun raw(value: Double): String = BigDecimal(value.toString()).toPlainString()

/** Returns a share, such as 0.023, in percent: `2 %`; below one percent with a decimal. */
internal fun percent(share: Double): String {
    val percent = share * 100
    return if (abs(percent) < 0.95) "${fixed(percent, 1)} %" else "${fixed(percent, 0)} %"
}

/** Returns the interval as a share of the estimate, its longer side if it is lopsided: `±2 %`. */
internal fun plusMinus(estimate: Estimate): String = estimate.longerSide()?.let { "±${percent(it)}" } ?: "±?"

private fun Estimate.longerSide(): Double? = interval?.let { max(it.high - value, value - it.low) / value }

/** Returns an interval in brackets, or null where there is none: `[1.28–1.37]`. */
internal fun interval(
    estimate: Estimate,
    decimals: Int,
): String? = estimate.interval?.let { "[${fixed(it.low, decimals)}–${fixed(it.high, decimals)}]" }

/** The parts of a printed ratio, which tables put in columns of their own. */
internal class RatioText(
    ratio: Ratio,
) {
    private val decimals = ratioDecimals(ratio)

    /** `1.32×`, or `≈ 1.01×` where no difference was found. */
    val value: String = (if (ratio.verdict == Verdict.SAME) "≈ " else "") + "${fixed(ratio.estimate.value, decimals)}×"

    /** `[1.28–1.37]`, or `undecided`. */
    val bounds: String = interval(ratio.estimate, decimals).orUndecided(ratio)

    /** `±4 %`, or `undecided`. */
    val halfWidth: String = plusMinus(ratio.estimate).orUndecided(ratio)

    private fun String?.orUndecided(ratio: Ratio): String =
        this.takeIf { ratio.verdict != Verdict.UNDECIDED } ?: "undecided"
}

/** Returns a ratio that is not a comparison of contenders, such as that of the A/A pair. */
internal fun ratioOf(ratio: Estimate): String {
    val least = ratioDecimalsOf(ratio.value)
    val leavesOneOut = ratio.interval?.let { 1.0 !in it } ?: false
    val decimals = if (leavesOneOut) decimalsBesideOne(ratio, least) else least
    return listOfNotNull("${fixed(ratio.value, decimals)}×", interval(ratio, decimals)).joinToString(" ")
}

/** Returns `After 2 blocks, serialize beside gson: kryo 0.31×, jackson2 0.62×`, without intervals, which come at the end. */
internal fun interimLine(
    blocks: Int,
    table: InterimTable,
): String {
    val named = table.ratios.take(MOST_INTERIM).joinToString { (name, ratio) ->
        "$name ${fixed(ratio, ratioDecimalsOf(ratio))}×"
    }
    val more = table.ratios.size - MOST_INTERIM
    val rest = if (more > 0) " and $more more" else ""
    return "After ${count(blocks, "block")}, ${table.operation} beside ${table.baseline}: $named$rest"
}

private fun ratioDecimals(ratio: Ratio): Int {
    val least = ratioDecimalsOf(ratio.estimate.value)
    val isDifference = ratio.verdict == Verdict.FASTER || ratio.verdict == Verdict.SLOWER
    return if (isDifference) decimalsBesideOne(ratio.estimate, least) else least
}

/** Returns how many decimals a ratio has, so that ratios near 1 have the same number. */
internal fun ratioDecimalsOf(value: Double): Int =
    when {
        value >= 99.95 -> 0
        value >= 9.995 -> 1
        value >= 0.1 -> 2
        else -> significant(value).substringAfter('.', "").length
    }

/** Returns an amount of memory: `7.6 GiB`. */
internal fun memory(bytes: Long): String = "${fixed(bytes / (1024.0 * 1024 * 1024), 1)} GiB"

/** Returns milliseconds as a reader says them: `100 ms`, `2 s`. */
internal fun millis(value: Long): String = if (value >= 1000 && value % 1000 == 0L) "${value / 1000} s" else "$value ms"

/** Returns `1 trial`, `2 trials`. */
internal fun count(
    number: Int,
    noun: String,
): String = String.format(Locale.ROOT, "%d %s%s", number, noun, if (number == 1) "" else "s")
