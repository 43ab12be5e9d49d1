package dev.piculet.lab.compare

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.store.StoredRun

/**
 * A run on one side of a comparison, or on both: its results, which tell why a figure is missing.
 *
 * @param nameOf names a contender of the run in a sentence
 */
internal class Side(
    run: StoredRun,
    private val nameOf: (Entry) -> String,
) {
    private val results = RunAnalysis(run.plan, run.trials, run.goal).results()
    private val rows: Map<Pair<Group, Entry>, ResultRow> =
        results.tables.flatMap { table -> table.rows.map { (table.group to it.entry) to it } }.toMap()
    private val examined = run.plan.gate.map { it.group to it.entry }
    private val planned: Set<Pair<Group, Entry>> =
        run.plan.groups.flatMap { planned -> planned.entries.map { planned.group to it } }.toSet()

    /** Doubts about the run, one line each. */
    val warnings: List<String> get() = results.warnings

    /**
     * Returns pairs in the groups that the gate examined both in, whatever it found.
     *
     * @param earlierOf returns what one that is present is compared with
     */
    fun examined(
        isPresent: (Entry) -> Boolean,
        earlierOf: (Entry) -> Entry,
    ): List<Match> =
        examined
            .filter { (_, entry) -> isPresent(entry) }
            .map { (group, entry) -> Match(group, earlierOf(entry), entry) }
            .filter { it.group to it.earlier in rows }

    /** True if it takes part, whether or not a trial has succeeded. */
    fun isPlanned(
        group: Group,
        entry: Entry,
    ): Boolean = group to entry in planned

    /** True if its work is wrong, as the gate or a trial has found. */
    fun isWrong(
        group: Group,
        entry: Entry,
    ): Boolean = rows[group to entry]?.gate == GateStatus.WRONG_OUTPUT

    /** Returns whose work is wrong, and where, one line each. */
    fun wrongOutput(): List<String> =
        examined
            .filter { (group, entry) -> isWrong(group, entry) }
            .map { (group, entry) -> "$group: ${reasonAgainst(group, entry)}" }

    /** True if it reads fields without an object. */
    fun isInPlace(
        group: Group,
        entry: Entry,
    ): Boolean = rows[group to entry]?.isInPlace == true

    /** Returns why it has no time, or null if it has one. */
    fun reasonAgainst(
        group: Group,
        entry: Entry,
    ): String? {
        val name = nameOf(entry)
        val row = rows[group to entry] ?: return "$name takes no part"
        return when (row.gate) {
            GateStatus.WRONG_OUTPUT -> "$name has WRONG OUTPUT: ${row.detail}"
            GateStatus.UNSUPPORTED -> "$name is unsupported: ${row.detail}"
            GateStatus.UNAVAILABLE -> "$name is not here: ${row.detail}"
            GateStatus.PASS -> reasonAgainst(name, row)
        }
    }

    /** The remark of a gate that it passed is no reason. */
    private fun reasonAgainst(
        name: String,
        row: ResultRow,
    ): String? =
        when {
            row.cpuNs != null -> null
            row.failed > 0 -> "$name failed: ${row.detail}"
            else -> "$name was not measured"
        }
}
