package dev.piculet.lab.reproduce

import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.statistics.MedianInterval

/**
 * A finding of two reproductions.
 *
 * @property of write-up, table, row, and what the row is compared with
 */
data class FindingOfBoth(
    val of: String,
    val before: Finding,
    val now: Finding,
)

/**
 * Findings of one kind.
 *
 * @property common how many both reproductions have
 * @property changed those that are not the same in both
 */
data class CommonFindings(
    val common: Int,
    val changed: List<FindingOfBoth>,
)

/**
 * Honest times of a call in the later reproduction divided by those in the earlier one; rates count as the times that they are.
 *
 * @property apart how many have intervals that do not meet
 */
data class FigureRatios(
    val rows: Int,
    val median: Double,
    val least: Double,
    val most: Double,
    val apart: Int,
)

/**
 * How two reproductions of the same tables differ.
 *
 * @property comparisons what costs less or more than another
 * @property rows those that have a figure, or wrong output, in one at least
 * @property alone how many findings one of them has alone, since the other has not measured that, or has no figure of it
 * @property figures null if no row has a time in both
 */
data class ReproductionComparison(
    val comparisons: CommonFindings,
    val rows: CommonFindings,
    val alone: Int,
    val figures: FigureRatios?,
) {
    companion object {
        /** Compares an earlier reproduction with a later one. */
        fun of(
            before: List<ReproducedTable>,
            now: List<ReproducedTable>,
        ): ReproductionComparison {
            val (earlier, later) = Finding.of(before) to Finding.of(now)
            val both =
                (earlier.keys intersect later.keys)
                    .map { FindingOfBoth(it, earlier.getValue(it), later.getValue(it)) }
            val (comparisons, rows) = both.partition { it.before.isComparison }
            return ReproductionComparison(
                common(comparisons),
                common(rows.filterNot { it.before == Finding.NO_FIGURE && it.now == Finding.NO_FIGURE }),
                alone = earlier.size + later.size - 2 * both.size,
                ratios(times(before), times(now)),
            )
        }

        private fun common(findings: List<FindingOfBoth>) =
            CommonFindings(findings.size, findings.filter { it.before != it.now })

        private class Timed(
            val figure: Outcome.Figure,
            val unit: PublishedUnit,
        )

        private fun times(tables: List<ReproducedTable>): Map<String, Timed> =
            buildMap {
                for (table in tables) {
                    val name = "${table.writeUp.id}/${table.table.id}"
                    for (row in table.rows.filter { it.row.unit.isTime }) {
                        val honest = row.honest as? Outcome.Figure ?: continue
                        if (honest.to != null) continue // A range over several payloads is no figure to divide.
                        put("$name ${row.row.name}", Timed(honest, row.row.unit))
                    }
                }
            }

        private fun ratios(
            before: Map<String, Timed>,
            now: Map<String, Timed>,
        ): FigureRatios? {
            val both =
                before.keys
                    .intersect(now.keys)
                    .map { before.getValue(it) to now.getValue(it) }
                    .filter { (earlier, later) -> earlier.figure.value > 0 && later.figure.value > 0 }
            if (both.isEmpty()) return null
            val ratios = both.map { (earlier, later) -> ratio(earlier, later) }
            val apart = both.count { (earlier, later) -> areApart(earlier.figure, later.figure) }
            return FigureRatios(ratios.size, MedianInterval.of(ratios).median, ratios.min(), ratios.max(), apart)
        }

        private fun ratio(
            earlier: Timed,
            later: Timed,
        ): Double {
            val ratio = later.figure.value / earlier.figure.value
            return if (later.unit.isRate) 1 / ratio else ratio
        }

        /** What has no interval is never apart. */
        private fun areApart(
            one: Outcome.Figure,
            other: Outcome.Figure,
        ): Boolean {
            val (low, high) = (one.low ?: return false) to (one.high ?: return false)
            return high < (other.low ?: return false) || low > (other.high ?: return false)
        }
    }
}
