package dev.piculet.lab.report

import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.AttributionPart
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell

/**
 * What first uses consist of, as a person reads it in a terminal.
 *
 * @param width characters that a line of text may have
 * @param colour true to let headings stand out
 */
class AttributionReport(
    width: Int,
    colour: Boolean,
) {
    private val terminal = TerminalText(width, colour)

    fun render(attributions: Attributions): String {
        val byTable = attributions.samples.groupBy { it.cell.cell.run { Triple(suite, payload, entry.jdk) } }
        val tables = byTable.map { (key, samples) -> table("${key.first}/${key.second}", key.third, samples) }
        val sources = attributions.sources.filter { it.sources.isNotEmpty() }.map(::sources)
        return (listOf(legend()) + tables + sources).joinToString("\n\n") { it.joinToString("\n") } + "\n"
    }

    private fun legend(): List<String> {
        val indent = LEGEND.maxOf { it.first.length } + 2
        return LEGEND.flatMap { (name, meaning) -> terminal.hanging(name, indent, meaning) }
    }

    private fun table(
        name: String,
        jdk: String,
        samples: List<AttributedSample>,
    ): List<String> {
        val rows = Attributions(samples, emptyList()).medians().map { (cell, own) -> row(cell, own) }
        val failed = samples.mapNotNull { sample -> sample.error?.let { "${name(sample.cell)}: $it" } }
        val count = count(samples.groupBy { it.cell }.values.maxOf { it.size }, "fresh JVM")
        val heading = terminal.paint(name, Ink.BOLD) + ": first use, ms, the median of $count, JDK $jdk"
        val lines = if (rows.isEmpty()) emptyList() else TextTable(BLOCKS, rows).lines { it.text }
        return listOf(heading) + lines + failed.distinct().flatMap { terminal.item(printable(it)) }
    }

    private fun row(
        cell: AttributedCell,
        attribution: Attribution,
    ): List<BlockContent> {
        val times = listOf(attribution.totalNs) + attribution.parts.values
        val classes = attribution.run { listOf("$classes", "$sharedClasses") }
        return listOf(
            cells(listOf(name(cell.cell), cell.startUp.title)),
            cells(times.map { fixed(it / NANOS, decimals = 1) }),
            cells(classes),
        )
    }

    private fun cells(texts: List<String>): BlockContent = BlockContent.Cells(texts.map { Cell(it) })

    private fun sources(cell: CellSources): List<String> {
        val rows = summed(cell.sources, MOST_SOURCES).map(::sourceRow)
        val where = cell.cell.run { "$suite/$payload, JDK ${entry.jdk}" }
        val heading = "Classes of ${name(cell.cell)}'s first use on $where, by where they come from"
        return wrap(heading, terminal.width) + TextTable(SOURCE_BLOCKS, rows).lines { it.text }
    }

    private fun sourceRow(source: ClassSource) =
        listOf(cells(listOf(printable(source.name), "${source.classes}", "${source.bytes / KILO}")))

    private fun name(cell: AttributedCell) = "${name(cell.cell)} from ${cell.startUp.title}"

    private fun name(cell: ColdCell) = "${cell.entry.contender} ${cell.entry.version}"

    internal companion object {
        private const val NANOS = 1e6
        private const val KILO = 1000
        private const val MOST_SOURCES = 12

        /** Returns the first places, and one line for all others together. */
        fun summed(
            sources: List<ClassSource>,
            most: Int,
        ): List<ClassSource> {
            val rest = sources.drop(most)
            if (rest.isEmpty()) return sources
            val classes = rest.sumOf { it.classes }
            return sources.take(most) + ClassSource("${rest.size} more", classes, rest.sumOf { it.bytes })
        }

        /** The names of the columns with their meaning. */
        val LEGEND: List<Pair<String, String>> =
            listOf(
                "total" to "making the contender, binding it, and its first call of each operation: wall time of the " +
                    "working thread, and the JIT's time, which other cores can spend; the sum of the columns behind it",
                "load" to "finding classes and reading their bytes, with the class loaders' own code",
                "define" to "parsing class files",
                "verify" to "checking that their code is sound",
                "link" to "preparing them to run, without the check",
                "initialise" to "their static initializers",
                "rest" to "all other wall time: what the library does, and waits for a core",
                "JIT" to "compilations meanwhile",
                "classes" to "loaded meanwhile, and those of them that came from an archive",
            )

        private val BLOCKS =
            listOf(
                Block("", listOf(Column("contender", Align.LEFT), Column("classes from", Align.LEFT))),
                Block("", right(listOf("total") + AttributionPart.entries.map { it.title })),
                Block("", right(listOf("classes", "archived"))),
            )

        private val SOURCE_BLOCKS =
            listOf(Block("", listOf(Column("from", Align.LEFT)) + right(listOf("classes", "kB"))))

        private fun right(headers: List<String>) = headers.map { Column(it, Align.RIGHT) }
    }
}
