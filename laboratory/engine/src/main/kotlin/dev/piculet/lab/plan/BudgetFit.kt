package dev.piculet.lab.plan

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Threads

/**
 * One payload of a suite with its candidates: operations, and entries that passed the gate, by priority.
 *
 * @property refused what the gate refuses of them, and so takes no time: operations by entry
 */
data class Candidate(
    val suite: String,
    val payload: String,
    val operations: List<String>,
    val entries: List<Entry>,
    val refused: Map<Entry, Set<String>> = emptyMap(),
) {
    /** Trials of a block. */
    val cells: Int get() = operations.sumOf { entriesOf(it).size }

    /** Returns the entries that are measured in an operation. */
    fun entriesOf(operation: String): List<Entry> = entries.filterNot { operation in refused[it].orEmpty() }
}

/** The groups that fit the budget, and one line for each thing left out. */
data class Fit(
    val groups: Map<Group, List<Entry>>,
    val leftOut: List<String>,
)

/**
 * Chooses groups so that each gets its six blocks within the budget. Drops payloads or operations first, then
 * contenders, never blocks.
 *
 * @param cellsPerBlock how many trials a block may have, those of the A/A pair and the calibration not counted
 * @param keepsOperations true to drop contenders before operations
 */
class BudgetFit(
    private val cellsPerBlock: Int,
    private val keepsOperations: Boolean = false,
) {
    /** @param candidates the payloads asked for, the most important first; the first of each suite is kept if anything is */
    fun choose(candidates: List<Candidate>): Fit {
        val suites = candidates.map { it.suite }.distinct()
        val share = cellsPerBlock / suites.size.coerceAtLeast(1)
        val fits = suites.map { suite -> chooseInSuite(candidates.filter { it.suite == suite }, share) }
        return Fit(fits.flatMap { it.groups.entries }.associate { it.key to it.value }, fits.flatMap { it.leftOut })
    }

    private fun chooseInSuite(
        candidates: List<Candidate>,
        cells: Int,
    ): Fit {
        val kept = candidates.runningFold(emptyList<Candidate>()) { all, one -> all + one }.last { sizeOf(it) <= cells }
        if (kept.isNotEmpty()) return withRest(kept, candidates.drop(kept.size), cells)
        val first = candidates.firstOrNull { sizeOf(listOf(it)) > 0 } ?: return Fit(emptyMap(), emptyList())
        val reduced = reduce(first, cells)
        return Fit(
            groups(listOf(reduced)),
            leftOutPayloads(candidates - first) + leftOutOperations(first, reduced) + leftOutEntries(first, reduced),
        )
    }

    /** Uses the rest of the budget for further payloads in fewer operations. */
    private fun withRest(
        kept: List<Candidate>,
        others: List<Candidate>,
        cells: Int,
    ): Fit {
        var room = cells - sizeOf(kept)
        val added = mutableMapOf<Candidate, Candidate>()
        for (other in others) {
            val taken =
                (other.operations.size downTo 1)
                    .map { other.copy(operations = other.operations.take(it)) }
                    .firstOrNull { it.cells in 1..room } ?: continue
            added[other] = taken
            room -= taken.cells
        }
        return Fit(
            groups(kept + added.values),
            leftOutPayloads(others - added.keys) + added.flatMap { (asked, taken) -> leftOutOperations(asked, taken) },
        )
    }

    private fun sizeOf(candidates: List<Candidate>) = candidates.sumOf { it.cells }

    /** Drops operations from the end while more than one is left, then entries from the end while more than two are. */
    private fun reduce(
        candidate: Candidate,
        cells: Int,
    ): Candidate {
        val all = candidate.operations
        val fewer = if (keepsOperations) listOf(all) else (all.size downTo 1).map(all::take)
        val ofFewer = fewer.map { candidate.copy(operations = it) }
        ofFewer.firstOrNull { it.cells in 1..cells }?.let { return it }
        val kept = ofFewer.last { it.cells > 0 }
        val ofFewerEntries = (kept.entries.size downTo 2).map { kept.copy(entries = kept.entries.take(it)) }
        return ofFewerEntries.firstOrNull { it.cells <= cells } ?: ofFewerEntries.lastOrNull() ?: kept
    }

    private fun groups(candidates: List<Candidate>) =
        candidates
            .flatMap { candidate ->
                candidate.operations.map { Group(candidate.suite, candidate.payload, it) to candidate.entriesOf(it) }
            }.toMap()

    private fun leftOutPayloads(candidates: List<Candidate>) =
        candidates
            .groupBy({ it.suite }, { it.payload })
            .map { (suite, payloads) -> "$suite: payloads ${payloads.joinToString(", ")}" }

    private fun leftOutOperations(
        asked: Candidate,
        kept: Candidate,
    ) = (asked.operations - kept.operations.toSet())
        .takeIf { it.isNotEmpty() }
        ?.let { listOf("${asked.suite}/${asked.payload}: ${it.joinToString(", ")}") }
        .orEmpty()

    private fun name(entry: Entry) = entry.contender + if (entry.threads == Threads.ONE) "" else " (${entry.threads})"

    private fun leftOutEntries(
        asked: Candidate,
        kept: Candidate,
    ) = (asked.entries - kept.entries.toSet())
        .takeIf { it.isNotEmpty() }
        ?.let { entries ->
            listOf("${asked.suite}/${asked.payload}: contenders ${entries.joinToString(", ", transform = ::name)}")
        }.orEmpty()
}
