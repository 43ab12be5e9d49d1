package dev.piculet.lab.page

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.report.RatioText
import dev.piculet.lab.report.enumerate
import dev.piculet.lab.report.escapeMarkdown
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Verdict

/** Where others were faster than ours, or no difference was found; each divided by ours, one item a run. */
internal class Losses(
    private val runs: List<KeptRun>,
    private val directive: Directive,
) {
    private class Case(
        val verdict: Verdict?,
        val who: String,
        val payload: String,
        val figure: String,
    )

    fun lines(): List<String> {
        val ours = directive.required("ours").split(',')
        val others = ours + directive.list("limits").orEmpty()
        return runs.map { run ->
            val (id, results) =
                ours.firstNotNullOfOrNull { id -> run.comparedWith(id)?.let { id to it } }
                    ?: throw directive.fault("${run.name} has none of ${enumerate(ours)}")
            val name = directive.names[id] ?: id
            "- " + sentence(name, cases(results, limits(run, others)), withoutOurs(results))
        }
    }

    private fun hasOurs(table: ResultTable) = table.rows.any { it.isBaseline }

    /** Returns what ours has no time of, while others have. */
    private fun withoutOurs(results: RunResults): List<String> =
        results.tables.filter { table -> !hasOurs(table) && table.rows.any { it.cpuNs != null } }.map {
            "${verbOf(it.group.operation)} ${payloadOf(it.group)}"
        }

    /** What is no rival: code written by hand, which shows the limit, and our other contenders. */
    private fun limits(
        run: KeptRun,
        others: List<String>,
    ): Set<Entry> {
        val rows = run.results.tables.flatMap { it.rows }
        return rows.filter { it.isBaseline || it.entry.contender in others }.map { it.entry }.toSet()
    }

    private fun cases(
        results: RunResults,
        limits: Set<Entry>,
    ): List<Case> =
        results.tables.filter { it.baseline != null && hasOurs(it) }.flatMap { table ->
            table.rows.filter { it.entry !in limits && !it.isBaseline && it.gate == GateStatus.PASS }.map { row ->
                case(row, table.group)
            }
        }

    private fun case(
        row: ResultRow,
        group: Group,
    ) = Case(
        row.ratio?.verdict,
        "${escapeMarkdown(labelOf(directive, row))} to ${verbOf(group.operation)}",
        payloadOf(group),
        row.ratio?.let { RatioText(it) }?.let { "${it.value} ${it.bounds}" }.orEmpty(),
    )

    private fun payloadOf(group: Group) = escapeMarkdown(directive.names[group.payload] ?: group.payload)

    private fun sentence(
        name: String,
        cases: List<Case>,
        withoutOurs: List<String>,
    ): String {
        fun of(verdict: Verdict?) = cases.filter { it.verdict == verdict }.groupBy { it.who }.takeIf { it.isNotEmpty() }
        val faster = of(Verdict.FASTER)?.let { list(it) { case -> "${case.payload} (${case.figure})" } }
        val same = of(Verdict.SAME)?.let { list(it) { case -> case.payload } }
        val undecided = of(Verdict.UNDECIDED)?.let { list(it) { case -> case.payload } }
        val missing = of(null)?.let { list(it) { case -> case.payload } }
        val sentences =
            listOfNotNull(
                faster?.let { "Faster than $name: $it." },
                same?.let { "No difference from $name was found: $it." },
                undecided?.let { "Undecided: $it." },
                missing?.let { "Not measured: $it." },
                withoutOurs.takeIf { it.isNotEmpty() }?.let { "$name has no time to ${enumerate(it)}." },
            )
        if (sentences.isEmpty() && cases.isEmpty()) return "Nothing was compared with $name."
        return sentences.joinToString(" ").ifEmpty {
            "No library was faster than $name, or as fast, at any of this."
        }
    }

    /** Joins the texts on each contender. Semicolons separate lists that contain commas. */
    private fun list(
        cases: Map<String, List<Case>>,
        text: (Case) -> String,
    ): String = cases.map { (who, some) -> "$who ${enumerate(some.map(text))}" }.joinToString("; ")
}
