package dev.piculet.lab.html

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.report.NONE
import dev.piculet.lab.report.NoteKind
import dev.piculet.lab.report.TimeScale
import dev.piculet.lab.report.fixed
import dev.piculet.lab.report.isFastest
import dev.piculet.lab.report.nameOf
import dev.piculet.lab.report.plusMinus
import dev.piculet.lab.report.printable
import dev.piculet.lab.report.raw
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.statistics.Estimate
import kotlinx.html.FlowContent
import kotlinx.html.TABLE
import kotlinx.html.TBODY
import kotlinx.html.TD
import kotlinx.html.TR
import kotlinx.html.ThScope
import kotlinx.html.id
import kotlinx.html.span
import kotlinx.html.strong
import kotlinx.html.table
import kotlinx.html.tbody
import kotlinx.html.td
import kotlinx.html.th
import kotlinx.html.thead
import kotlinx.html.tr

/**
 * One operation on one payload and JDK: every figure in a cell, and the ratios drawn beside them.
 *
 * @property id its name in links
 * @property heading payload, operation and, if there are several, JDK
 * @property rows those with a time or wrong output, in the order in which they are shown
 * @param trials of the run, for how forks became fast
 */
internal class OperationTable(
    val id: String,
    private val heading: String,
    private val table: ResultTable,
    val rows: List<ResultRow>,
    private val scale: TimeScale,
    trials: Trials,
) {
    private val axis = RatioCells.axisOf(rows.mapNotNull { it.ratio })
    private val warmUps = rows.map(::cellOf).associateWith { WarmUp.of(trials.good(it)) }
    private val warmUpAxis = WarmUp.axisOf(warmUps.values.filterNotNull())

    /** The cell of the run that a row shows. */
    fun cellOf(row: ResultRow): Cell = Trials.cell(table.group, row.entry)

    fun show(
        parent: FlowContent,
        index: RowIndex,
    ) = with(parent) {
        scrollable(heading) {
            table("figures") {
                id = this@OperationTable.id
                title {
                    +"$heading "
                    span("basis") { +basis() }
                }
                head()
                tbody { rows.forEach { row(it, index) } }
            }
        }
    }

    private fun basis() = table.baseline?.let { "ratio to ${printable(it)}" } ?: "no ratios, for want of a baseline"

    private fun TABLE.head() {
        thead {
            tr {
                column("contender", "contender", "text")
                column("rank", "#")
                column("cpu", "CPU ${scale.symbol}/op")
                column("spread", "±")
                column("ratio", "ratio")
                th(scope = ThScope.col) { +"95 % interval" }
                th(scope = ThScope.col, classes = "plot") {
                    span("unseen") { +"ratio and interval drawn, less is better" }
                    drawing(RatioCells.scale(axis))
                }
                column("verdict", "verdict", "text")
                column("wall", "wall ${scale.symbol}/op")
                column("allocation", "B/op")
                column("size", "bytes")
                column("gzip", "gzip")
                th(scope = ThScope.col, classes = "warm") { +"warm-up" }
            }
        }
    }

    /** The page's script makes buttons of those that rows can be sorted by. */
    private fun TR.column(
        id: String,
        name: String,
        kind: String = "number",
    ) = th(scope = ThScope.col, classes = kind) {
        attributes["data-column"] = id
        +name
    }

    private fun TBODY.row(
        row: ResultRow,
        index: RowIndex,
    ) {
        if (row.gate == GateStatus.WRONG_OUTPUT) return wrong(row, index)
        val isFastest = table.isFastest(row)
        tr(if (row.isBaseline) "baseline" else null) {
            attributes["data-row"] = index.numberOf(cellOf(row)).toString()
            attributes["data-contender"] = index.contenderOf(row).toString()
            contender(row, isFastest)
            number((row.rank?.toString() ?: NONE) + if (isFastest) "*" else "", row.rank?.toDouble())
            number(row.cpuNs?.let { scale.figure(it.value) }.orEmpty(), row.cpuNs?.value, "cpu")
            number(row.cpuNs?.let { plusMinus(it).removePrefix("±") }.orEmpty(), row.cpuNs?.let(::spreadOf))
            ratio(RatioCells(row.ratio, row.isBaseline, axis))
            number(row.wallNs?.let { scale.figure(it.value) }.orEmpty(), row.wallNs?.value, "wall")
            number(row.bytesPerOp?.let { fixed(it, 0) }.orEmpty(), row.bytesPerOp, "allocation")
            number(row.size?.toString().orEmpty(), row.size?.toDouble())
            number(row.sizeGzip?.toString().orEmpty(), row.sizeGzip?.toDouble())
            td("warm") { warmUps[cellOf(row)]?.let { warmUp(it) } }
        }
    }

    private fun TD.warmUp(own: WarmUp) {
        drawing(own.drawing(warmUpAxis))
        span("unseen") { +own.text }
    }

    private fun TR.contender(
        row: ResultRow,
        isFastest: Boolean = false,
    ) = th(scope = ThScope.row) {
        if (isFastest) strong { +nameOf(row) } else +nameOf(row)
        if ('@' !in row.label) {
            +" "
            span("version") { +printable(row.entry.version) }
        }
    }

    private fun TR.ratio(cells: RatioCells) {
        number(cells.text, cells.value, "ratio")
        td("bounds") { +cells.bounds }
        td("plot") { drawing(cells.drawing()) }
        td("verdict") { +cells.verdict }
    }

    /** Stays below the others, however they are sorted. */
    private fun TBODY.wrong(
        row: ResultRow,
        index: RowIndex,
    ) = tr("wrong") {
        attributes["data-contender"] = index.contenderOf(row).toString()
        contender(row)
        td {
            colSpan = WRONG_SPAN
            strong { +NoteKind.WRONG_OUTPUT.title }
            +" ${printable(row.detail.orEmpty())}"
        }
    }

    private fun TR.number(
        text: String,
        value: Double?,
        kind: String = "",
    ) = td("number $kind".trim()) {
        attributes["data-value"] = value?.let(::raw).orEmpty()
        +text
    }

    private fun spreadOf(time: Estimate): Double? =
        time.interval?.let { maxOf(it.high - time.value, time.value - it.low) / time.value }

    private companion object {
        /** All columns behind the contender's. */
        const val WRONG_SPAN = "12"
    }
}

/** The numbers by which rows and contenders are known to the page's script. */
internal class RowIndex(
    tables: List<OperationTable>,
) {
    private val rows = tables.flatMap { table -> table.rows.map { table.cellOf(it) to it } }
    private val numbers = rows.mapIndexed { i, (cell, _) -> cell to i }.toMap()

    /** The contenders with rows, in the order of the first table that has them. */
    val contenders: List<String> = rows.map { (_, row) -> nameOf(row) }.distinct()

    /** Returns the number of a cell's row, or null if the page shows none. */
    fun numberOf(cell: Cell): Int? = numbers[cell]

    fun contenderOf(row: ResultRow): Int = contenders.indexOf(nameOf(row))

    /** Returns the number of a cell's contender, or null if the page shows no row of it. */
    fun contenderOf(cell: Cell): Int? = numbers[cell]?.let { contenderOf(rows[it].second) }

    /** Returns the name of the contender of a cell that the page shows a row of. */
    fun nameOf(cell: Cell): String? = contenderOf(cell)?.let(contenders::get)
}
