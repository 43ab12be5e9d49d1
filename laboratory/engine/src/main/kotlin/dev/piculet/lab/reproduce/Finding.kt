package dev.piculet.lab.reproduce

import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.statistics.Verdict

/** What a reproduced table says of a row, apart from figures. */
enum class Finding {
    /** The row has an honest figure. */
    FIGURE,

    /** It has none, and a reason. */
    NO_FIGURE,
    WRONG_OUTPUT,

    /** It costs less than another, or is a ratio below 1. */
    LESS,
    MORE,

    /** It may be either, so neither is shown. */
    NO_DIFFERENCE,
    ;

    /** True if one says the contrary of the other. */
    infix fun opposes(other: Finding): Boolean = setOf(this, other) == setOf(LESS, MORE)

    companion object {
        /**
         * Returns what tables say, by write-up, table and row, and by what the row is compared with; nothing of what is not
         * measured yet.
         */
        fun of(tables: List<ReproducedTable>): Map<String, Finding> =
            buildMap {
                for (table in tables) {
                    val name = "${table.writeUp.id}/${table.table.id}"
                    table.rows.forEach { putAll(of("$name ${it.row.name}", it)) }
                    ofClaim(table)?.let { (rows, finding) -> put("$name $rows", finding) }
                }
            }

        private fun of(
            name: String,
            row: ReproducedRow,
        ): Map<String, Finding> =
            when (val honest = row.honest) {
                Outcome.None.NOT_YET -> emptyMap()
                is Outcome.None -> mapOf(name to if (honest.isWrong) WRONG_OUTPUT else NO_FIGURE)
                is Outcome.Figure ->
                    mapOf(name to FIGURE) + ofRatio(name, honest, row.row.unit) +
                        row.beside.mapNotNull { rival ->
                            between(honest, rival.honest, row.row.unit)?.let { "$name beside ${rival.contender}" to it }
                        }
            }

        private fun ofRatio(
            name: String,
            honest: Outcome.Figure,
            unit: PublishedUnit,
        ): Map<String, Finding> {
            val equal =
                when (unit) {
                    PublishedUnit.TIMES -> 1.0
                    PublishedUnit.PERCENT -> 0.0
                    else -> return emptyMap()
                }
            val finding = between(honest, Outcome.Figure(equal, equal, equal), unit) ?: return emptyMap()
            return mapOf("$name beside ${equal.toInt()}" to finding)
        }

        private fun ofClaim(table: ReproducedTable): Pair<String, Finding>? {
            val (first, second) = table.table.claim ?: return null
            val finding = between(table.row(first).honest, table.row(second).honest, table.row(first).row.unit)
            return finding?.let { "$first beside $second" to it }
        }

        /** Returns what can be said of the cost of one figure beside another, or null without an interval. */
        private fun between(
            one: Outcome,
            other: Outcome,
            unit: PublishedUnit,
        ): Finding? {
            val ratio = (one as? Outcome.Figure)?.let { figure -> (other as? Outcome.Figure)?.let(figure::over) }
            return if (ratio == null) byIntervals(one, other, unit) else ofVerdict(Verdict.of(ratio))
        }

        private fun ofVerdict(verdict: Verdict): Finding? =
            when (verdict) {
                Verdict.FASTER -> LESS
                Verdict.SLOWER -> MORE
                Verdict.SAME -> NO_DIFFERENCE
                Verdict.UNDECIDED -> null
            }

        /** For what has no block in common: what slowed down one of them alone may be the machine's. */
        private fun byIntervals(
            one: Outcome,
            other: Outcome,
            unit: PublishedUnit,
        ): Finding? {
            val (low, high) = (one as? Outcome.Figure)?.let { it.low to it.high } ?: return null
            val (otherLow, otherHigh) = (other as? Outcome.Figure)?.let { it.low to it.high } ?: return null
            if (low == null || high == null || otherLow == null || otherHigh == null) return null
            return when {
                high < otherLow -> if (unit.isRate) MORE else LESS
                low > otherHigh -> if (unit.isRate) LESS else MORE
                else -> NO_DIFFERENCE
            }
        }
    }
}
