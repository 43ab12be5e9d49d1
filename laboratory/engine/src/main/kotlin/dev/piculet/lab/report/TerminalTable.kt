package dev.piculet.lab.report

import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate

/** How much of an operation has room: all, all but the strip of its forks, or intervals of ratios in short besides. */
private enum class Room { ALL, WITHOUT_FORKS, SHORT_INTERVALS }

/**
 * Lays a payload out for a terminal: as many operations side by side as the width allows, the others in tables below.
 * Where one operation has no room for the strips of its forks, they are left out; then intervals of ratios are shortened
 * first, then names broken, then operations separated.
 */
internal class TerminalTable(
    private val payload: PayloadTable,
    private val results: RunResults,
    private val width: Int,
) {
    private val jdks = results.jdks.map { it.version }

    /** One unit for the whole payload, so that figures of different operations can be compared. */
    private val scale =
        TimeScale.of(payload.operations.flatMap { table -> table.rows.mapNotNull { it.cpu?.value } })

    private val strip = ForkStrip.of(payload.operations.flatMap { it.rows })
    private val hasForks = payload.operations.any { table -> table.rows.any { strip.of(it).isNotEmpty() } }

    private val shown = payload.operations.filter { payload.rows(listOf(it), jdks).isNotEmpty() }

    /** True if the tables have strips of forks. */
    val hasStrips: Boolean
        get() = shown.any { withForks(listOf(it)) != null }

    /** Returns the tables from top to bottom; none if nothing has a time or wrong output. */
    fun chunks(): List<TextTable> {
        val chunks = mutableListOf<TextTable>()
        var rest = shown
        while (rest.isNotEmpty()) {
            val most = rest.size downTo 1
            val (taken, table) =
                most.firstNotNullOfOrNull { n -> withForks(rest.take(n))?.let { n to it } }
                    ?: most.firstNotNullOf { n -> fitted(rest.take(n))?.let { n to it } }
            chunks += table
            rest = rest.drop(taken)
        }
        return chunks
    }

    /** Returns a table with strips of forks, or null if there are none, or it doesn't fit the width. */
    private fun withForks(operations: List<ResultTable>): TextTable? {
        if (!hasForks) return null
        val rows = payload.rows(operations, jdks)
        return table(operations, rows, rows.maxOf { label(it).length }, Room.ALL).takeIf { it.width <= width }
    }

    /** Returns a table that fits the width, or null if several operations do not; one alone always gets one. */
    private fun fitted(operations: List<ResultTable>): TextTable? {
        val rows = payload.rows(operations, jdks)
        val longest = rows.maxOf { label(it).length }
        val full = table(operations, rows, longest, Room.WITHOUT_FORKS)
        if (full.width <= width) return full
        val brief = table(operations, rows, longest, Room.SHORT_INTERVALS)
        if (brief.width <= width) return brief
        val room = longest - (brief.width - width)
        return when {
            operations.size == 1 -> table(operations, rows, room.coerceAtLeast(MIN_LABEL), Room.SHORT_INTERVALS)
            room < MIN_LABEL_BESIDE_OTHERS -> null
            else -> table(operations, rows, room, Room.SHORT_INTERVALS)
        }
    }

    private fun table(
        operations: List<ResultTable>,
        rows: List<JoinedRow>,
        labelWidth: Int,
        room: Room,
    ): TextTable {
        val figures = operations.map { OperationBlock(it, scale, strip, room, it.group in results.inconclusive) }
        val blocks = listOf(Block("", listOf(Column("contender", Align.LEFT)))) + figures.map { it.block } + SIZES
        val lines =
            rows.groupBy { it.entry.jdk }.values.flatMapIndexed { i, sameJdk ->
                headingOf(sameJdk.first(), i == 0, blocks.size) + sameJdk.flatMap { lines(it, labelWidth, figures) }
            }
        return TextTable(blocks, lines)
    }

    /** Separates JDKs, which are not compared with one another. */
    private fun headingOf(
        row: JoinedRow,
        isFirst: Boolean,
        blocks: Int,
    ): List<List<BlockContent>> {
        if (jdks.size < 2) return emptyList()
        val heading = listOf(BlockContent.Span(Cell("JDK ${row.entry.jdk}", Ink.BOLD))) + blanks(blocks - 1)
        return if (isFirst) listOf(heading) else listOf(emptyList(), heading)
    }

    private fun lines(
        row: JoinedRow,
        labelWidth: Int,
        figures: List<OperationBlock>,
    ): List<List<BlockContent>> {
        val ink = if (row.isWrong) Ink.WRONG else Ink.PLAIN
        val sizes = BlockContent.Cells(listOf(row.size, row.sizeGzip).map { Cell(it?.toString() ?: "") })
        val contents = figures.zip(row.results) { block, result -> block.content(result) } + sizes
        return wrap(label(row), labelWidth, "  ").mapIndexed { i, part ->
            val name = BlockContent.Cells(listOf(Cell(part, ink)))
            listOf(name) + if (i == 0) contents else blanks(contents.size)
        }
    }

    /** The heading names the JDK. */
    private fun label(row: JoinedRow): String = printable(withoutJdk(row.label, row.entry))

    private fun blanks(number: Int): List<BlockContent> = List(number) { BlockContent.Span(Cell("")) }

    private companion object {
        const val MIN_LABEL = 10

        /** Names broken into more pieces than this leaves are harder to read than operations one below the other. */
        const val MIN_LABEL_BESIDE_OTHERS = 18

        val SIZES = Block("bytes", listOf(Column("size", Align.RIGHT), Column("gzip", Align.RIGHT)))
    }
}

