package dev.piculet.lab.publication

/**
 * One figure of a table.
 *
 * @property benchmark the name of the row, as published
 * @property column the name of the column, as published; empty where a row has one figure
 * @property mode what was measured: JMH's mode, or `run`, `avg`, `typical`, `ratio`, `size`
 * @property count the samples behind it
 * @property to the upper end where a range was published, or null
 * @property error the half-width, in the same unit, or null where none was published
 */
data class PublishedRow(
    val benchmark: String,
    val column: String,
    val mode: String,
    val count: Int,
    val score: Double,
    val to: Double?,
    val error: Double?,
    val unit: PublishedUnit,
) {
    /** The name within its table. */
    val name: String get() = if (column.isEmpty()) benchmark else "$benchmark/$column"
}

/** Two rows that a text compares: the time of [first] over that of [second], by their names. */
data class Claim(
    val first: String,
    val second: String,
)

/**
 * A table of a write-up.
 *
 * @property id its name in commands and CSV
 * @property contender the contender of all rows, with its version, or null where rows differ
 * @property calls how many calls one of its operations makes
 */
data class PublishedTable(
    val id: String,
    val title: String,
    val contender: String?,
    val calls: Int,
    val claim: Claim?,
    val rows: List<PublishedRow>,
) {
    /** Returns the row of that [PublishedRow.name], or null. */
    fun find(name: String): PublishedRow? = rows.find { it.name == name }

    /** Returns the table with some of its rows, and with its claim if the rows of that are among them. */
    fun only(isChosen: (PublishedRow) -> Boolean): PublishedTable {
        val chosen = rows.filter(isChosen)
        val names = chosen.map { it.name }
        return copy(rows = chosen, claim = claim?.takeIf { it.first in names && it.second in names })
    }
}

/**
 * A public text and its figures.
 *
 * @property id three digits
 * @property environment the machine and system that it names
 * @property versions the versions that it names
 */
class WriteUp(
    val id: String,
    val title: String,
    val environment: String,
    val versions: String,
    val tables: List<PublishedTable>,
    private val subjects: SubjectMap,
) {
    /** Returns what can be measured for a row of one of [tables], or the reason why nothing can. */
    fun subjectOf(
        table: PublishedTable,
        row: PublishedRow,
    ): Measurable = subjects.of(table, row)

    /** Returns the same text, with other contenders to measure for some: `id@version` to `id@path/to.jar`. */
    fun with(jars: Map<String, String>): WriteUp =
        WriteUp(id, title, environment, versions, tables, subjects.with(jars))
}
