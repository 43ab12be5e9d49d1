package dev.piculet.lab.picture

import java.math.BigDecimal
import kotlin.math.ln

/**
 * An axis of ratios: twice as much and half as much are equally far from 1.
 *
 * @param figures everything that has to fit on it, above 0
 * @param length in pixels
 * @param hasOne true to have 1 on it, whatever the figures
 */
internal class LogAxis(
    figures: Iterable<Double>,
    private val length: Double,
    hasOne: Boolean = true,
) {
    private val shown = if (hasOne) figures + 1.0 else figures.toList()
    private val low = shown.min() / MARGIN
    private val high = shown.max() * MARGIN

    /** Where a figure stands, in pixels from the axis' start. */
    fun position(figure: Double): Double = length * ln(figure / low) / ln(high / low)

    /** Round figures, as many as can be labelled without touching one another. */
    val ticks: List<Double> = coarse().let { if (hasOne || it.size > 1) it else fine() }

    private fun coarse(): List<Double> =
        STEPS
            .map(::within)
            .firstOrNull { all -> all.zipWithNext().all { (one, next) -> position(next) - position(one) >= LABEL } }
            ?: listOf(1.0).filter { it in low..high }

    /** Of figures that are close to one another and far from 1, every tenth of their decade that has room. */
    private fun fine(): List<Double> =
        within((10..99).map { it / 10.0 }).fold(emptyList<Double>()) { kept, tick ->
            val isFree = kept.isEmpty() || position(tick) - position(kept.last()) >= LABEL
            if (isFree) kept + tick else kept
        }

    private fun within(steps: List<Double>): List<Double> =
        (-DECADES..DECADES).flatMap { decade -> steps.map { scaled(it, decade) } }.filter { it in low..high }

    /** Decimal arithmetic: 3 tenths are 0.3, which a product of binary fractions misses. */
    private fun scaled(
        step: Double,
        decade: Int,
    ) = BigDecimal.valueOf(step).scaleByPowerOfTen(decade).toDouble()

    private companion object {
        /** Room beyond the outermost figure, as a factor. */
        const val MARGIN = 1.06

        /** Pixels that the label of a tick takes. */
        const val LABEL = 38.0

        const val DECADES = 6

        /** From the finest division of a decade to the coarsest. */
        val STEPS =
            listOf(
                listOf(1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0),
                listOf(1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 7.0),
                listOf(1.0, 1.5, 2.0, 3.0, 5.0, 7.0),
                listOf(1.0, 2.0, 3.0, 5.0),
                listOf(1.0, 2.0, 5.0),
                listOf(1.0, 3.0),
                listOf(1.0),
            )
    }
}
