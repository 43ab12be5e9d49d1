package dev.piculet.lab.report

import dev.piculet.lab.experiment.Condition
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Verdict

/** The meaning of a column of the tables. */
internal class LegendEntry(
    val column: String,
    val meaning: String,
) {
    companion object {
        /** Of the terminal's strips, whose columns are headed by the figures at their ends. */
        val FORKS: LegendEntry =
            LegendEntry(
                "dots",
                "each fork's CPU time divided by the median of its contender's forks, between the two figures above: " +
                    "· one fork, : two, | more",
            )

        /** Returns explanations of the columns and marks in this run's tables, and of no others. */
        fun of(results: RunResults): List<LegendEntry> {
            val rows = results.tables.flatMap { it.rows }
            val few = "fewer than ${Estimate.MIN_BLOCKS} trials"
            return listOf(
                entry(
                    "time",
                    "CPU time of one call, ± its 95 % interval; " +
                        "${conditions(results)}fastest first, the operations of a table taken together",
                    "of all threads together, divided by their calls; waiting is not in it"
                        .takeIf { rows.any { row -> row.entry.threads != Threads.ONE } },
                    "own: an instance for each thread; shared: one for all"
                        .takeIf { rows.distinctBy { row -> row.entry.threads.instances }.size > 1 },
                    "±? $few".takeIf { rows.any { row -> row.cpuNs?.let { it.low == null } == true } },
                ),
                entry("wall", "time of one call by the clock, in the same unit: it also counts waiting for a core"),
                entry(
                    "ratio",
                    "the contender's time divided by the baseline's, with its interval: 1.32× takes 1.32 times as long",
                    "≈ no difference was found".takeIf { rows.any { it.ratio?.verdict == Verdict.SAME } },
                    "undecided: $few".takeIf { rows.any { it.ratio?.verdict == Verdict.UNDECIDED } },
                ),
                entry(
                    "#",
                    "rank" + if (results.jdks.size > 1) " among contenders on the same JDK" else "",
                    "* the fastest",
                    "contenders share a rank unless one was shown to be slower",
                ),
                entry("B/op", "bytes that one call allocates"),
                entry("size", "bytes of the encoded values, and the same after gzip"),
            )
        }

        /** A curve's table has one value of its condition after the other; each is compared within itself. */
        private fun conditions(results: RunResults): String =
            when (results.curves.firstOrNull()?.over) {
                Condition.THREADS -> "one number of threads after the other, within it "
                Condition.HEAP -> "one heap after the other, within it "
                else -> ""
            }

        private fun entry(
            column: String,
            vararg meanings: String?,
        ) = LegendEntry(column, meanings.filterNotNull().joinToString("; "))
    }
}
