package dev.piculet.lab.report

import dev.piculet.lab.report.TerminalText.Companion.INDENT
import dev.piculet.lab.result.ColdResults
import dev.piculet.lab.result.ColdRow
import dev.piculet.lab.result.ColdTable
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Verdict

/**
 * First uses as a person reads them in a terminal.
 *
 * @param width characters that a line may have; text is never set narrower than 40
 * @param colour true to let the fastest and the wrong ones stand out with ANSI escape sequences
 */
class ColdReport(
    width: Int,
    colour: Boolean,
) {
    private val terminal = TerminalText(width, colour)

    fun render(results: ColdResults): String {
        val ends = listOf(unavailable(results), origin(results))
        val parts = listOf(legend(results)) + results.tables.map(::table) + ends
        return paragraphs(parts)
    }

    private fun legend(results: ColdResults): List<String> {
        val ratios = results.tables.flatMap { it.rows }.mapNotNull { it.ratio }
        val few = "fewer than ${Estimate.MIN_BLOCKS} samples"
        val isFew = results.tables.flatMap { it.rows }.any { it.samples in 1 until Estimate.MIN_BLOCKS }
        val entries =
            listOf(
                "first use" to "the contender made and bound to the payload, and its first call of each operation, " +
                    "in a JVM that has done nothing else; ± its 95 % interval" +
                    (if (isFew) "; ±? $few" else ""),
                "ratio" to "CPU time of first use divided by the baseline's, with its interval" +
                    (if (ratios.any { it.verdict == Verdict.SAME }) "; ≈ no difference was found" else "") +
                    (if (ratios.any { it.verdict == Verdict.UNDECIDED }) "; undecided: $few" else ""),
                "later calls" to "all calls of that many, each of every operation, in the same JVM",
                "whole process" to "CPU time of all threads from the beginning of first use, " +
                    "those of the JIT and the collector among them; 1 is first use",
                "classes" to "what first use loads; generated while it ran, and the bytes of their class files; " +
                    "in all: with those that later calls make a library generate",
            )
        val indent = entries.maxOf { it.first.length } + 2
        return entries.flatMap { (name, meaning) -> terminal.hanging(name, indent, meaning) }
    }

    private fun table(table: ColdTable): List<String> {
        val name = "${table.suite}/${table.payload}"
        val baseline = table.baseline?.let { ", compared with ${printable(it)}" }.orEmpty()
        val heading = wrap("$name: first use in a fresh JVM, JDK ${table.jdk}$baseline", terminal.width, INDENT)
        val painted = listOf(terminal.paint(name, Ink.BOLD) + heading.first().removePrefix(name)) + heading.drop(1)
        val tables =
            ColdTableLayout(table, terminal.width).chunks().map { chunk ->
                chunk.lines { terminal.paint(it.text, it.ink) }
            }
        val parts = (tables + listOf(notes(table))).filter { it.isNotEmpty() }
        return painted + parts.flatMapIndexed { i, lines -> if (i == 0) lines else listOf("") + lines }
    }

    private fun notes(table: ColdTable): List<String> {
        val notes = table.rows.mapNotNull { row -> kind(row)?.let { Triple(it, row.label, text(row)) } }
        val indent = NoteKind.entries.maxOf { it.title.length } + 2
        return notes.groupBy({ it.first to it.third }, { it.second }).entries.sortedBy { it.key.first }.flatMap {
            val (kind, text) = it.key
            val ink = if (kind == NoteKind.WRONG_OUTPUT) Ink.WRONG else Ink.PLAIN
            terminal
                .hanging(kind.title, indent, printable("${it.value.joinToString()}: $text"))
                .map { line -> terminal.paint(line, ink) }
        }
    }

    private fun kind(row: ColdRow) = NoteKind.of(row.gate, row.cpuNs != null, row.detail != null)

    private fun text(row: ColdRow): String {
        if (row.failed == 0) return row.detail ?: "No sample was made."
        val made = count(row.samples + row.failed, "sample")
        return "${row.failed} of $made failed, and no more was made: ${row.detail}"
    }

    private fun unavailable(results: ColdResults): List<String> {
        val inTables = results.tables.flatMap { it.rows }.map { it.entry.contender to it.entry.version }
        val missing = results.contenders.filter { it.unavailable != null && (it.id to it.version) !in inTables }
        if (missing.isEmpty()) return emptyList()
        return listOf(terminal.paint("Not available here", Ink.BOLD)) +
            missing.flatMap { terminal.item(printable("${it.id}@${it.version}: ${it.unavailable}")) }
    }

    private fun origin(results: ColdResults): List<String> {
        val environment = results.environment
        val cores = count(environment.cores, "core")
        val where = listOfNotNull(environment.cpu, cores, environment.memoryBytes?.let(::memory)).joinToString()
        val system = listOfNotNull(environment.os, environment.kernel).joinToString()
        val commit = environment.commit?.let { ", commit ${it.take(SHORT_COMMIT)}" }.orEmpty()
        val facts =
            "${count(results.samples, "fresh JVM")} a contender, in random order, " +
                "started ${environment.started}$commit: $where, $system."
        return listOf(terminal.paint("This run", Ink.BOLD)) + terminal.item(printable(facts)) +
            "${INDENT}Again, with seed ${results.seed}:" + (INDENT + INDENT + printable(results.command))
    }

    private companion object {
        const val SHORT_COMMIT = 12
    }
}
