package dev.piculet.lab.report

import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.statistics.medianOf
import kotlin.math.ln
import kotlin.math.roundToInt

/**
 * The forks of contenders as strips of dots: each at its CPU time divided by the median of its contender's forks, on one
 * logarithmic scale for all rows of a payload. Forks of two kinds stand in two places, which no mean would show.
 */
internal class ForkStrip private constructor(
    private val low: Double,
    private val high: Double,
) {
    /** What the ends of a strip are, as wide as a strip: `0.90×  1.10×`. */
    val scale: String = textOf(low) + textOf(high).padStart(WIDTH - textOf(low).length)

    private fun textOf(relative: Double) = "${fixed(relative, if (relative < TEN) 2 else 0)}×"

    /** Returns the strip of a row, without blanks behind it; empty if a single fork has a time. */
    fun of(row: ResultRow): String {
        val forks = relative(row)
        if (forks.size < 2) return ""
        val counts = forks.groupingBy(::placeOf).eachCount()
        return (0..counts.keys.max()).joinToString("") { markOf(counts[it] ?: 0) }
    }

    private fun placeOf(relative: Double) = ((WIDTH - 1) * ln(relative / low) / ln(high / low)).roundToInt()

    private fun markOf(forks: Int) =
        when (forks) {
            0 -> " "
            1 -> "·"
            2 -> ":"
            else -> "|"
        }

    companion object {
        private const val WIDTH = 12
        private const val TEN = 9.995

        /** Less is drawn as if it were so much, lest noise look like forks of two kinds. */
        private const val LEAST = 1.1

        /** Returns the strips of the rows of one payload. */
        fun of(rows: Iterable<ResultRow>): ForkStrip {
            val all = rows.flatMap(::relative) + listOf(1 / LEAST, LEAST)
            return ForkStrip(all.min(), all.max())
        }

        private fun relative(row: ResultRow): List<Double> {
            val forks = row.forksCpuNs
            return if (forks.size < 2) emptyList() else medianOf(forks).let { typical -> forks.map { it / typical } }
        }
    }
}
