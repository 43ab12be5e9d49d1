package dev.piculet.lab.page

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.report.NoteKind
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.RunResults

/** A contender of one run, as a page names it. */
internal class Subject(
    val label: String,
    val isOurs: Boolean,
    private val run: RunResults,
    private val entry: Entry,
) {
    /** Returns its result in a group, or null if it takes no part in it. */
    fun row(
        payload: String,
        operation: String,
    ): ResultRow? =
        run.tables
            .find { it.group.payload == payload && it.group.operation == operation }
            ?.rows
            ?.find { it.entry == entry }
}

/**
 * The part of its runs that a directive chooses: `payloads=`, `contenders=` in the order in which they are shown, and
 * those that are `ours=`. Baselines are left out: their ratio is 1.
 */
internal class Selection(
    runs: List<RunResults>,
    private val directive: Directive,
) {
    /** The measured groups. Those left out have no baseline. */
    private val tables = runs.flatMap { it.tables }.filter { it.baseline != null }
    private val ours = directive.list("ours").orEmpty()

    val payloads: List<String> = chosen("payloads", tables.map { it.group.payload }.distinct())
    val operations: List<String> = tables.map { it.group.operation }.distinct()
    val subjects: List<Subject>

    /** The baselines' names, which are 1×. */
    val baselines: List<String> = tables.mapNotNull { it.baseline }.map(::nameOf).distinct()

    init {
        val all = runs.flatMap { run -> compared(run).map { run to it } }
        val ids = chosen("contenders", all.map { (_, row) -> row.entry.contender }.distinct())
        subjects =
            ids.flatMap { id ->
                all.filter { (_, row) -> row.entry.contender == id }.map { (run, row) -> subject(run, row) }
            }
    }

    /** Contenders in the order in which they were asked for, each once. */
    private fun compared(run: RunResults): List<ResultRow> {
        val order = run.contenders.map { it.id }
        val rows = run.tables.flatMap { it.rows }
        val baselines = rows.filter { it.isBaseline }.map { it.entry }.toSet()
        return rows.filter { it.entry !in baselines }.distinctBy { it.entry }.sortedBy {
            order
                .indexOf(it.entry.contender)
        }
    }

    private fun subject(
        run: RunResults,
        row: ResultRow,
    ) = Subject(labelOf(directive, row), row.entry.contender in ours, run, row.entry)

    fun nameOf(id: String): String = directive.names[id] ?: id

    private fun chosen(
        option: String,
        all: List<String>,
    ): List<String> {
        val asked = directive.list(option) ?: return all
        val unknown = asked.filter { it !in all }
        if (unknown.isNotEmpty()) {
            throw directive
                .fault("there is no '${unknown.first()}' among the $option of ${directive.runs.joinToString()}")
        }
        return asked
    }
}

/** Returns a contender's name with its version, if that is a released one. */
internal fun labelOf(
    directive: Directive,
    row: ResultRow,
): String {
    val (id, version) = row.entry.contender to row.entry.version
    val label = (directive.names[id] ?: id) + row.label.removePrefix(id)
    val isReleased = version.first().isDigit() && !version.endsWith("-SNAPSHOT")
    return if (isReleased && '@' !in label) "$label $version" else label
}

/** Returns an operation's name for use in a sentence. */
internal fun verbOf(operation: String): String =
    when (operation) {
        "serialize" -> "write"
        "deserialize" -> "read"
        else -> "write and read"
    }

/** Returns why a row has no ratio. */
internal fun absenceOf(
    row: ResultRow,
): String = NoteKind.of(row.gate, row.cpuNs != null, hasDetail = false)?.title ?: "no ratio"
