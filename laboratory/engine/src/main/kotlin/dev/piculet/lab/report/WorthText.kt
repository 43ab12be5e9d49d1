package dev.piculet.lab.report

import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.result.RunWorth

/** What the honest figures of reproduced tables are worth. */
internal object WorthText {
    /** Returns a line for each part that gave times to the tables; those of which the same is known share a line. */
    fun of(tables: List<ReproducedTable>): List<String> =
        tables
            .flatMap { it.rows }
            .flatMap { row -> row.beside.map { it.honest } + row.honest }
            .filterIsInstance<Outcome.Figure>()
            .mapNotNull { it.run }
            .distinct()
            .groupBy({ textOf(it.worth) }, { it.name })
            .map { (text, names) -> "${printable(enumerate(names))}: $text" }

    private fun textOf(worth: RunWorth?): String {
        worth ?: return FRESH
        val machine = worth.machine
        val shown = listOfNotNull(MachineText.kernel(machine), MachineText.slowed(machine)).map { "$it." }
        return (listOf(MachineText.pair(machine)) + shown + forks(worth)).joinToString(" ")
    }

    private fun forks(worth: RunWorth): String {
        val crowded = worth.crowded?.let { ", $it crowded" } ?: "; how many were crowded is not known"
        return "Forks: ${worth.unsteady} of ${worth.forks} unsteady$crowded."
    }

    private const val FRESH =
        "First uses are measured without an A/A pair and without a kernel beside them: ${MachineText.UNKNOWN}."
}
