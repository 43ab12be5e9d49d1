package dev.piculet.lab.report

import dev.piculet.lab.experiment.Group
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate

/** What is compared with one another: contenders that do work of one kind on one JDK. */
internal data class Contest(
    val operation: String,
    val jdk: String,
    val isInPlace: Boolean,
)

/**
 * The first rank of a group.
 *
 * @property leaders those with that rank, by time
 * @property next the first of those that were shown to be slower, or null if there is none
 * @property distance the time of [next] divided by that of the first leader, or null if there is none
 * @property tie the time of the second leader divided by that of the first, if there are these two
 */
internal class Lead(
    val group: Group,
    val contest: Contest,
    val leaders: List<ResultRow>,
    val next: ResultRow?,
    val distance: Estimate?,
    val tie: Estimate?,
) {
    val names: List<String> = leaders.map(::nameOf)

    companion object {
        /**
         * Returns the lead of each group in which contenders were ranked, in the order of the run.
         *
         * @param trials null to leave out by how much
         */
        fun of(
            results: RunResults,
            trials: Trials?,
        ): List<Lead> =
            results.tables.flatMap { table ->
                contestsOf(table).mapNotNull { (contest, rows) -> of(table, contest, rows, trials) }
            }

        /** Returns the groups in which contenders were measured side by side, but too few times for ranks. */
        fun undecided(results: RunResults): List<Group> =
            results.tables
                .filter { table ->
                    contestsOf(table).any { (_, rows) -> rows.size > 1 && rows.none { it.rank != null } }
                }.map { it.group }

        private fun contestsOf(table: ResultTable): Map<Contest, List<ResultRow>> =
            table.rows
                .filter {
                    it.cpuNs != null
                }.groupBy { Contest(table.group.operation, it.entry.jdk, it.isInPlace) }

        private fun of(
            table: ResultTable,
            contest: Contest,
            rows: List<ResultRow>,
            trials: Trials?,
        ): Lead? {
            val ranked = rows.filter { it.rank != null }.sortedBy { it.cpuNs!!.value }
            if (ranked.size < 2) return null
            val leaders = ranked.filter { it.rank == 1 }
            val next = ranked.filter { it.rank != 1 }.minByOrNull { it.rank!! }

            fun overFirst(row: ResultRow) =
                trials?.ratio(Trials.cell(table.group, row.entry), Trials.cell(table.group, leaders.first().entry))
            val tie = leaders.takeIf { it.size == 2 }?.let { overFirst(it.last()) }
            return Lead(table.group, contest, leaders, next, next?.let(::overFirst), tie)
        }
    }
}

/** Returns the name of a row's contender, whatever the JDK, which its table tells. */
internal fun nameOf(row: ResultRow): String = printable(withoutJdk(row.label, row.entry))
