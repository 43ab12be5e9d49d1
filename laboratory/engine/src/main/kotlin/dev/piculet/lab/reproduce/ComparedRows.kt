package dev.piculet.lab.reproduce

import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.statistics.TableVerdicts
import dev.piculet.lab.statistics.Verdict

/**
 * What a reproduced table says of costs: those of a row beside those of others, beside nothing gained where the row is a ratio, and
 * those of the rows that its text compares.
 *
 * Verdicts that are taken block by block are corrected together, as those of a run's table are. Where there are no common blocks,
 * intervals that do not meet count uncorrected: they have no p-value, and of equal costs they are rarer than one in twenty.
 */
internal class ComparedRows(
    private val table: ReproducedTable,
) {
    /**
     * @property pairs costs of both, block by block, or none
     * @property isTurned true for a saving, which is more where the cost is less
     * @property byIntervals what is told without pairs
     */
    private class Compared(
        val name: String,
        val pairs: List<Pair<Double, Double>>,
        val isTurned: Boolean,
        val byIntervals: () -> Finding?,
    )

    /** Returns what can be said, by the names of the row and what it is compared with. */
    fun findings(): Map<String, Finding> {
        val all = table.rows.flatMap(::ofRow) + listOfNotNull(ofClaim())
        val verdicts = TableVerdicts.of(all.filter { it.pairs.isNotEmpty() }.associate { it.name to it.pairs })
        return all
            .mapNotNull { one ->
                val verdict = verdicts[one.name]
                val finding = if (verdict == null) one.byIntervals() else ofVerdict(verdict, one.isTurned)
                finding?.let { one.name to it }
            }.toMap()
    }

    private fun ofRow(row: ReproducedRow): List<Compared> {
        val honest = row.honest as? Outcome.Figure ?: return emptyList()
        val unit = row.row.unit
        val rivals = row.beside.mapNotNull { between(row.row.name, honest, it.contender, it.honest, unit) }
        return listOfNotNull(ofRatio(row.row.name, honest, unit)) + rivals
    }

    private fun ofRatio(
        name: String,
        ratio: Outcome.Figure,
        unit: PublishedUnit,
    ): Compared? {
        val equal =
            when (unit) {
                PublishedUnit.TIMES -> 1.0
                PublishedUnit.PERCENT -> 0.0
                else -> return null
            }
        return Compared("$name beside ${equal.toInt()}", ratio.divided, unit == PublishedUnit.PERCENT) {
            byIntervals(ratio, Outcome.Figure(equal, equal, equal), unit)
        }
    }

    private fun ofClaim(): Compared? {
        val (first, second) = table.table.claim ?: return null
        val row = table.row(first)
        return between(first, row.honest, second, table.row(second).honest, row.row.unit)
    }

    private fun between(
        name: String,
        one: Outcome,
        otherName: String,
        other: Outcome,
        unit: PublishedUnit,
    ): Compared? {
        if (one !is Outcome.Figure || other !is Outcome.Figure) return null
        return Compared("$name beside $otherName", one.pairsWith(other), isTurned = false) {
            byIntervals(one, other, unit)
        }
    }

    private fun ofVerdict(
        verdict: Verdict,
        isTurned: Boolean,
    ): Finding? =
        when (verdict) {
            Verdict.FASTER -> if (isTurned) Finding.MORE else Finding.LESS
            Verdict.SLOWER -> if (isTurned) Finding.LESS else Finding.MORE
            Verdict.SAME -> Finding.NO_DIFFERENCE
            Verdict.UNDECIDED -> null
        }

    /** For what has no block in common: what slowed down one of them alone may be the machine's. */
    private fun byIntervals(
        one: Outcome.Figure,
        other: Outcome.Figure,
        unit: PublishedUnit,
    ): Finding? {
        val (low, high) = (one.low ?: return null) to (one.high ?: return null)
        val (otherLow, otherHigh) = (other.low ?: return null) to (other.high ?: return null)
        return when {
            high < otherLow -> if (unit.isRate) Finding.MORE else Finding.LESS
            low > otherHigh -> if (unit.isRate) Finding.LESS else Finding.MORE
            else -> Finding.NO_DIFFERENCE
        }
    }
}
