package dev.piculet.lab.html

import dev.piculet.lab.plan.Trials
import dev.piculet.lab.report.Note
import dev.piculet.lab.report.NoteKind
import dev.piculet.lab.report.PayloadTable
import dev.piculet.lab.report.TimeScale
import dev.piculet.lab.report.cpu
import dev.piculet.lab.report.headingOf
import dev.piculet.lab.report.printable
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.RunResults
import kotlinx.html.FlowContent
import kotlinx.html.h3
import kotlinx.html.id
import kotlinx.html.li
import kotlinx.html.p
import kotlinx.html.section
import kotlinx.html.strong
import kotlinx.html.ul

/** The figures of one payload: a table an operation and JDK, notes, and time against size. */
internal class PayloadFigures(
    val id: String,
    private val payload: PayloadTable,
    private val results: RunResults,
    trials: Trials,
) {
    val name: String = "${payload.suite}/${payload.payload}"

    /** The tables with rows, in their order. */
    val tables: List<OperationTable> =
        payload.operations.flatMap(::rowsByJdk).mapIndexed { i, (table, rows) ->
            OperationTable("$id-${i + 1}", heading(table, rows.first()), table, rows, scale, trials)
        }

    private val scale: TimeScale
        get() = TimeScale.of(payload.operations.flatMap { table -> table.rows.mapNotNull { it.cpu?.value } })

    private fun rowsByJdk(table: ResultTable): List<Pair<ResultTable, List<ResultRow>>> =
        payload
            .rows(listOf(table), results.jdks.map { it.version })
            .mapNotNull { it.results.single() }
            .groupBy { it.entry.jdk }
            .values
            .map { table to it }

    private fun heading(
        table: ResultTable,
        row: ResultRow,
    ): String {
        val jdk = if (results.jdks.size > 1) " on JDK ${row.entry.jdk}" else ""
        val doubt = if (table.group in results.inconclusive) ", inconclusive" else ""
        return printable("$name: ${table.group.operation}$jdk$doubt")
    }

    fun show(
        parent: FlowContent,
        index: RowIndex,
    ) = with(parent) {
        section("payload") {
            attributes["aria-labelledby"] = this@PayloadFigures.id
            h3 {
                id = this@PayloadFigures.id
                +printable(name)
            }
            p("quiet own-baseline") { +"${headingOf(payload).replaceFirstChar(Char::uppercaseChar)}." }
            tables.forEach { it.show(this, index) }
            notes()
            results.jdks.forEach { jdk ->
                val several = if (results.jdks.size > 1) " on JDK ${jdk.version}" else ""
                SizePlot.of(payload, jdk.version, printable("$name$several"), index)?.show(this)
            }
        }
    }

    /** Wrong output has rows of its own. */
    private fun FlowContent.notes() {
        val notes = Note.of(payload).filter { it.kind != NoteKind.WRONG_OUTPUT }
        if (notes.isEmpty()) return
        ul("notes") {
            notes.forEach { note ->
                li {
                    strong { +note.kind.title }
                    +" ${note.subject}: ${note.text}"
                }
            }
        }
    }
}
