package dev.piculet.lab.report

import dev.piculet.lab.reproduce.ReproducedRow

/** Where the figures of rows come from that tell it: what all have in common in a sentence, and what differs row by row. */
internal class BasisText(
    rows: List<ReproducedRow>,
) {
    private val all = rows.filter { it.hasFigures }.mapNotNull { it.basis }
    private val presets = all.map { it.preset }.distinct()
    private val machines = all.map { it.machine }.distinct()

    /** Where all come from, as far as that is one place; null if no row tells it. */
    val sentence: String? = if (all.isEmpty()) null else "Measured ${how()}."

    private fun how(): String {
        val named = machines.map { "${letterOf(it)} ($it)" }
        val where = machines.singleOrNull() ?: "the machines ${enumerate(named)}"
        val preset = presets.singleOrNull() ?: return "on $where, each row with its preset"
        return "with preset $preset on $where"
    }

    /** Returns the preset of a row with figures, if rows differ in it, and else nothing. */
    fun presetOf(row: ReproducedRow): String =
        row.basis?.preset?.takeIf { row.hasFigures && presets.size > 1 }.orEmpty()

    /** Returns the letter that [sentence] gives to the machine of a row with figures, if rows differ in it, and else nothing. */
    fun machineOf(row: ReproducedRow): String =
        row.basis?.machine?.takeIf { row.hasFigures && machines.size > 1 }?.let { letterOf(it) }.orEmpty()

    private fun letterOf(machine: String) = "${'A' + machines.indexOf(machine)}"
}
