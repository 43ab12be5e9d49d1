package dev.piculet.lab.report

import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.result.ResultRow

/** Subjects of the notes under a table, in the order in which they are printed. */
internal enum class NoteKind(
    val title: String,
) {
    WRONG_OUTPUT("WRONG OUTPUT"),
    NOT_MEASURED("not measured"),
    UNSUPPORTED("unsupported"),
    NOT_HERE("not here"),
    REMARK("remark"),
    ;

    companion object {
        /** Returns the note on a contender, or null if its figures need none. */
        fun of(
            gate: GateStatus,
            isMeasured: Boolean,
            hasDetail: Boolean,
        ): NoteKind? =
            when {
                gate == GateStatus.WRONG_OUTPUT -> WRONG_OUTPUT
                gate == GateStatus.UNSUPPORTED -> UNSUPPORTED
                gate == GateStatus.UNAVAILABLE -> NOT_HERE
                !isMeasured -> NOT_MEASURED
                hasDetail -> REMARK
                else -> null
            }
    }
}

/** A sentence under a payload's table, with all contenders that it applies to. */
internal class Note(
    val kind: NoteKind,
    val subject: String,
    val text: String,
) {
    companion object {
        /** Returns the notes of a payload: one for each different text. */
        fun of(table: PayloadTable): List<Note> {
            val all = table.operations.map { it.group.operation }
            val jdks = table.operations.flatMap { it.rows }.map { it.entry.jdk }.toSet()
            return table.operations
                .flatMap { operation -> operation.rows.map { it to operation.group.operation } }
                .mapNotNull { (row, operation) -> kind(row)?.let { Fact(it, text(row), row, operation) } }
                .groupBy { it.kind to it.text }
                .map { (key, facts) -> Note(key.first, subject(facts, all, jdks), key.second) }
                .sortedBy { it.kind }
        }

        private fun kind(row: ResultRow) = NoteKind.of(row.gate, row.cpuNs != null, row.detail != null)

        private fun text(row: ResultRow): String =
            when {
                kind(row) != NoteKind.NOT_MEASURED -> printable(row.detail.orEmpty())
                row.failed > 0 -> "Every trial failed, ${row.failed} of them" + (
                    row.detail?.let {
                        ": ${printable(it)}"
                    } ?: "."
                )
                else -> "No trial was made."
            }

        /** Names contenders; operations and JDKs too, unless the note applies to all of them. */
        private fun subject(
            facts: List<Fact>,
            allOperations: List<String>,
            allJdks: Set<String>,
        ): String {
            val operationsOf = facts.groupBy({ it.name to it.jdk }, { it.operation })
            val places = operationsOf.entries.groupBy({ it.key.first to it.value }, { it.key.second })
            return places.entries
                .groupBy({ (key, jdks) -> key.second to jdks }, { (key, _) -> key.first })
                .map { (where, names) ->
                    val (operations, jdks) = where
                    val limits =
                        operations.takeIf { it != allOperations }.orEmpty() +
                            jdks.takeIf { it.toSet() != allJdks }.orEmpty().map { "JDK $it" }
                    names.joinToString() + if (limits.isEmpty()) "" else " (${limits.joinToString()})"
                }.joinToString()
        }
    }

    private class Fact(
        val kind: NoteKind,
        val text: String,
        row: ResultRow,
        val operation: String,
    ) {
        val name: String = printable(withoutJdk(row.label, row.entry))
        val jdk: String = row.entry.jdk
    }
}
