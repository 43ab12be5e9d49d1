package dev.piculet.lab.report

import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.report.TerminalText.Companion.INDENT
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate

/**
 * The run as a person reads it in a terminal: who is the fastest, warnings, one aligned table a payload, the quality of the
 * figures, and the commands to repeat them. A run that varies a condition has curves in place of these tables.
 *
 * @param width characters that a line may have; tables need 80, and text is never set narrower than 40
 * @param colour true to let the fastest and the wrong ones stand out with ANSI escape sequences
 * @param run the folder of the run, as a shell takes it, if it has one that more blocks can be added to
 * @param trials of the run, to tell by how much contenders differ that are no baseline; null to leave that out
 */
class TerminalReport(
    width: Int,
    colour: Boolean,
    private val run: String? = null,
    private val trials: Trials? = null,
) : Report() {
    private val terminal = TerminalText(width, colour)

    override fun write(results: RunResults): String {
        val figures =
            if (results.curves.isEmpty()) {
                listOf(verdict(results), warnings(results), legend(results)) +
                    PayloadTable.of(results).map { payload(it, results) }
            } else {
                listOf(warnings(results)) + results.curves.flatMap(CurveTerminal(terminal)::parts)
            }
        val parts = figures + Section.of(results, MAX_TRIALS).map(::section) + listOf(origin(results))
        return paragraphs(parts)
    }

    private fun verdict(results: RunResults): List<String> {
        val text = LeadText(Lead.of(results, trials))
        val leads =
            text.sentences().map { (title, sentence) -> "$title: $sentence" } + listOfNotNull(text.undecided(results))
        val wrong = results.tables.flatMap { it.rows }.filter { it.gate == GateStatus.WRONG_OUTPUT }
        val names = wrong.map { printable(it.entry.contender) }.distinct()
        val failure =
            "${NoteKind.WRONG_OUTPUT.title} by ${enumerate(names)}: what they did is other work, so it has no time."
        return leads.flatMap { sentence -> terminal.paragraph(sentence, Ink.BOLD) } +
            if (wrong.isEmpty()) emptyList() else terminal.paragraph(failure, Ink.WRONG)
    }

    private fun warnings(results: RunResults): List<String> =
        results.warnings.flatMap { terminal.paragraph("Warning: $it", Ink.WARNING) }

    private fun legend(results: RunResults): List<String> {
        val hasStrips = PayloadTable.of(results).any { TerminalTable(it, results, terminal.width).hasStrips }
        val entries = LegendEntry.of(results) + listOfNotNull(LegendEntry.FORKS.takeIf { hasStrips })
        val indent = entries.maxOf { it.column.length } + 2
        return entries.flatMap { terminal.hanging(it.column, indent, it.meaning) }
    }

    private fun payload(
        table: PayloadTable,
        results: RunResults,
    ): List<String> {
        val name = "${table.suite}/${table.payload}"
        val heading = wrap("$name: ${headingOf(table)}", terminal.width, INDENT)
        val painted = listOf(heading.first().replaceFirst(name, terminal.paint(name, Ink.BOLD))) + heading.drop(1)
        val tables =
            TerminalTable(table, results, terminal.width).chunks().map { chunk ->
                chunk.lines { terminal.paint(it.text, it.ink) }
            }
        val notes = notes(Note.of(table))
        val blocks = (tables + listOf(notes)).filter { it.isNotEmpty() }
        return painted + blocks.flatMapIndexed { i, lines -> if (i == 0) lines else listOf("") + lines }
    }

    private fun notes(notes: List<Note>): List<String> =
        notes.flatMap { note ->
            val ink = if (note.kind == NoteKind.WRONG_OUTPUT) Ink.WRONG else Ink.PLAIN
            terminal
                .hanging(note.kind.title, NOTE_INDENT, "${note.subject}: ${note.text}")
                .map { terminal.paint(it, ink) }
        }

    private fun section(section: Section): List<String> =
        listOf(terminal.paint(section.title, Ink.BOLD)) + section.lines.flatMap(terminal::item)

    /** Commands stand on lines of their own, unbroken, so that they can be copied. */
    private fun origin(results: RunResults): List<String> {
        val decided = if (results.inconclusive.isEmpty()) ", if you need them" else ""
        val more =
            run
                ?.let { moreBlocks(results, it) }
                ?.let { listOf("${INDENT}More blocks$decided:", INDENT + INDENT + it) }
                .orEmpty()
        return listOf(terminal.paint("This run", Ink.BOLD)) + terminal.item(Origin.of(results)) + more +
            "${INDENT}Again from the start, with seed ${results.seed}:" + (INDENT + INDENT + printable(results.command))
    }

    /** Twice as many blocks, or the missing ones of an interrupted run; null if there can't be more. */
    private fun moreBlocks(
        results: RunResults,
        run: String,
    ): String? =
        when {
            results.blocks < Estimate.MIN_BLOCKS -> "./lab resume $run"
            results.blocks >= RunPlan.MAX_BLOCKS -> null
            else -> "./lab resume $run --blocks ${minOf(2 * results.blocks, RunPlan.MAX_BLOCKS)}"
        }

    private companion object {
        /** More lines than this on single trials would push the tables out of sight. */
        const val MAX_TRIALS = 6

        val NOTE_INDENT = NoteKind.entries.maxOf { it.title.length } + 2
    }
}
