package dev.piculet.lab.page

import dev.piculet.lab.report.Origin
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.store.StoredReproduction
import java.util.regex.PatternSyntaxException

/** A reproduction that pages show. */
internal class KeptReproduction(
    private val stored: StoredReproduction,
) {
    private val tables: List<ReproducedTable> by lazy { StoredFigures(stored).tables() }

    /** Its origin, one sentence. */
    val origin: String = Origin.of(stored.record)

    /** Returns the table that a directive names, with the rows that it chooses. */
    fun table(
        directive: Directive,
    ): ReproducedTable = tables(directive).singleOrNull() ?: throw directive.fault("'table' names one table")

    /** Returns the tables that a directive names, with the rows that it chooses. */
    fun tables(directive: Directive): List<ReproducedTable> {
        val rows = directive.option("rows")?.let { patternOf(directive, it) }
        return directive.list("table").orEmpty().map { id ->
            val whole = whole(directive, id)
            val table = whole.table.only { rows == null || rows.matches(it.name) }
            if (table.rows.isEmpty()) throw directive.fault("no row of $id is like '${rows?.pattern}'")
            whole.copy(table = table, rows = whole.rows.filter { it.row in table.rows })
        }
    }

    private fun patternOf(
        directive: Directive,
        rows: String,
    ): Regex =
        try {
            Regex(rows)
        } catch (e: PatternSyntaxException) {
            throw directive.fault("rows=$rows is no regular expression (${e.description})")
        }

    /** Returns a table of the directive's write-up with all of its rows. */
    fun whole(
        directive: Directive,
        id: String,
    ): ReproducedTable {
        val own = tablesOf(directive)
        val there = own.joinToString { it.table.id }
        val writeUp = own.first().writeUp.id
        return own.find { it.table.id == id } ?: throw directive.fault("$writeUp has no table '$id'. It has: $there")
    }

    /** True if the directive's write-up has a table of that name. */
    fun hasTable(
        directive: Directive,
        id: String,
    ): Boolean = tablesOf(directive).any { it.table.id == id }

    private fun tablesOf(directive: Directive): List<ReproducedTable> {
        val id = directive.required("writeup")
        return tables.filter { it.writeUp.id == id }.ifEmpty { throw directive.fault("there is no write-up '$id'") }
    }
}
