package dev.piculet.lab.report

import dev.piculet.lab.compare.Merge
import dev.piculet.lab.compare.MergedFigure
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.PooledRatio

/** Renders ratios over machines as text: the same merge always gives the same text. */
interface MergeReport {
    fun render(merge: Merge): String
}

/** The words of a merge, whatever its form. */
internal object MergeText {
    fun verdict(merge: Merge): String {
        val sure = merge.figures.count { figure -> figure.pooled.interval?.let { 1.0 !in it } ?: false }
        return "$sure of ${count(merge.figures.size, "mean ratio")} over ${merge.runs.size} machines " +
            "${if (sure == 1) "differs" else "differ"} from 1."
    }

    const val LEGEND: String =
        "A ratio is the CPU time of a contender over its baseline's; over all machines: their geometric mean with " +
            "its 95 % interval, by random effects. The spread is the factor by which a machine differs from the mean beyond its noise"

    /** `1.32× [1.10–1.58]`. */
    fun pooled(ratio: PooledRatio): String = ratioOf(Estimate(1, ratio.value, ratio.interval))

    fun spread(ratio: PooledRatio): String = "${fixed(ratio.spread, 2)}×"

    fun name(figure: MergedFigure): String = "${figure.group} ${figure.label} / ${figure.baseline}"

    /** A letter a run, in the order of the runs: names of machines are too long for a column. */
    fun letter(index: Int): String = "${'A' + index % LETTERS}${if (index < LETTERS) "" else index / LETTERS}"

    private const val LETTERS = 26
}

/** For a person at a terminal: the machines, then a line a ratio. */
class MergeTerminal(
    width: Int,
    colour: Boolean,
) : MergeReport {
    private val terminal = TerminalText(width, colour)

    override fun render(merge: Merge): String {
        val verdict = terminal.paragraph(MergeText.verdict(merge), Ink.BOLD)
        val machines =
            merge.runs.flatMapIndexed { i, run ->
                terminal.item(printable("${MergeText.letter(i)}: ${run.name}, ${run.machine}"))
            }
        val columns =
            listOf(Column("ratio", Align.LEFT), Column("all machines", Align.LEFT), Column("spread", Align.DECIMAL)) +
                merge.runs.indices.map { Column(MergeText.letter(it), Align.DECIMAL) }
        val rows =
            merge.figures.map { figure ->
                val own = merge.runs.map { run -> figure.ratios[run]?.let { "${fixed(it.value, 2)}×" }.orEmpty() }
                val cells = listOf(printable(MergeText.name(figure)), MergeText.pooled(figure.pooled)) +
                    MergeText.spread(figure.pooled) + own
                listOf(BlockContent.Cells(cells.map { Cell(it) }))
            }
        val table = TextTable(listOf(Block("", columns)), rows).lines { terminal.paint(it.text, it.ink) }
        val missing = merge.missing.flatMap { terminal.item("not merged: ${printable(it)}") }
        val parts = listOf(verdict, terminal.paragraph("${MergeText.LEGEND}."), machines, table, missing)
        return paragraphs(parts)
    }
}

/** For a page or the summary of a workflow. */
class MergeMarkdown : MergeReport {
    override fun render(merge: Merge): String {
        val columns =
            listOf(Column("ratio", Align.LEFT), Column("all machines", Align.LEFT), Column("spread", Align.RIGHT)) +
                merge.runs.indices.map { Column(MergeText.letter(it), Align.LEFT) }
        val rows =
            merge.figures.map { figure ->
                val all = figure.pooled
                listOf(escape(MergeText.name(figure)), MergeText.pooled(all), MergeText.spread(all)) +
                    merge.runs.map { run -> figure.ratios[run]?.let(::ratioOf).orEmpty() }
            }
        val parts =
            listOf(
                listOf("**${MergeText.verdict(merge)}**"),
                listOf("${MergeText.LEGEND}."),
                merge.runs.mapIndexed { i, run -> escape("- ${MergeText.letter(i)}: ${run.name}, ${run.machine}") },
                MarkdownTable(columns, rows).lines(),
                merge.missing.map { "- not merged: ${escape(it)}" },
            )
        return paragraphs(parts)
    }

    private fun escape(text: String) = escapeMarkdown(printable(text))
}

/** One line a ratio and machine, and one for all of them, as computed. */
class MergeCsv : MergeReport {
    override fun render(merge: Merge): String {
        val header =
            listOf("suite", "payload", "operation", "label", "baseline", "run", "machine") +
                listOf("ratio", "ratio_low", "ratio_high", "spread")
        return (listOf(header) + merge.figures.flatMap(::lines)).joinToString("") { CsvText.lineOf(it) }
    }

    private fun lines(figure: MergedFigure): List<List<String>> {
        val name = with(figure.group) { listOf(suite, payload, operation) } + listOf(figure.label, figure.baseline)
        val all = with(figure.pooled) { listOf(value, interval?.low, interval?.high, spread) }
        return listOf(name + listOf("", "all") + all.map { it?.let(::raw).orEmpty() }) +
            figure.ratios.map { (run, ratio) ->
                val own = with(ratio) { listOf(value, low, high, null) }
                name + listOf(run.name, run.machine) + own.map { it?.let(::raw).orEmpty() }
            }
    }
}
