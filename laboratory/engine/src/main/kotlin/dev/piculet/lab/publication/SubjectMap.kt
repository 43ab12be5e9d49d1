package dev.piculet.lab.publication

import dev.piculet.lab.LabException

/**
 * Tells for every row of a write-up what to measure: `map.csv`, whose first line that fits a row counts.
 *
 * Its columns: a regular expression for `TABLE/BENCHMARK/COLUMN`; a [Measure], `by-mode` or `none`; suite; payloads,
 * separated by `;`, in lower case, with `$1` for the first group of the expression; operation; contender, `$table` for that
 * of the table; the contender to divide by; contenders to set beside it, separated by `;`, with `PAYLOAD/` before those on
 * another payload, in which `$1` stands for the same; the reason for `none`.
 */
class SubjectMap private constructor(
    private val file: String,
    private val rules: List<Rule>,
    private val jars: Map<String, String> = emptyMap(),
) {
    private class Rule(
        val row: Regex,
        val measure: String,
        val subject: List<String>,
        val reason: String,
    )

    /** @throws LabException if no line fits */
    fun of(
        table: PublishedTable,
        row: PublishedRow,
    ): Measurable {
        val key = "${table.id}/${row.benchmark}/${row.column}"
        for (rule in rules) {
            val match = rule.row.matchEntire(key) ?: continue
            if (rule.measure == NONE) return Measurable.Nothing(rule.reason)
            val (suite, payloads, operation, contender, over) = rule.subject
            return Measurable.Subject(
                measureOf(rule.measure, row.mode),
                suite,
                expanded(payloads, match).split(';'),
                operation,
                at(if (contender == TABLE) contenderOf(table) else contender),
                over.ifEmpty { null }?.let(::at),
                expanded(rule.subject.last(), match).split(';').filter { it.isNotEmpty() }.map { rival(it, table) },
            )
        }
        throw fault("No line fits '$key'")
    }

    /** Returns the same map, with other contenders for some: `id@version` to `id@path/to.jar`. */
    fun with(jars: Map<String, String>): SubjectMap = SubjectMap(file, rules, jars)

    private fun at(contender: String) = jars[contender] ?: contender

    private fun rival(
        text: String,
        table: PublishedTable,
    ): Measurable.Rival {
        val contender = text.substringAfter('/')
        val payload = text.substringBefore('/', "").ifEmpty { null }
        return Measurable.Rival(payload, at(if (contender == TABLE) contenderOf(table) else contender))
    }

    private fun contenderOf(table: PublishedTable) =
        table.contender ?: throw fault("Table ${table.id} names no contender, and needs one")

    private fun expanded(
        template: String,
        match: MatchResult,
    ) = match.groupValues
        .foldIndexed(template) { i, text, group -> if (i == 0) text else text.replace("$$i", group.lowercase()) }

    private fun measureOf(
        id: String,
        mode: String,
    ): Measure {
        if (id == BY_MODE) return if (mode == "ss") Measure.FIRST else Measure.STEADY
        return Measure.entries.find { it.id == id } ?: throw fault("There is no measure '$id'")
    }

    private fun fault(what: String) = LabException("$what in $file.")

    companion object {
        private const val NONE = "none"
        private const val BY_MODE = "by-mode"
        private const val TABLE = "\$table"

        /** Reads `map.csv`. */
        internal fun read(file: DataFile): SubjectMap =
            SubjectMap(
                file.name,
                file.records("row,measure,suite,payload,operation,contender,over,beside,reason").map { fields ->
                    Rule(Regex(fields[0]), fields[1], fields.subList(2, fields.size - 1), fields.last())
                },
            )
    }
}
