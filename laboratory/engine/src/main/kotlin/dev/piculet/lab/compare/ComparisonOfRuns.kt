package dev.piculet.lab.compare

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.result.Labels
import dev.piculet.lab.statistics.SeparateCosts
import dev.piculet.lab.store.StoredRun

/**
 * Compares two runs that were made one after the other, by the quotients of their [RelativeCosts].
 *
 * @param reference a contender of both runs, or null for the calibration kernel
 */
internal class ComparisonOfRuns(
    private val earlier: StoredRun,
    private val present: StoredRun,
    private val reference: String?,
    private val threshold: Double,
) {
    private val before = RelativeCosts(earlier, reference)
    private val now = RelativeCosts(present, reference)
    private val labels = Labels(earlier.plan)

    /** @param names of the runs, the earlier one first */
    fun result(
        names: Pair<String, String>,
        warnings: List<String>,
    ): RunComparison {
        requireReference()
        val sides = sides(names)
        val matches = matches(RunPlan::measured)
        val costs = matches.associateWith {
            SeparateCosts(now.of(it.group, it.present), before.of(it.group, it.earlier))
        }
        val compared = Comparison(costs.filterValues { it.blocks > 0 }, threshold)
        val paired = compared.figures(before.trials, now.trials, earlier.plan, present.plan) { labels.of(it.earlier) }
        return RunComparison(
            names.first,
            names.second,
            method(),
            threshold,
            paired,
            warnings + names.toList().zip(sides).flatMap { (name, side) -> side.warnings.map { "$name: $it" } },
            missing(matches, compared.costs.keys, names, sides),
        )
    }

    private fun sides(names: Pair<String, String>): List<Side> =
        listOf(names.first to earlier, names.second to present).map { (name, run) ->
            val labels = Labels(run.plan)
            Side(run) { "${labels.of(it)} in $name" }
        }

    private fun method() =
        "Each time is divided by that of ${reference ?: "the kernel that never changes"} in the same block, since " +
            "the two runs were not made side by side: what slows down both alike is no change."

    private fun requireReference() {
        val wanted = reference ?: return
        val (old, new) = listOf(earlier, present).map { run -> run.plan.contenders.map { it.id }.toSet() }
        val known = old intersect new
        if (wanted in known) return
        val there = known.sorted().joinToString().ifEmpty { "none" }
        throw LabException("'--relative-to $wanted' is no contender of both runs. There are: $there.", ExitCode.USAGE)
    }

    /**
     * The same contender on the same JDK; in another version only where neither run has several.
     *
     * @param entriesOf what of a run to match, by group
     */
    private fun matches(entriesOf: (RunPlan) -> Map<Group, List<Entry>>): List<Match> {
        val others = entriesOf(present.plan)
        return entriesOf(earlier.plan).flatMap { (group, own) ->
            own
                .filterNot { it.contender == reference }
                .mapNotNull { entry ->
                    counterpart(entry, own, others[group].orEmpty())?.let { Match(group, entry, it) }
                }
        }
    }

    private fun counterpart(
        entry: Entry,
        own: List<Entry>,
        others: List<Entry>,
    ): Entry? {
        if (entry in others) return entry
        return others.filter { it.isLike(entry) }.takeIf { own.count(entry::isLike) == 1 }?.singleOrNull()
    }

    private fun missing(
        matches: List<Match>,
        compared: Set<Match>,
        names: Pair<String, String>,
        sides: List<Side>,
    ): List<MissingFigure> {
        val all = matches + matches(RunPlan::examined)
        return absent(earlier.plan, all.map { it.group to it.earlier }.toSet(), names.second) +
            absent(present.plan, all.map { it.group to it.present }.toSet(), names.first) +
            MissingFigures(sides.first(), sides.last(), "no time in both") { "${it.earlier}" }.of(all, compared)
    }

    private fun absent(
        plan: RunPlan,
        matched: Set<Pair<Group, Entry>>,
        from: String,
    ): List<MissingFigure> =
        plan
            .measured()
            .flatMap { (group, entries) -> entries.map { group to it } }
            .filterNot { it in matched || it.second.contender == reference }
            .map { (group, entry) -> MissingFigure(group, "$entry", "not in $from") }
}

private fun RunPlan.measured(): Map<Group, List<Entry>> = groups.associate { it.group to it.entries }

private fun RunPlan.examined(): Map<Group, List<Entry>> = gate.groupBy({ it.group }, { it.entry })

private fun Entry.isLike(other: Entry) = copy(version = other.version) == other
