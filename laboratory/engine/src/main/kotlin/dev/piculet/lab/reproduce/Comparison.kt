package dev.piculet.lab.reproduce

import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.MedianInterval

/**
 * How published figures of a table differ from others: a published one divided by the other, as times of a call where all of
 * the table are times.
 *
 * @property rows rows that have both
 */
data class Comparison(
    val rows: Int,
    val median: Double,
    val least: Double,
    val most: Double,
) {
    companion object {
        /** Compares with one of the other columns, which counts so many calls an operation; null if no row has both. */
        fun of(
            table: ReproducedTable,
            column: (ReproducedRow) -> Outcome,
            calls: Int,
        ): Comparison? {
            val ratios =
                table.rows.mapNotNull { row ->
                    ratio(row, column(row), calls.toDouble())?.let { if (row.isTurnedIn(table)) 1 / it else it }
                }
            if (ratios.isEmpty()) return null
            return Comparison(ratios.size, MedianInterval.of(ratios).median, ratios.min(), ratios.max())
        }

        private fun ratio(
            row: ReproducedRow,
            other: Outcome,
            calls: Double,
        ): Double? {
            val figure = other as? Outcome.Figure ?: return null
            if (figure.to != null || row.published.to != null || figure.value <= 0) return null
            val published = row.published.value * if (row.row.unit.isRate) calls else 1 / calls
            return published / figure.value
        }

        /** A rate counts as the time of a call, unless it stands among figures that are no times. */
        private fun ReproducedRow.isTurnedIn(table: ReproducedTable) = row.unit.isRate && table.hasTimesAlone

        /**
         * Returns how many times as long the first row of a claim takes as the second, or null without both figures. Those of
         * several reproductions must not be divided. What was measured in the same blocks is divided block by block, and has an
         * interval if there are enough of them.
         */
        fun ofClaim(
            table: ReproducedTable,
            column: (ReproducedRow) -> Outcome,
        ): Estimate? {
            val claim = table.table.claim ?: return null
            val (first, second) = listOf(claim.first, claim.second).map { table.row(it) }
            val dividend = column(first) as? Outcome.Figure ?: return null
            val divisor = column(second) as? Outcome.Figure ?: return null
            dividend.over(divisor)?.let { return it }
            val isRate = first.row.unit.isRate
            val ratio = if (isRate) divisor.value / dividend.value else dividend.value / divisor.value
            return Estimate(blocks = 1, ratio, interval = null)
        }
    }
}
