package dev.piculet.lab.report

import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable

/** The source that a library generated in the measured JVM to write a row's object, with a sentence on what it writes. */
internal class GeneratedSource private constructor(
    private val row: ReproducedRow,
    source: String,
) {
    private val all = source.lines().map { printable(it.trimEnd().replace(PACKAGE, "")) }.filter { it.isNotEmpty() }

    /** The names of properties in the texts that the code writes, in their order. */
    private val names = NAME.findAll(source).map { it.groupValues[1] }.distinct().toList()

    /** What the lines show, without its end. */
    val sentence: String
        get() {
            val what = if (names.isEmpty()) "no name of a property" else "the properties ${names.joinToString()}"
            return "The code that was generated for ${row.row.name} writes $what"
        }

    /** The beginning of the source, in which classes are named without their packages. */
    val lines: List<String>
        get() {
            val rest = all.size - SHOWN
            return all.take(SHOWN) + if (rest > 0) listOf("… ${count(rest, "more line")}") else emptyList()
        }

    companion object {
        /** A name as Java's source has it within a text. */
        private val NAME = Regex("""\\"([^"\\]+)\\":""")
        private val PACKAGE = Regex("""\b(?:[a-z_][\w$]*\.)+(?=[A-Z])""")
        private const val SHOWN = 16

        /** Returns those of a table whose libraries tell their source. */
        fun of(
            table: ReproducedTable,
        ): List<GeneratedSource> = table.rows.mapNotNull { row -> row.source?.let { GeneratedSource(row, it) } }
    }
}
