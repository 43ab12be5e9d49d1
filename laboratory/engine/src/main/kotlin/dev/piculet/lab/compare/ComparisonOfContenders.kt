package dev.piculet.lab.compare

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.result.Labels
import dev.piculet.lab.statistics.PairedCosts
import dev.piculet.lab.store.StoredRun

/**
 * Compares two contenders, versions or builds that one run measured side by side, block by block.
 *
 * @param contender the one that is judged, by its name in the run's tables, its id, or `id@version`
 * @param against the one that it is compared with, named in the same way
 */
internal class ComparisonOfContenders(
    private val run: StoredRun,
    private val contender: String,
    private val against: String,
    private val threshold: Double,
) {
    private val trials = Trials(run.trials)
    private val labels = Labels(run.plan)
    private val side by lazy { Side(run, labels::of) }

    fun result(): RunComparison {
        val present = selection("--contender", contender)
        val earlier = selection("--against", against)
        if (present == earlier) {
            throw usage("'--contender' and '--against' name the same, $contender. Name another.")
        }
        val matches = matches(earlier, present)
        val costs =
            matches.associateWith {
                val (now, before) = listOf(it.present, it.earlier).map { entry -> Trials.cell(it.group, entry) }
                PairedCosts(trials.pairs(now, before))
            }
        val compared = Comparison(costs.filterValues { it.blocks > 0 }, threshold)
        return RunComparison(
            against,
            contender,
            "Both were measured in the same blocks, so the machine's drift hits both alike.",
            threshold,
            compared.figures(trials, trials, run.plan, run.plan, ::labelOf),
            side.warnings,
            MissingFigures(side, side, "no block with a time of both", ::labelOf)
                .of(matches + examined(earlier, present), compared.costs.keys),
        )
    }

    private fun labelOf(match: Match) = contender + wayOf(match.present) + jdkOf(match.present)

    /** Returns what tells the entries of a contender apart where a run has several on one JDK: `, 2 threads`. */
    private fun wayOf(entry: Entry) = labels.withoutJdk(entry).removePrefix(labels.of(entry.contender, entry.version))

    private fun jdkOf(entry: Entry) = if (run.plan.jdks.size > 1) " (JDK ${entry.jdk})" else ""

    /** Two kinds of work, with and without an object, are never compared. */
    private fun matches(
        earlier: Pair<String, String>,
        present: Pair<String, String>,
    ): List<Match> =
        run.plan.groups.flatMap { planned ->
            planned.entries.filter { it.contender to it.version == present }.mapNotNull { entry ->
                val other = planned.entries.find {
                    it == entry.copy(contender = earlier.first, version = earlier.second)
                }
                other?.takeIf { planned.areOfOneKind(it, entry) }?.let { Match(planned.group, it, entry) }
            }
        }

    private fun examined(
        earlier: Pair<String, String>,
        present: Pair<String, String>,
    ): List<Match> =
        side.examined(
            { it.contender to it.version == present },
            { it.copy(contender = earlier.first, version = earlier.second) },
        )

    /** Returns id and version. */
    private fun selection(
        option: String,
        name: String,
    ): Pair<String, String> {
        val all = run.plan.contenders.map { it.id to it.version }
        val found = all.filter { (id, version) -> name in listOf(id, "$id@$version", labels.of(id, version)) }
        val there = all.map { (id, version) -> labels.of(id, version) }
        return when (found.size) {
            1 -> found.single()
            0 -> throw usage("'$option $name' is not in this run. There are: ${there.joinToString()}.")
            else -> {
                val those = found.joinToString { labels.of(it.first, it.second) }
                throw usage("'$option $name' can be any of $those. Name one of them.")
            }
        }
    }

    private fun usage(message: String) = LabException(message, ExitCode.USAGE)
}
