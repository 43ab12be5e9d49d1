package dev.piculet.lab.publication

import dev.piculet.lab.LabException

/**
 * A data file of the engine: lines of `# key: value`, then a line that names the columns, then one record a line. Fields are
 * separated by commas, of which the last field may have its own.
 *
 * @property name its path, for messages
 */
internal class DataFile(
    val name: String,
    text: String,
) {
    private val lines = text.lines().dropLastWhile { it.isEmpty() }
    private val headLines = lines.takeWhile { it.startsWith(HEAD) }

    /** The values above the columns, by key. */
    val head: Map<String, String> =
        headLines.associate { it.removePrefix(HEAD).substringBefore(": ") to it.substringAfter(": ") }

    /** Returns the value of a key that must be there. */
    fun headOf(key: String): String = head[key] ?: throw LabException("$name has no line '$HEAD$key: …'.")

    /**
     * Returns the fields of each record.
     *
     * @throws LabException if the columns are not these, or a record has fewer
     */
    fun records(columns: String): List<List<String>> {
        val body = lines.drop(headLines.size)
        if (body.firstOrNull() != columns) throw LabException("$name has not the columns $columns.")
        val count = columns.count { it == ',' } + 1
        return body.drop(1).mapIndexed { i, line ->
            val fields = line.split(',', limit = count)
            if (fields.size < count) throw faultIn(i, "has ${fields.size} of $count fields")
            fields
        }
    }

    /** Returns the error of the record with that index. */
    fun faultIn(
        record: Int,
        what: String,
    ) = LabException("$name $what in line ${headLines.size + record + 2}.")

    private companion object {
        const val HEAD = "# "
    }
}
