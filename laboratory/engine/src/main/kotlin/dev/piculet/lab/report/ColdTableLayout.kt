package dev.piculet.lab.report

import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.result.ColdPhaseFigures
import dev.piculet.lab.result.ColdRow
import dev.piculet.lab.result.ColdTable
import java.util.Locale

/** Lays first uses out: as many blocks of columns beside the names as the width allows, the others below. */
internal class ColdTableLayout(
    private val table: ColdTable,
    private val width: Int,
) {
    private val blocks = listOf(FirstUseBlock(table), PartsBlock, LaterCallsBlock, ProcessBlock(table), ClassesBlock)

    /** Returns the tables from top to bottom. */
    fun chunks(): List<TextTable> {
        val chunks = mutableListOf<TextTable>()
        var rest: List<ColdBlock> = blocks
        var rows = table.rows
        while (rest.isNotEmpty() && rows.isNotEmpty()) {
            val taken = (rest.size downTo 1).first { it == 1 || text(rest.take(it), rows).width <= width }
            chunks += text(rest.take(taken), rows)
            rest = rest.drop(taken)
            rows = rows.filter { it.cpuNs != null }
        }
        return chunks
    }

    private fun text(
        chosen: List<ColdBlock>,
        rows: List<ColdRow>,
    ): TextTable {
        val names = Block("", listOf(Column("contender", Align.LEFT)))
        val lines =
            rows.map { row ->
                val ink = if (row.gate == GateStatus.WRONG_OUTPUT) Ink.WRONG else Ink.PLAIN
                val name = BlockContent.Cells(listOf(Cell(printable(row.label), ink)))
                listOf(name) + chosen.map { it.content(row) }
            }
        return TextTable(listOf(names) + chosen.map { it.block }, lines)
    }
}

/** Some columns, with a contender's cells. */
private abstract class ColdBlock(
    title: String,
    columns: List<Column>,
) {
    val block = Block(title, columns)

    /** The text across the columns of a contender without figures. */
    protected open fun absence(row: ColdRow): Cell = Cell("")

    protected abstract fun figures(row: ColdRow): List<Cell>

    fun content(row: ColdRow): BlockContent =
        if (row.cpuNs == null) BlockContent.Span(absence(row)) else BlockContent.Cells(figures(row))
}

private fun millis(nanos: Double) = TimeScale.MILLISECONDS.figure(nanos)

private class FirstUseBlock(
    private val table: ColdTable,
) : ColdBlock(
        "first use",
        listOf(
            Column("CPU ms", Align.DECIMAL),
            Column("", Align.RIGHT, gap = 1),
            Column("ratio", Align.DECIMAL),
            Column("", Align.LEFT, gap = 1),
            Column("wall ms", Align.DECIMAL),
        ),
    ) {
    override fun absence(row: ColdRow): Cell =
        when (row.gate) {
            GateStatus.WRONG_OUTPUT -> Cell(NoteKind.WRONG_OUTPUT.title, Ink.WRONG)
            GateStatus.UNSUPPORTED -> Cell(NoteKind.UNSUPPORTED.title)
            GateStatus.UNAVAILABLE -> Cell(NoteKind.NOT_HERE.title)
            GateStatus.PASS -> Cell(NoteKind.NOT_MEASURED.title)
        }

    override fun figures(row: ColdRow): List<Cell> {
        val ratio = row.ratio?.let(::RatioText)
        val ink = if (row == table.rows.first()) Ink.FASTEST else Ink.PLAIN
        return listOf(
            Cell(millis(row.cpuNs!!.value), ink),
            Cell(plusMinus(row.cpuNs)),
            Cell(ratio?.value ?: if (row.isBaseline) NONE else ""),
            Cell(ratio?.bounds ?: ""),
            Cell(row.wallNs?.let { millis(it.value) } ?: ""),
        )
    }
}

/** CPU times of some phases; a column without a phase is left out. */
private abstract class PhasesBlock(
    title: String,
    private val phases: List<Pair<String, String>>,
) : ColdBlock(title, phases.map { (_, header) -> Column(header, Align.DECIMAL) }) {
    override fun figures(row: ColdRow): List<Cell> =
        phases.map { (name, _) -> Cell(row.phases.find { it.name == name }?.let(::figure) ?: "") }

    private fun figure(phase: ColdPhaseFigures) = millis(phase.cpuNs.value)
}

private object PartsBlock : PhasesBlock(
    "its parts, CPU ms",
    listOf("bind" to "bind", "serialize" to "serialize", "deserialize" to "deserialize"),
)

private object LaterCallsBlock : PhasesBlock(
    "later calls, CPU ms",
    listOf("calls-2-10" to "2–10", "calls-11-100" to "11–100", "calls-101-1000" to "101–1,000") +
        listOf("calls-1001-10000" to "1,001–10,000", "calls-10001-100000" to "10,001–100,000"),
)

private class ProcessBlock(
    table: ColdTable,
    private val calls: List<Int> = table.rows.firstOrNull { it.cpuNs != null }?.processCpuNs?.keys?.toList().orEmpty(),
) : ColdBlock(
        "whole process after so many calls, CPU ms",
        calls.map { Column("%,d".format(Locale.ROOT, it), Align.DECIMAL) },
    ) {
    override fun figures(row: ColdRow): List<Cell> =
        calls.map { Cell(row.processCpuNs[it]?.let { nanos -> millis(nanos.value) } ?: "") }
}

private object ClassesBlock : ColdBlock(
    "classes",
    listOf(
        Column("loaded", Align.RIGHT),
        Column("generated", Align.RIGHT),
        Column("bytes", Align.RIGHT),
        Column("in all", Align.RIGHT),
        Column("bytes", Align.RIGHT),
    ),
) {
    override fun figures(row: ColdRow): List<Cell> =
        listOf(
            Cell(row.classes?.toString() ?: ""),
            Cell(row.generated?.count?.toString() ?: ""),
            Cell(row.generated?.bytes?.toString() ?: ""),
            Cell(row.generated?.allCount?.toString() ?: ""),
            Cell(row.generated?.allBytes?.toString() ?: ""),
        )
}
