package dev.piculet.lab.report

import dev.piculet.lab.result.MachineError
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate

/** A headed part of a report behind the tables; every line is a sentence or an item. */
internal class Section(
    val title: String,
    val lines: List<String>,
) {
    companion object {
        /** Returns the sections that are not empty, with at most [maxTrials] lines on single trials. */
        fun of(
            results: RunResults,
            maxTrials: Int,
        ): List<Section> =
            listOf(
                Section("What the figures are worth", machine(results)),
                Section("Trials in doubt", trials(results, maxTrials)),
                Section("Inconclusive", inconclusive(results)),
                Section("Left out", results.leftOut.map(::printable)),
                Section("Not available here", unavailable(results)),
            ).filter { it.lines.isNotEmpty() }

        /** Omits contenders that every table names, and sentences that a warning repeats. */
        private fun unavailable(results: RunResults): List<String> {
            val inTables = results.tables.flatMap { it.rows }.map { it.entry.contender to it.entry.version }
            return results.contenders
                .filter { it.unavailable != null && results.warnings.none { warning -> it.unavailable in warning } }
                .filterNot { (it.id to it.version) in inTables }
                .map { printable("${it.id}@${it.version}: ${it.unavailable}") }
        }
    }
}

private fun machine(results: RunResults): List<String> {
    val machine = results.machine
    return listOfNotNull(
        errorRate(results),
        MachineText.pair(machine),
        MachineText.kernel(machine)?.let {
            "$it, and so may times of different tables and runs. Ratios within a table are measured side by side and " +
                "differ less."
        },
        MachineText.slowed(machine)?.let { "$it." },
        noise(machine, results.environment.cores),
    )
}

private fun errorRate(results: RunResults): String? {
    val isRanked = results.tables.any { table -> table.rows.any { it.rank != null } }
    val text =
        "Verdicts and ranks allow for all comparisons of their table: where contenders are equal, about one table in " +
            "20 shows a difference between some of them."
    return text.takeIf { isRanked }
}

private fun noise(
    machine: MachineError,
    cores: Int,
): String? {
    val facts =
        listOfNotNull(
            machine.pressure?.let { "something waited for a CPU ${percent(it)} of the time" },
            machine.steal?.let { "other guests took ${percent(it)} of the CPU time" },
            machine.load?.let { "the load was ${fixed(it, 1)} on ${count(cores, "core")}" },
        )
    return if (facts.isEmpty()) null else "During the median trial, ${enumerate(facts)}."
}

private fun trials(
    results: RunResults,
    max: Int,
): List<String> {
    val doubtful =
        results.tables
            .flatMap { table -> table.rows.map { table.group to it } }
            .filter { (_, row) -> row.cpu != null && row.failed + row.unsteady > 0 }
            .sortedByDescending { (_, row) -> (row.failed + row.unsteady).toDouble() / (row.trials + row.failed) }
            .groupBy({ (_, row) -> "${printable(row.label)}: ${doubt(row)}" }, { (group, _) -> group })
            .map { (fact, groups) -> "$fact in ${groupsByPayload(groups).joinToString()}" }
    if (doubtful.isEmpty()) return emptyList()
    val rest = "and ${count(doubtful.size - max, "more line")}; the CSV and JSON reports have them all"
    return listOf("An unsteady fork was still changing its speed while it was measured; it counts all the same.") +
        doubtful.take(max) + listOfNotNull(rest.takeIf { doubtful.size > max })
}

private fun doubt(row: ResultRow): String =
    listOfNotNull(
        "${row.unsteady} of ${row.trials} unsteady".takeIf { row.unsteady > 0 },
        "${row.failed} of ${row.trials + row.failed} failed".takeIf { row.failed > 0 },
    ).joinToString()

private fun inconclusive(results: RunResults): List<String> {
    if (results.inconclusive.isEmpty()) return emptyList()
    val few = "fewer than ${Estimate.MIN_BLOCKS} blocks"
    val why = results.precision?.let { "have intervals wider than ±${percent(it)} or $few" } ?: "have $few"
    return listOf("These comparisons $why; more blocks decide them.") + groupsByPayload(results.inconclusive)
}
