package dev.piculet.lab.page

import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable
import java.util.regex.PatternSyntaxException

/**
 * The tables of one or more reproductions. All figures of a row, and of those beside it, are of the first reproduction that has an
 * honest figure of the row; else of the first that has one by the protocol of its text; else of the first that has one of those
 * beside it. Where none has, the last one tells why.
 *
 * @param all in the order in which a directive names them
 */
internal class KeptTables(
    private val all: List<KeptReproduction>,
) {
    /** Publications are the same for all, and so are the places of tables and rows. */
    private val tables: List<ReproducedTable> by lazy {
        all
            .first()
            .tables.indices
            .map { i -> joined(all.map { it.tables[i] }) }
    }

    private fun joined(copies: List<ReproducedTable>): ReproducedTable {
        val first = copies.first()
        return first.copy(rows = first.rows.indices.map { i -> chosen(copies.map { it.rows[i] }) })
    }

    private fun chosen(copies: List<ReproducedRow>): ReproducedRow =
        copies.firstOrNull { it.honest is Outcome.Figure }
            ?: copies.firstOrNull { it.here is Outcome.Figure }
            ?: copies.firstOrNull { it.hasFigures }
            ?: copies.last()

    /** Returns the reproductions that these rows have figures of, in the order in which a directive names them; all if they have none. */
    fun sourcesOf(rows: List<ReproducedRow>): List<KeptReproduction> {
        val used = rows.filter { it.hasFigures }.map { it.basis }
        return all.filter { it.basis in used }.ifEmpty { all }
    }

    /** Returns the table that a directive names, with the rows that it chooses. */
    fun table(
        directive: Directive,
    ): ReproducedTable =
        directive.list("table")?.let { tables(directive).singleOrNull() }
            ?: throw directive.fault("'table' names one table")

    /** Returns the tables that a directive names, of its write-up if it names none, with the rows that it chooses. */
    fun tables(directive: Directive): List<ReproducedTable> {
        val rows = directive.option("rows")?.let { patternOf(directive, it) }
        val ids = directive.list("table") ?: tablesOf(directive).map { it.table.id }
        return ids.map { id ->
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

    /** Returns a row of a table as that reproduction has it which [other] is of, so that both can be divided. */
    fun rowLike(
        other: ReproducedRow,
        table: ReproducedTable,
        name: String,
    ): ReproducedRow =
        all
            .first { it.basis == other.basis }
            .tables
            .first { it.writeUp.id == table.writeUp.id && it.table.id == table.table.id }
            .row(name)

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
