package dev.piculet.lab.reproduce

import dev.piculet.lab.statistics.MedianInterval

/**
 * A finding that two reproductions do not share.
 *
 * @property of write-up, table, row, and what the row is compared with
 */
data class ChangedFinding(
    val of: String,
    val before: Finding,
    val now: Finding,
)

/**
 * Honest figures of the later reproduction divided by those of the earlier one.
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
 * @property common how many findings both have
 * @property alone how many findings one of them has alone, since the other has not measured that
 * @property figures null if no row has a figure in both
 */
data class ReproductionComparison(
    val common: Int,
    val changed: List<ChangedFinding>,
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
            val common = earlier.keys intersect later.keys
            val changed =
                common
                    .map { ChangedFinding(it, earlier.getValue(it), later.getValue(it)) }
                    .filter { it.before != it.now }
            val alone = earlier.size + later.size - 2 * common.size
            return ReproductionComparison(common.size, changed, alone, ratios(figures(before), figures(now)))
        }

        private fun figures(tables: List<ReproducedTable>): Map<String, Outcome.Figure> =
            tables
                .flatMap { table ->
                    table.rows.map { "${table.writeUp.id}/${table.table.id} ${it.row.name}" to it.honest }
                }.mapNotNull { (name, honest) -> (honest as? Outcome.Figure)?.let { name to it } }
                .toMap()

        private fun ratios(
            before: Map<String, Outcome.Figure>,
            now: Map<String, Outcome.Figure>,
        ): FigureRatios? {
            val both =
                before.keys
                    .intersect(now.keys)
                    .map { before.getValue(it) to now.getValue(it) }
                    .filter { (earlier, later) -> earlier.value > 0 && later.value > 0 }
            if (both.isEmpty()) return null
            val ratios = both.map { (earlier, later) -> later.value / earlier.value }
            val apart = both.count { (earlier, later) -> areApart(earlier, later) }
            return FigureRatios(ratios.size, MedianInterval.of(ratios).median, ratios.min(), ratios.max(), apart)
        }

        private fun areApart(
            one: Outcome.Figure,
            other: Outcome.Figure,
        ) = (one.high ?: one.value) < (other.low ?: other.value) || (one.low ?: one.value) > (other.high ?: other.value)
    }
}
