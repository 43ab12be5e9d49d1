package dev.piculet.lab.report

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.result.Ratio
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Interval
import dev.piculet.lab.statistics.Verdict

internal const val JDK_17 = "17.0.15"
internal const val JDK_25 = "25.0.1"

/** A contender that passed, with a time and the half-width of its interval as a share. */
internal fun timed(
    contender: String,
    cpuNs: Double,
    halfWidth: Double? = 0.02,
    jdk: String = JDK_17,
    label: String = contender,
): ResultRow =
    ResultRow(
        entry = Entry(contender, "1.0", jdk),
        label = label,
        gate = GateStatus.PASS,
        detail = null,
        trials = 12,
        cpuNs = estimate(cpuNs, halfWidth),
        wallNs = estimate(cpuNs * 1.25, halfWidth),
        bytesPerOp = 64.0,
        size = 29,
        sizeGzip = 49,
        forks = List(3) { fork -> List(2) { cpuNs * (1.25 + 0.01 * fork + 0.005 * it) } },
    )

internal fun wrong(
    contender: String,
    detail: String = "writes {} instead of {\"id\":1}",
    jdk: String = JDK_17,
    label: String = contender,
): ResultRow = ResultRow(Entry(contender, "1.0", jdk), label, GateStatus.WRONG_OUTPUT, detail, size = 2, sizeGzip = 22)

internal fun unsupported(
    contender: String,
    detail: String,
    jdk: String = JDK_17,
    label: String = contender,
): ResultRow = ResultRow(Entry(contender, "1.0", jdk), label, GateStatus.UNSUPPORTED, detail)

internal fun estimate(
    value: Double,
    halfWidth: Double?,
): Estimate = estimate(value, halfWidth?.let { value * (1 - it) }, halfWidth?.let { value * (1 + it) })

/** A figure with or without bounds, of as many blocks as [timed] has. */
internal fun estimate(
    value: Double,
    low: Double?,
    high: Double?,
): Estimate = Estimate(12, value, low?.let { Interval(value, it, high!!) })

/** A group with ratios to [baseline], and ranks that rows share whose intervals overlap. */
internal fun tableOf(
    operation: String,
    rows: List<ResultRow>,
    payload: String = "simple",
    baseline: String? = "handwritten",
    suite: String = "objects",
): ResultTable {
    val related =
        rows.map { row ->
            related(row, rows.find { it.entry.contender == baseline && it.entry.jdk == row.entry.jdk })
        }
    val ranked =
        related.map { row ->
            val faster = related.count { isFaster(it, row) }
            if (row.cpuNs?.low == null) row else row.copy(rank = faster + 1)
        }
    return ResultTable(Group(suite, payload, operation), baseline, ranked)
}

private fun isFaster(
    one: ResultRow,
    other: ResultRow,
): Boolean {
    val (a, b) = (one.cpuNs?.high ?: return false) to (other.cpuNs?.low ?: return false)
    return one.entry.jdk == other.entry.jdk && a < b
}

private fun related(
    row: ResultRow,
    baseline: ResultRow?,
): ResultRow {
    val cpu = row.cpuNs
    val base = baseline?.cpuNs
    if (cpu == null || base == null) return row
    if (row.entry == baseline.entry) return row.copy(isBaseline = true)
    val ratio =
        estimate(
            cpu.value / base.value,
            cpu.low?.let { it / base.value },
            cpu.high?.let { it / base.value },
        )
    return row.copy(ratio = Ratio(baseline.label, ratio, Verdict.of(ratio)))
}

/** The rich run with other tables, and without warnings and sections that would disturb tests of tables. */
internal fun runOf(
    vararg tables: ResultTable,
    jdks: List<String> = listOf(JDK_17),
): RunResults =
    RichRun.results.copy(
        jdks = RichRun.results.jdks.filter { it.version in jdks },
        tables = tables.toList(),
        warnings = emptyList(),
        leftOut = emptyList(),
        inconclusive = emptyList(),
    )
