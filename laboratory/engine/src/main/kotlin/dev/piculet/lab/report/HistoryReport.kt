package dev.piculet.lab.report

import dev.piculet.lab.compare.History
import dev.piculet.lab.compare.HistoryFigure

/** Renders a history as text: the same history always gives the same text. */
interface HistoryReport {
    fun render(history: History): String
}

/** For a person at a terminal: the verdict, each change, and one line a figure. */
class HistoryTerminal(
    width: Int,
    colour: Boolean,
) : HistoryReport {
    private val terminal = TerminalText(width, colour)

    override fun render(history: History): String {
        val verdict = terminal.paragraph(HistoryText.verdict(history), Ink.BOLD)
        val changes =
            history.changed.flatMap { figure ->
                val name = printable(HistoryText.figure(history, figure))
                figure.changes.flatMap { terminal.item("$name: ${printable(HistoryText.change(it))}") }
            }
        val legend = "${HistoryText.BARS_MEANING} ${HistoryText.changesMeaning}"
        val explained = terminal.paragraph(history.method) + terminal.paragraph(legend)
        val doubt = HistoryText.shortness(history)?.let { terminal.paragraph("Warning: $it", Ink.WARNING) }
        val parts = listOf(verdict, doubt.orEmpty(), changes, explained, table(history))
        return paragraphs(parts)
    }

    private fun table(history: History): List<String> {
        val columns =
            listOf(
                Column("figure", Align.LEFT),
                Column("runs", Align.RIGHT),
                Column("now / first", Align.DECIMAL),
                Column("", Align.LEFT),
            )
        val rows = history.figures.map { listOf(BlockContent.Cells(cells(history, it))) }
        return TextTable(listOf(Block("", columns)), rows).lines { terminal.paint(it.text, it.ink) }
    }

    private fun cells(
        history: History,
        figure: HistoryFigure,
    ): List<Cell> {
        val last = figure.changes.lastOrNull()?.ratio
        val ink = if (last == null) {
            Ink.PLAIN
        } else if (last > 1) {
            Ink.WRONG
        } else {
            Ink.FASTEST
        }
        val room = (terminal.width / 3).coerceAtLeast(MOST_BARS_ALWAYS)
        return listOf(
            Cell(printable(HistoryText.figure(history, figure))),
            Cell("${figure.points.size}"),
            Cell("${fixed(HistoryText.sinceFirst(figure), 2)}×", ink),
            Cell(HistoryText.bars(figure).takeLast(room)),
        )
    }

    private companion object {
        const val MOST_BARS_ALWAYS = 12
    }
}

/** One line a figure and run, as computed. */
class HistoryCsv : HistoryReport {
    override fun render(history: History): String {
        val header =
            listOf("machine", "suite", "payload", "operation", "label", "version", "run", "started", "commit") +
                listOf("cost", "cost_low", "cost_high", "blocks", "change", "p")
        return (listOf(header) + history.figures.flatMap(::lines)).joinToString("") { CsvText.lineOf(it) }
    }

    private fun lines(figure: HistoryFigure): List<List<String>> =
        figure.points.map { point ->
            val change = figure.changes.firstOrNull { it.first === point }
            listOf(figure.machine) +
                with(figure.group) { listOf(suite, payload, operation) } +
                listOf(figure.label, point.version) +
                with(point.run) { listOf(name, started, commit.orEmpty()) } +
                with(point.cost) { listOf(value, low, high) }.map { it?.let(::raw).orEmpty() } +
                "${point.cost.blocks}" +
                listOf(change?.ratio, change?.p).map { it?.let(::raw).orEmpty() }
        }
}
