package dev.piculet.lab.plan

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group

/**
 * Chooses operations and contenders so that curves get their six blocks within the budget. A curve without some of its
 * values can't tell where it bends, so operations are dropped first, then contenders; values never.
 *
 * @param cellsPerBlock how many trials a block may have, those of the A/A pair and the calibration not counted
 */
class CurveFit(
    private val cellsPerBlock: Int,
) {
    /** @param candidates of one suite, each with entries for every value of the condition, or one for each value */
    fun choose(candidates: List<Candidate>): Fit {
        if (candidates.isEmpty()) return Fit(emptyMap(), emptyList())
        val operations = candidates.flatMap { it.operations }.distinct()
        val contenders = candidates.flatMap { it.entries }.map(::contenderOf).distinct()
        val fewer =
            (operations.size downTo 1).map { operations.take(it) to contenders } +
                (contenders.size - 1 downTo FEWEST).map { operations.take(1) to contenders.take(it) }
        val all = fewer.map { (some, of) -> candidates.mapNotNull { reduced(it, some, of) } }
        val chosen = all.firstOrNull { one -> one.sumOf { it.cells } <= cellsPerBlock } ?: all.last()
        val kept = fewer[all.indexOf(chosen)]
        val (lessOperations, lessContenders) = operations - kept.first.toSet() to contenders - kept.second.toSet()
        return Fit(groups(chosen), leftOut(candidates.first().suite, lessOperations, lessContenders))
    }

    private fun contenderOf(entry: Entry) = "${entry.contender}@${entry.version}"

    private fun reduced(
        candidate: Candidate,
        operations: List<String>,
        contenders: List<String>,
    ): Candidate? =
        candidate
            .copy(
                operations = candidate.operations.filter { it in operations },
                entries = candidate.entries.filter { contenderOf(it) in contenders },
            ).takeIf { it.entries.isNotEmpty() }

    private fun groups(candidates: List<Candidate>) =
        candidates
            .flatMap { one -> one.operations.map { Group(one.suite, one.payload, it) to one.entriesOf(it) } }
            .toMap()

    private fun leftOut(
        suite: String,
        operations: List<String>,
        contenders: List<String>,
    ): List<String> =
        listOfNotNull(
            operations.takeIf { it.isNotEmpty() }?.let { "$suite: ${it.joinToString()}" },
            contenders.takeIf { it.isNotEmpty() }?.let { all ->
                "$suite: contenders ${all.joinToString { it.substringBefore('@') }}"
            },
        )

    private companion object {
        /** One alone is compared with nothing. */
        const val FEWEST = 2
    }
}
