package dev.piculet.lab.result

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.statistics.Verdict

/**
 * What changing from the baseline to another contender brings, in one operation.
 *
 * @property ratio its time divided by the baseline's
 */
data class SwitchedOperation(
    val operation: String,
    val ratio: Ratio,
)

/**
 * A change from the baseline to another contender.
 *
 * @property isOfOtherFormat true if one of the two can't read what the other has written
 * @property bytes what a call of each writes, null where one is unknown
 */
data class Switch(
    val from: ResultRow,
    val to: ResultRow,
    val operations: List<SwitchedOperation>,
    val isOfOtherFormat: Boolean,
    val bytes: Pair<Int, Int>?,
) {
    /** True if it pays: faster in one operation at least, slower in none. */
    val isGain: Boolean
        get() =
            operations.any {
                it.ratio.verdict == Verdict.FASTER
            } && operations.none { it.ratio.verdict == Verdict.SLOWER }

    /** The geometric mean of the ratios. */
    val mean: Double get() = Math.exp(operations.map { Math.log(it.ratio.estimate.value) }.average())
}

/**
 * An operation in which the baseline has no figures, so that nothing can be compared with it.
 *
 * @property reason why it has none, as the gate or the trials say; null if it was not measured
 */
data class NotCompared(
    val operation: String,
    val reason: String?,
)

/**
 * Finds which change from the baseline brings most, by the tables of one payload on one JDK: in the operations in which
 * the baseline has figures.
 *
 * @param wanted the baseline, as `id` or `id@version`
 */
class Switching(
    private val results: RunResults,
    private val jdk: String,
    private val wanted: String,
) {
    private val formats = results.contenders.associate { (it.id to it.version) to it.format }

    private val ownRows: List<Pair<String, ResultRow?>> =
        results.tables.map { table ->
            val own = table.rows.filter { isWanted(it.entry) }
            table.group.operation to (own.find { it.isBaseline } ?: own.firstOrNull())
        }

    private val compared = ownRows.filter { (_, row) -> row?.cpuNs != null }.map { (operation, _) -> operation }

    /** Operations that the comparisons leave out. */
    val notCompared: List<NotCompared> =
        ownRows
            .filterNot { (operation, _) -> operation in compared }
            .map { (operation, row) -> NotCompared(operation, row?.detail) }

    /** Rows of [jdk] that did all the work that is compared, by contender; each has a row for every such operation. */
    private val rows: Map<Entry, List<Pair<String, ResultRow>>> =
        results.tables
            .filter { it.group.operation in compared }
            .flatMap { table ->
                table.rows.filter { it.entry.jdk == jdk && it.cpuNs != null }.map { table.group.operation to it }
            }.groupBy { (_, row) -> row.entry }
            .filterValues { it.size == compared.size }

    /** The baseline, or null if it has no figures at all. */
    val baseline: ResultRow? = rows.values.map { it.first().second }.find { it.isBaseline && isWanted(it.entry) }

    /** All changes, the most profitable first. */
    val all: List<Switch> =
        baseline
            ?.let { from -> rows.values.filter { it.first().second != from }.mapNotNull { of(from, it) } }
            .orEmpty()
            .sortedBy { it.mean }

    private fun isWanted(entry: Entry) =
        entry.jdk == jdk && wanted in listOf(entry.contender, "${entry.contender}@${entry.version}")

    private fun of(
        from: ResultRow,
        to: List<Pair<String, ResultRow>>,
    ): Switch? {
        val operations = to.map { (operation, row) -> SwitchedOperation(operation, row.ratio ?: return null) }
        val row = to.first().second
        val sizes = from.size?.let { a -> row.size?.let { b -> a to b } }
        return Switch(from, row, operations, isOfOtherFormat(from.entry, row.entry), sizes)
    }

    /** JSON is one format; each of the others is its library's own. */
    private fun isOfOtherFormat(
        one: Entry,
        other: Entry,
    ) = formatOf(one) != Format.JSON || formatOf(other) != Format.JSON

    private fun formatOf(entry: Entry) = formats.getValue(entry.contender to entry.version)

    /** The best change that keeps documents readable, or null if there is none. */
    val withinFormat: Switch? get() = all.firstOrNull { !it.isOfOtherFormat }

    /** The best change to another format, or null if none was measured. */
    val toOtherFormat: Switch? get() = all.firstOrNull { it.isOfOtherFormat }
}
