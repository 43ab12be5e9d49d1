package dev.piculet.lab.report

import dev.piculet.lab.experiment.Group
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate

/**
 * One line for each contender of each group, with every figure as it was computed: RFC 4180 with a header. Decimals have
 * dots; an absent value is empty.
 */
class CsvReport : Report() {
    override fun write(results: RunResults): String =
        results.tables
            .flatMap { table -> table.rows.map { row -> values(table.group, row) } }
            .let { rows -> listOf(HEADER) + rows }
            .joinToString("") { CsvText.lineOf(it) }

    private fun values(
        group: Group,
        row: ResultRow,
    ): List<String> =
        listOf(group.suite, group.payload, group.operation) +
            listOf(row.entry.contender, row.entry.version, row.entry.jdk, row.label, row.gate.id, row.detail ?: "") +
            listOf(row.trials, row.failed, row.unsteady).map(Int::toString) +
            figures(row.cpuNs) +
            figures(row.wallNs) +
            (row.bytesPerOp?.let(::raw) ?: "") +
            listOf(row.size, row.sizeGzip).map { it?.toString() ?: "" } +
            row.isBaseline.toString() +
            (row.ratio?.baseline ?: "") +
            figures(row.ratio?.estimate) +
            (row.ratio?.verdict?.name?.lowercase() ?: "") +
            (row.rank?.toString() ?: "") +
            row.forks.joinToString(";") { fork -> fork.joinToString(" ", transform = ::raw) } +
            row.entry.threads.number
                .toString() +
            row.entry.threads.instances.id +
            listOf(row.bytesLow, row.bytesHigh).map { it?.let(::raw) ?: "" } +
            row.forksCpuNs.joinToString(";", transform = ::raw) +
            listOf(row.entry.heap?.megabytes, row.entry.heap?.collector?.id).map { it?.toString() ?: "" }

    private fun figures(estimate: Estimate?): List<String> =
        listOf(estimate?.value, estimate?.low, estimate?.high).map { it?.let(::raw) ?: "" }

    private companion object {
        val HEADER =
            listOf("suite", "payload", "operation", "contender", "version", "jdk", "label", "gate", "detail") +
                listOf("trials", "failed", "unsteady") +
                listOf("cpu_ns", "cpu_ns_low", "cpu_ns_high", "wall_ns", "wall_ns_low", "wall_ns_high") +
                listOf("bytes_per_op", "size", "size_gzip", "is_baseline") +
                listOf("baseline", "ratio", "ratio_low", "ratio_high", "verdict", "rank", "forks_wall_ns") +
                listOf("threads", "instances", "bytes_per_op_low", "bytes_per_op_high", "forks_cpu_ns") +
                listOf("heap_mb", "collector")
    }
}
