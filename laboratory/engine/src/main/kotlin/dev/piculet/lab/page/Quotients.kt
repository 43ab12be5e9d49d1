package dev.piculet.lab.page

import dev.piculet.lab.report.significant
import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.statistics.MedianInterval

/**
 * One sentence for what a page claims of many rows: their times divided by others, at the median, the least and the most. Of one
 * row, its interval.
 *
 * `of` and `over` name what is divided and by what: `row` is the honest figure of a row, `here` that by the protocol of its text,
 * else they name a row of the table or a contender below the row. `overtable` names the table that has the divisors, where they
 * stand in the row of the same name; `rename="A=B"` looks there for the name with B in place of A. What was measured in the same
 * blocks is divided block by block. Both are of one reproduction.
 */
internal class Quotients(
    private val kept: KeptTables,
    private val directive: Directive,
) {
    private val dividend = directive.option("of") ?: ROW
    private val divisor = directive.option("over") ?: ROW

    /** Returns the sentence, an item of a list. */
    fun line(): String {
        val table = kept.table(directive)
        val others = directive.option("overtable")?.let { kept.whole(directive, it) } ?: table
        val all = table.rows.map { row ->
            quotient(time(table, row, dividend), time(others, partner(others, row), divisor))
        }
        val found = all.filterNotNull()
        if (found.isEmpty()) throw directive.fault("no row has both figures")
        return "- ${directive.required("title")}: ${found.singleOrNull()?.inWords() ?: inWords(found, all.size)}."
    }

    private class Quotient(
        val value: Double,
        val low: Double?,
        val high: Double?,
    ) {
        fun inWords(): String {
            val interval = if (low != null && high != null) " [${significant(low)}–${significant(high)}]" else ""
            return "${significant(value)} times$interval"
        }
    }

    /** @property isRate true of calls a second, false of the time of one */
    private class Time(
        val figure: Outcome.Figure,
        val perCall: Double,
        val isRate: Boolean,
    ) {
        val value: Double get() = if (isRate) 1 / (figure.value * perCall) else figure.value / perCall
    }

    private fun inWords(
        found: List<Quotient>,
        rows: Int,
    ): String {
        val values = found.map { it.value }
        val (least, most) = listOf(values.min(), values.max()).map(::significant)
        val of = if (found.size == rows) "$rows rows" else "the ${found.size} of $rows rows that have both figures"
        return "${significant(MedianInterval.of(values).median)} times at the median of $of ($least to $most)"
    }

    private fun partner(
        table: ReproducedTable,
        row: ReproducedRow,
    ): ReproducedRow {
        val (from, to) = (directive.option("rename") ?: "=").split('=', limit = 2).also(::requirePair)
        val name = if (from.isEmpty()) row.row.name else row.row.name.replace(from, to)
        return named(table, row, name) ?: throw directive.fault("${table.table.id} has no row '$name'")
    }

    /** Returns another row as that reproduction has it which [row] is of. */
    private fun named(
        table: ReproducedTable,
        row: ReproducedRow,
        name: String,
    ): ReproducedRow? {
        val all = kept.whole(directive, table.table.id).rows
        return if (all.any { it.row.name == name }) kept.rowLike(row, table, name) else null
    }

    private fun requirePair(words: List<String>) {
        if (words.size != 2) throw directive.fault("write rename=\"A=B\"")
    }

    private fun time(
        table: ReproducedTable,
        row: ReproducedRow,
        name: String,
    ): Time? {
        val isHere = name == HERE
        val outcome =
            when (name) {
                ROW -> row.honest
                HERE -> row.here
                else ->
                    row.beside.find { it.contender == name }?.honest
                        ?: named(table, row, name)?.honest
                        ?: throw directive
                            .fault("${row.row.name} has no '$name' below it, nor has ${table.table.id} such a row")
            }
        val figure = outcome as? Outcome.Figure ?: return null
        return Time(figure, if (isHere) table.calls.toDouble() else 1.0, row.row.unit.isRate)
    }

    private fun quotient(
        own: Time?,
        other: Time?,
    ): Quotient? {
        if (own == null || other == null) return null
        own.figure.over(other.figure)?.let { return Quotient(it.value, it.low, it.high) }
        return Quotient(own.value / other.value, null, null)
    }

    private companion object {
        const val ROW = "row"
        const val HERE = "here"
    }
}
