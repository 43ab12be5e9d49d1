package dev.piculet.lab.publication

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import java.util.Properties

/** The figures of the five write-ups, from the engine's `publication` folder. */
object Publication {
    /** The write-ups by their numbers. */
    val ids: List<String> = listOf("000", "001", "002", "003", "004")

    private const val COLUMNS = "benchmark,column,mode,count,score,to,error,unit"
    private const val ROOM = "/publication"

    /** Returns all write-ups, in order. */
    fun all(): List<WriteUp> = ids.map(::of)

    /**
     * Returns the write-up with that number.
     *
     * @throws LabException if there is none
     */
    fun of(id: String): WriteUp {
        if (id !in ids) {
            throw LabException("There is no write-up '$id'. There are: ${ids.joinToString(", ")}.", ExitCode.USAGE)
        }
        val facts = Properties().apply { textOf("$id/write-up.properties").reader().use(::load) }

        fun fact(name: String) =
            facts.getProperty(name) ?: throw LabException("$ROOM/$id/write-up.properties has no entry '$name'.")
        return WriteUp(
            id,
            fact("title"),
            fact("environment"),
            fact("versions"),
            fact("tables").split(',').map { table(it, file("$id/$it.csv")) },
            SubjectMap.read(file("$id/map.csv")),
        )
    }

    private fun file(path: String) = DataFile("$ROOM/$path", textOf(path))

    private fun textOf(path: String): String {
        val stream =
            Publication::class.java.getResourceAsStream("$ROOM/$path")
                ?: throw LabException("The lab lacks its data file $ROOM/$path. Build it again.")
        return stream.use { it.readBytes().decodeToString() }
    }

    internal fun table(
        id: String,
        file: DataFile,
    ): PublishedTable {
        val table =
            PublishedTable(
                id,
                file.headOf("title"),
                file.head["contender"],
                file.head["calls"]?.toInt() ?: 1,
                file.head["claim"]?.let { Claim(it.substringBefore(" over "), it.substringAfter(" over ")) },
                file.records(COLUMNS).mapIndexed { i, fields -> row(fields) { file.faultIn(i, it) } },
            )
        val missing = listOfNotNull(table.claim?.first, table.claim?.second).filter { table.find(it) == null }
        if (missing.isNotEmpty()) {
            throw LabException("${file.name} claims something of '${missing.first()}', which it lacks.")
        }
        return table
    }

    private fun row(
        fields: List<String>,
        fault: (String) -> LabException,
    ): PublishedRow {
        val (benchmark, column, mode, count, score) = fields
        val (to, error, symbol) = fields.drop(SCORES)

        fun number(text: String): Double =
            text.toDoubleOrNull()?.takeIf { it > 0 && it.isFinite() } ?: throw fault("has the figure '$text'")
        return PublishedRow(
            benchmark,
            column,
            mode,
            count.toIntOrNull()?.takeIf { it > 0 } ?: throw fault("has the count '$count'"),
            number(score),
            to.takeIf { it.isNotEmpty() }?.let(::number),
            error.takeIf { it.isNotEmpty() }?.let(::number),
            PublishedUnit.of(symbol) ?: throw fault("has the unknown unit '$symbol'"),
        )
    }

    private const val SCORES = 5
}