/** The columns of one operation, with a contender's cells. */
private class OperationBlock(
    private val operation: ResultTable,
    private val scale: TimeScale,
    private val strip: ForkStrip,
    private val room: Room,
    isInconclusive: Boolean,
) {
    private val isBrief = room == Room.SHORT_INTERVALS

    val block: Block =
        Block(
            operation.group.operation + if (isInconclusive) ", inconclusive" else "",
            listOf(
                Column("#", Align.LEFT),
                Column("${scale.symbol}/op", Align.DECIMAL),
                Column("", Align.RIGHT, gap = 1),
                Column("wall", Align.DECIMAL),
                Column("ratio", Align.DECIMAL),
                Column("", if (isBrief) Align.RIGHT else Align.LEFT, gap = 1),
                Column("B/op", Align.RIGHT),
                Column(strip.scale, Align.LEFT),
            ),
        )

    fun content(row: ResultRow?): BlockContent =
        when {
            row == null -> span("")
            row.gate == GateStatus.WRONG_OUTPUT -> span(NoteKind.WRONG_OUTPUT.title, Ink.WRONG)
            row.gate == GateStatus.UNSUPPORTED -> span(NoteKind.UNSUPPORTED.title)
            row.gate == GateStatus.UNAVAILABLE -> span(NoteKind.NOT_HERE.title)
            row.cpuNs == null -> span(NoteKind.NOT_MEASURED.title)
            else -> BlockContent.Cells(figures(row, row.cpuNs))
        }

    private fun span(
        text: String,
        ink: Ink = Ink.PLAIN,
    ) = BlockContent.Span(Cell(text, ink))

    private fun figures(
        row: ResultRow,
        cpu: Estimate,
    ): List<Cell> {
        val isFastest = operation.isFastest(row)
        val ink = if (isFastest) Ink.FASTEST else Ink.PLAIN
        val ratio = row.ratio?.let(::RatioText)
        return listOf(
            Cell((row.rank?.toString() ?: NONE) + if (isFastest) "*" else "", ink),
            Cell(scale.figure(cpu.value), ink),
            Cell(plusMinus(cpu)),
            Cell(row.wallNs?.let { scale.figure(it.value) } ?: ""),
            Cell(ratio?.value ?: if (row.isBaseline) NONE else ""),
            Cell(ratio?.let { if (isBrief) it.halfWidth else it.bounds } ?: ""),
            Cell(row.bytesPerOp?.let { fixed(it, 0) } ?: ""),
            Cell(if (room == Room.ALL) strip.of(row) else ""),
        )
    }
}
