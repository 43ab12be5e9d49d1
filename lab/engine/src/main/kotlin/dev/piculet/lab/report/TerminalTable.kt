package dev.piculet.lab.report

import dev.piculet.lab.gate.GateStatus
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.RunResults

/**
 * Lays a payload out for a terminal: as many operations side by side as the width allows, in tables below one another
 * where it does not allow all. Long names are broken before operations are parted.
 */
internal class TerminalTable(
    private val payload: PayloadTable,
    private val results: RunResults,
    private val width: Int,
) {
    private val jdks = results.jdks.map { it.version }

    /** One unit for the whole payload, so that figures of different operations can be compared. */
    private val scale =
        TimeScale.of(payload.operations.flatMap { table -> table.rows.mapNotNull { it.cpu?.estimate } })

    /** Returns the tables from top to bottom; none if nothing has a time or wrong output. */
    fun chunks(): List<TextTable> {
        val chunks = mutableListOf<TextTable>()
        var rest = payload.operations.filter { payload.rows(listOf(it), jdks).isNotEmpty() }
        while (rest.isNotEmpty()) {
            val (taken, table) =
                (rest.size downTo 1).firstNotNullOf { n ->
                    val least = if (n == 1) MIN_LABEL else MIN_LABEL_BESIDE_OTHERS
                    fitted(rest.take(n), least).takeIf { n == 1 || it.width <= width }?.let { n to it }
                }
            chunks += table
            rest = rest.drop(taken)
        }
        return chunks
    }

    /** Breaks labels no shorter than [leastLabel] until the table fits the width. */
    private fun fitted(
        operations: List<ResultTable>,
        leastLabel: Int,
    ): TextTable {
        val rows = payload.rows(operations, jdks)
        val longest = rows.maxOf { label(it).length }
        val natural = table(operations, rows, longest)
        val excess = natural.width - width
        return if (excess <= 0) natural else table(operations, rows, (longest - excess).coerceAtLeast(leastLabel))
    }

    private fun table(
        operations: List<ResultTable>,
        rows: List<JoinedRow>,
        labelWidth: Int,
    ): TextTable {
        val blocks = listOf(Block("", listOf(Column("contender", Align.LEFT)))) + operations.map(::block) + SIZES
        val lines =
            rows.groupBy { it.entry.jdk }.values.flatMapIndexed { i, sameJdk ->
                headingOf(sameJdk.first(), i == 0, operations) + sameJdk.flatMap { lines(it, labelWidth, operations) }
            }
        return TextTable(blocks, lines)
    }

    /** Parts JDKs, which are not compared with one another. */
    private fun headingOf(
        row: JoinedRow,
        isFirst: Boolean,
        operations: List<ResultTable>,
    ): List<List<BlockContent>> {
        if (jdks.size < 2) return emptyList()
        val heading = listOf(BlockContent.Span(Cell("JDK ${row.entry.jdk}", Ink.BOLD))) + blanks(operations)
        return if (isFirst) listOf(heading) else listOf(emptyList(), heading)
    }

    private fun lines(
        row: JoinedRow,
        labelWidth: Int,
        operations: List<ResultTable>,
    ): List<List<BlockContent>> {
        val ink = if (row.isWrong) Ink.WRONG else Ink.PLAIN
        return wrap(label(row), labelWidth, "  ").mapIndexed { i, part ->
            val name = BlockContent.Cells(listOf(Cell(part, ink)))
            listOf(name) + if (i == 0) contents(operations, row) else blanks(operations)
        }
    }

    /** The heading names the JDK. */
    private fun label(row: JoinedRow): String = printable(withoutJdk(row.label, row.entry))

    private fun block(operation: ResultTable): Block {
        val doubt = if (operation.group in results.inconclusive) ", inconclusive" else ""
        return Block(
            operation.group.operation + doubt,
            listOf(
                Column("#", Align.RIGHT),
                Column("", Align.LEFT, gap = 0),
                Column("${scale.symbol}/op", Align.DECIMAL),
                Column("", Align.RIGHT, gap = 1),
                Column("ratio", Align.DECIMAL),
                Column("", Align.LEFT, gap = 1),
                Column("B/op", Align.RIGHT),
            ),
        )
    }

    private fun contents(
        operations: List<ResultTable>,
        row: JoinedRow,
    ): List<BlockContent> =
        operations.mapIndexed { i, operation -> content(operation, row.results[i]) } +
            BlockContent.Cells(listOf(row.size, row.sizeGzip).map { Cell(it?.toString() ?: "") })

    private fun content(
        operation: ResultTable,
        row: ResultRow?,
    ): BlockContent =
        when {
            row == null -> BLANK
            row.gate == GateStatus.WRONG_OUTPUT -> span(NoteKind.WRONG_OUTPUT, Ink.WRONG)
            row.gate == GateStatus.UNSUPPORTED -> span(NoteKind.UNSUPPORTED)
            row.cpuNs == null -> span(NoteKind.NOT_MEASURED)
            else -> BlockContent.Cells(figures(operation, row))
        }

    private fun figures(
        operation: ResultTable,
        row: ResultRow,
    ): List<Cell> {
        val cpu = requireNotNull(row.cpuNs)
        val isFastest = operation.isFastest(row)
        val ink = if (isFastest) Ink.FASTEST else Ink.PLAIN
        val ratio = row.ratio?.let(::RatioText)
        return listOf(
            Cell(row.rank?.toString() ?: NONE, ink),
            Cell(if (isFastest) "*" else "", ink),
            Cell(scale.figure(cpu.estimate), ink),
            Cell(plusMinus(cpu)),
            Cell(ratio?.value ?: if (row.isBaseline) NONE else ""),
            Cell(ratio?.certainty ?: ""),
            Cell(row.bytesPerOp?.let { fixed(it, 0) } ?: ""),
        )
    }

    private fun blanks(operations: List<ResultTable>): List<BlockContent> = List(operations.size + 1) { BLANK }

    private fun span(
        kind: NoteKind,
        ink: Ink = Ink.PLAIN,
    ) = BlockContent.Span(Cell(kind.title, ink))

    private companion object {
        const val MIN_LABEL = 10

        /** Names broken into more pieces than this leaves are harder to read than operations one below the other. */
        const val MIN_LABEL_BESIDE_OTHERS = 18

        val BLANK = BlockContent.Span(Cell(""))
        val SIZES = Block("bytes", listOf(Column("size", Align.RIGHT), Column("gzip", Align.RIGHT)))
    }
}
