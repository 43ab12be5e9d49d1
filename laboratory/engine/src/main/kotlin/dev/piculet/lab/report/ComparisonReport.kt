package dev.piculet.lab.report

import dev.piculet.lab.compare.ComparedFigure
import dev.piculet.lab.compare.Outcome
import dev.piculet.lab.compare.RunComparison

/** Renders a comparison as text: the same comparison always gives the same text. */
interface ComparisonReport {
    fun render(comparison: RunComparison): String
}

/** For a person at a terminal: the verdict, doubts, and one line a figure. */
class ComparisonTerminal(
    width: Int,
    colour: Boolean,
) : ComparisonReport {
    private val terminal = TerminalText(width, colour)

    override fun render(comparison: RunComparison): String {
        val isBad = comparison.of(Outcome.REGRESSION).isNotEmpty() || comparison.hasWrongOutput
        val ink = if (isBad) Ink.WRONG else Ink.BOLD
        val verdict = terminal.paragraph(ComparisonText.verdict(comparison), ink)
        val warnings = comparison.warnings.flatMap { terminal.paragraph("Warning: $it", Ink.WARNING) }
        val subject = "${ComparisonText.subject(comparison)}. ${comparison.method}"
        val explained = listOf(subject, ComparisonText.LEGEND).flatMap { terminal.paragraph(it) }
        val missing = comparison.missing.flatMap { terminal.item("not compared: ${printable("$it")}") }
        val parts = listOf(verdict, warnings, explained, table(comparison), missing)
        return paragraphs(parts)
    }

    private fun table(comparison: RunComparison): List<String> {
        if (comparison.figures.isEmpty()) return emptyList()
        val columns =
            listOf(
                Column("figure", Align.LEFT),
                Column("", Align.LEFT),
                Column("ratio", Align.DECIMAL),
                Column("", Align.LEFT, gap = 1),
                Column("B/op", Align.RIGHT),
                Column("bytes", Align.RIGHT),
            )
        val rows = comparison.figures.map { figure -> cells(figure) }
        return TextTable(listOf(Block("", columns)), rows.map { listOf(BlockContent.Cells(it)) })
            .lines { terminal.paint(it.text, it.ink) }
    }

    private fun cells(figure: ComparedFigure): List<Cell> {
        val ink =
            when (figure.outcome) {
                Outcome.REGRESSION -> Ink.WRONG
                Outcome.FASTER -> Ink.FASTEST
                else -> Ink.PLAIN
            }
        val (value, bounds) = ratioOf(figure.ratio).let { it.substringBefore(' ') to it.substringAfter(' ', "") }
        return listOf(
            Cell(printable("${figure.group} ${figure.label}")),
            Cell(ComparisonText.outcome(figure.outcome), ink),
            Cell(value, ink),
            Cell(bounds),
            Cell(ComparisonText.bytesPerOp(figure)),
            Cell(ComparisonText.size(figure)),
        )
    }
}

/** For a page or the summary of a workflow. */
class ComparisonMarkdown : ComparisonReport {
    override fun render(comparison: RunComparison): String {
        val columns =
            listOf("figure", "verdict", "ratio").map { Column(it, Align.LEFT) } +
                listOf("B/op", "bytes").map { Column(it, Align.RIGHT) }
        val rows =
            comparison.figures.map {
                listOf(
                    escape("${it.group} ${it.label}"),
                    ComparisonText.outcome(it.outcome),
                    ratioOf(it.ratio),
                    ComparisonText.bytesPerOp(it),
                    ComparisonText.size(it),
                )
            }
        val parts =
            listOf(
                listOf("**${escape(ComparisonText.verdict(comparison))}**"),
                markdownWarnings(comparison.warnings),
                listOf(escape("${ComparisonText.subject(comparison)}. ${comparison.method}")),
                listOf(escape("${ComparisonText.LEGEND}.")),
                if (rows.isEmpty()) emptyList() else MarkdownTable(columns, rows).lines(),
                comparison.missing.map { "- not compared: ${escape("$it")}" },
            )
        return paragraphs(parts)
    }

    private fun escape(text: String) = escapeMarkdown(printable(text))
}

/** One line a figure, as computed, and one for each that is not compared, with the reason. */
class ComparisonCsv : ComparisonReport {
    override fun render(comparison: RunComparison): String {
        val header =
            listOf("suite", "payload", "operation", "label", "outcome", "threshold") +
                listOf("ratio", "ratio_low", "ratio_high", "blocks") +
                listOf("bytes_per_op_before", "bytes_per_op", "size_before", "size", "reason")
        val figures =
            comparison.figures.map { figure ->
                with(figure.group) { listOf(suite, payload, operation) } +
                    listOf(figure.label, figure.outcome.id, raw(comparison.threshold)) +
                    with(figure.ratio) { listOf(value, low, high) }.map { it?.let(::raw) ?: "" } +
                    "${figure.ratio.blocks}" +
                    with(figure.bytesPerOp) { listOf(earlier, present) }.map { it?.let(::raw) ?: "" } +
                    with(figure.size) { listOf(earlier, present) }.map { it?.toString() ?: "" } +
                    ""
            }
        val missing =
            comparison.missing.map {
                val outcome = if (it.isWrong) "wrong_output" else "not_compared"
                val known = with(it.group) { listOf(suite, payload, operation) } +
                    listOf(it.label, outcome, raw(comparison.threshold))
                known + List(header.size - known.size - 1) { "" } + it.reason
            }
        return (listOf(header) + figures + missing).joinToString("") { CsvText.lineOf(it) }
    }
}
