package dev.piculet.lab.report

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate

/** The groups of one payload, which reports show together: one for each operation. */
internal class PayloadTable(
    val suite: String,
    val payload: String,
    val operations: List<ResultTable>,
) {
    /**
     * Returns one row for each contender that has a time or wrong output in some of [operations]: JDK by JDK, one value
     * of a condition after the other, fastest first, wrong ones last.
     */
    fun rows(
        operations: List<ResultTable>,
        jdks: List<String>,
    ): List<JoinedRow> =
        operations
            .flatMap { it.rows }
            .groupBy { it.entry }
            .map { (entry, rows) -> joined(entry, rows.first().label, operations) }
            .filter { row -> row.isWrong || row.results.any { it.cpu != null } }
            .sortedWith(
                compareBy<JoinedRow>({ jdks.indexOf(it.entry.jdk) }, { it.isWrong })
                    .thenBy(Entry.BY_CONDITION) { it.entry }
                    .thenBy { it.isInPlace }
                    .thenBy { it.total == null }
                    .thenBy { it.total },
            )

    private fun joined(
        entry: Entry,
        label: String,
        operations: List<ResultTable>,
    ): JoinedRow {
        fun row(table: ResultTable) = table.rows.find { it.entry == entry }
        val sized = this.operations.mapNotNull(::row).firstOrNull { it.size != null && it.gate == GateStatus.PASS }
        return JoinedRow(entry, label, operations.map(::row), sized?.size, sized?.sizeGzip)
    }

    companion object {
        /**
         * Returns the payloads in the order in which the run has them. A group that was left out shows wrong output
         * alone: the gate has examined it all the same.
         */
        fun of(results: RunResults): List<PayloadTable> =
            results.tables
                .map { table -> if (isLeftOut(table)) table.copy(rows = wrong(table)) else table }
                .filter { it.rows.isNotEmpty() }
                .groupBy { it.group.suite to it.group.payload }
                .map { (key, tables) -> PayloadTable(key.first, key.second, tables) }

        private fun isLeftOut(table: ResultTable) =
            table.baseline == null && table.rows.all { it.trials + it.failed == 0 }

        private fun wrong(table: ResultTable) = table.rows.filter { it.gate == GateStatus.WRONG_OUTPUT }
    }
}

/**
 * A contender's rows in several operations side by side.
 *
 * @property results one for each operation, null where the contender takes no part
 */
internal class JoinedRow(
    val entry: Entry,
    val label: String,
    val results: List<ResultRow?>,
    val size: Int?,
    val sizeGzip: Int?,
) {
    /** True if some of its work is of another kind than that of contenders that make objects. */
    val isInPlace: Boolean = results.any { it?.isInPlace == true }

    val isWrong: Boolean = results.any { it?.gate == GateStatus.WRONG_OUTPUT }

    /** Time of all operations together, which orders the rows; null if one is missing. */
    val total: Double? = results.map { it.cpu?.value }.takeIf { null !in it }?.filterNotNull()?.sum()
}

/** CPU time of a row that has one. */
internal val ResultRow?.cpu: Estimate? get() = this?.cpuNs

/** Returns a label without the JDK that it names in runs with several. */
internal fun withoutJdk(
    label: String,
    entry: Entry,
): String = label.removeSuffix(" (JDK ${entry.jdk})")

/** True if the row has the first rank, shared or alone, and a slower row exists. */
internal fun ResultTable.isFastest(row: ResultRow): Boolean =
    row.rank == 1 && rows.count {
        it.rank != null && it.entry.isMeasuredLike(row.entry) && it.isInPlace == row.isInPlace
    } > 1

/** Returns the baseline of a payload's ratios, and the number of trials: `ratio to kryo, 12 trials each`. */
internal fun headingOf(payload: PayloadTable): String {
    val measured = payload.operations.filter { table -> table.rows.any { it.cpu != null } }
    if (measured.isEmpty()) return "nothing was measured"
    val trials = measured.flatMap { it.rows }.filter { it.cpu != null }.map { it.trials }
    val (least, most) = trials.min() to trials.max()
    val each = if (least == most) count(least, "trial") else "$least to $most trials"
    return "${baselineOf(measured)}, $each each"
}

private fun baselineOf(tables: List<ResultTable>): String {
    fun ratio(table: ResultTable) =
        table.baseline?.let { "ratio to ${printable(it)}" } ?: "no ratios, for want of a baseline"
    val same = tables.groupBy(::ratio).mapValues { (_, some) -> some.joinToString { it.group.operation } }
    return if (same.size == 1) same.keys.single() else enumerate(same.map { (ratio, where) -> "$ratio ($where)" })
}

/** Returns groups with their operations together: `objects/simple (serialize, deserialize)`. */
internal fun groupsByPayload(groups: List<Group>): List<String> =
    groups.groupBy({ "${it.suite}/${it.payload}" }, { it.operation }).map { (payload, operations) ->
        "$payload (${operations.joinToString()})"
    }
