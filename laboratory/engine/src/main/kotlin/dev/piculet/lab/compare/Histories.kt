package dev.piculet.lab.compare

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.statistics.ChangePoints
import dev.piculet.lab.statistics.HodgesLehmann
import dev.piculet.lab.statistics.medianOf

/** Tells how figures moved over many runs, from stored trials. Pure: the same stores give the same answer. */
object Histories {
    /**
     * Puts [runs] in the order of time, and finds changes in each figure.
     *
     * @param reference the contender that costs are relative to, or null for the calibration kernel
     * @throws LabException if no run has a figure
     */
    fun of(
        runs: List<NamedRun>,
        reference: String?,
    ): History {
        val ordered = runs.sortedBy { it.stored.plan.environment.started }
        val described = ordered.associateWith { it.described(ordered) }
        val points = pointsOf(described, reference)
        if (points.isEmpty()) throw absence(ordered, reference)
        return History(
            described.values.toList(),
            points.map { (key, own) -> figure(key, own) },
            "Each time is divided by that of ${reference ?: "the kernel that never changes"} in the same block.",
        )
    }

    private fun absence(
        runs: List<NamedRun>,
        reference: String?,
    ): LabException {
        val there = runs.flatMap { run -> run.stored.plan.contenders.map { it.id } }.distinct().sorted()
        if (reference != null && reference !in there) {
            val message = "'--relative-to $reference' is no contender of these runs."
            return LabException("$message There are: ${there.joinToString()}.", ExitCode.USAGE)
        }
        return LabException("None of ${runs.size} runs has a finished block. Resume one with ./lab resume.")
    }

    private fun pointsOf(
        runs: Map<NamedRun, HistoryRun>,
        reference: String?,
    ): Map<FigureKey, List<HistoryPoint>> {
        val keys = FigureKeys(runs.keys.map { run -> run.stored.plan.groups.flatMap { it.entries } })
        return runs
            .flatMap { (run, described) -> pointsOf(run, described, reference, keys) }
            .groupBy({ it.first }, { it.second })
    }

    private fun pointsOf(
        run: NamedRun,
        described: HistoryRun,
        reference: String?,
        keys: FigureKeys,
    ): List<Pair<FigureKey, HistoryPoint>> {
        val costs = RelativeCosts(run.stored, reference)
        return run.stored.plan.groups
            .flatMap { planned -> planned.entries.map { planned.group to it } }
            .filterNot { (_, entry) -> entry.contender == reference }
            .mapNotNull { (group, entry) ->
                val own = costs.of(group, entry).takeIf { it.isNotEmpty() }
                own?.let {
                    val point = HistoryPoint(described, entry.version, HodgesLehmann.location(it))
                    keys.of(run.machine, group, entry) to point
                }
            }
    }

    private fun figure(
        key: FigureKey,
        points: List<HistoryPoint>,
    ): HistoryFigure {
        val logs = points.map { StrictMath.log(it.cost.value) }
        val changes = ChangePoints.of(logs)
        val described =
            changes.mapIndexed { i, change ->
                val before = logs.subList(changes.getOrNull(i - 1)?.index ?: 0, change.index)
                val after = logs.subList(change.index, changes.getOrNull(i + 1)?.index ?: logs.size)
                HistoryChange(points[change.index], ratio(before, after), change.p)
            }
        return HistoryFigure(key.group, key.label, key.machine, points, described)
    }

    private fun ratio(
        before: List<Double>,
        after: List<Double>,
    ) = StrictMath.exp(medianOf(after) - medianOf(before))

    private fun NamedRun.described(all: List<NamedRun>): HistoryRun {
        val before = all.takeWhile { it !== this }.lastOrNull { it.machine == machine }
        val notes = before?.let { Obstacles.of(it.stored.plan, stored.plan) }.orEmpty()
        return with(stored.plan.environment) { HistoryRun(name, started, commit, notes) }
    }
}
