package dev.piculet.lab.statistics

import kotlin.math.ceil
import kotlin.math.floor

internal fun medianOf(values: List<Double>): Double = medianOfSorted(values.sorted().toDoubleArray())

internal fun medianOfSorted(sorted: DoubleArray): Double = quantileOfSorted(sorted, 0.5)

/** Interpolates linearly between the two nearest order statistics (Hyndman & Fan 1996, definition 7). */
internal fun quantileOfSorted(
    sorted: DoubleArray,
    probability: Double,
): Double {
    val position = (sorted.size - 1) * probability
    val below = sorted[floor(position).toInt()]
    val above = sorted[ceil(position).toInt()]
    return below + (position - floor(position)) * (above - below)
}
