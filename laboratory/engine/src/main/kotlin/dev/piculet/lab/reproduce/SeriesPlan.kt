package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.SeriesWork
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedRow
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp

/** The JVMs of write-up 002's protocol. */
object SeriesPlan {
    /** The write-up whose protocol it is. */
    const val WRITE_UP: String = "002"

    private const val OLD = "jackson2-kotlin@2.12.0"
    private const val NEW = "jackson2-kotlin"

    /** What the text compares, in its order. */
    internal val OF_TEXT: List<String> = listOf(OLD, "kotlinx-json-reified-kotlin15@1.2.0")

    /** The text's pair comes first. Then other forms of the same call, and the newest versions. */
    private val PAIRS =
        listOf(
            OF_TEXT,
            listOf(OLD, "kotlinx-json-kotlin15@1.2.0"),
            listOf(NEW, "kotlinx-json-reified"),
            listOf(NEW, "kotlinx-json"),
            listOf(NEW, "kotlinx-json-lookup"),
        )

    private val RUN = Regex("run (\\d+)")

    /** Starting a JVM, and using two libraries in it for the first time. */
    private const val JVM_MILLIS = 4_000L
    private const val RUN_MILLIS = 100L

    /** Returns which run of its series a row tells, beginning with 1. */
    fun runOf(row: PublishedRow): Int = RUN.matchEntire(row.benchmark)?.groupValues?.get(1)?.toInt() ?: 1

    /**
     * Returns what to run for these tables: each pair in both orders, in that of the text first. A JVM makes all runs of its text,
     * whichever rows are asked for, so that what was measured for some serves for all.
     */
    fun of(tables: List<Pair<WriteUp, PublishedTable>>): List<SeriesWork> {
        val own = tables.filter { (writeUp, _) -> writeUp.id == WRITE_UP }
        val asked = own.flatMap { (writeUp, table) -> runsOf(writeUp, table).map { (group, _) -> group } }.distinct()
        val runs = own.flatMap { (writeUp, _) -> writeUp.tables.flatMap { runsOf(writeUp, it) } }
        return asked.flatMap { group ->
            val count = runs.filter { it.first == group }.maxOf { it.second }
            PAIRS.flatMap { works(group, count, it) }
        }
    }

    /** Returns what the rows of a table measure, and which run of it each tells. */
    private fun runsOf(
        writeUp: WriteUp,
        table: PublishedTable,
    ): List<Pair<Group, Int>> =
        table.rows.mapNotNull { row -> groupOf(writeUp.subjectOf(table, row))?.let { it to runOf(row) } }

    private fun works(
        group: Group,
        runs: Int,
        pair: List<String>,
    ) = listOf(pair, pair.reversed()).map { SeriesWork(group, runs, it) }

    internal fun groupOf(subject: Measurable): Group? =
        (subject as? Measurable.Subject)?.run { Group(suite, payloads.single(), operation) }

    /** Returns how long the JVMs are expected to take. */
    fun millisOf(works: List<SeriesWork>): Long = works.sumOf { JVM_MILLIS + it.runs * RUN_MILLIS }
}
