package dev.piculet.lab.compare

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.result.Labels
import dev.piculet.lab.result.RunAnalysis
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
        val matches = matches().filterNot { it.earlier.contender == reference }
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
            warnings + doubts(names),
            missing(matches, names) +
                matches.filterNot { it in compared.costs }.map { "${it.group} ${it.earlier}: no time in both" },
        )
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

    private fun doubts(names: Pair<String, String>): List<String> =
        listOf(names.first to earlier, names.second to present).flatMap { (name, run) ->
            RunAnalysis(run.plan, run.trials, run.goal).results().warnings.map { "$name: $it" }
        }

    /** The same contender on the same JDK; in another version only where neither run has several. */
    private fun matches(): List<Match> =
        earlier.plan.groups.flatMap { planned ->
            val others = present.plan.groups.filter { it.group == planned.group }.flatMap { it.entries }
            planned.entries.mapNotNull { entry ->
                counterpart(entry, planned.entries, others)?.let { Match(planned.group, entry, it) }
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
        names: Pair<String, String>,
    ): List<String> =
        absent(earlier.plan, matches.map { it.group to it.earlier }, names.second) +
            absent(present.plan, matches.map { it.group to it.present }, names.first)

    private fun absent(
        plan: RunPlan,
        matched: List<Pair<Group, Entry>>,
        from: String,
    ): List<String> =
        plan.groups
            .flatMap { planned -> planned.entries.map { planned.group to it } }
            .filterNot { it in matched || it.second.contender == reference }
            .map { (group, entry) -> "$group $entry: not in $from" }
}

private fun Entry.isLike(other: Entry) = copy(version = other.version) == other
