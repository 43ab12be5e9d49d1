package dev.piculet.lab.compare

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.result.Labels
import dev.piculet.lab.statistics.PairedCosts
import dev.piculet.lab.store.StoredRun

/**
 * Compares every contender on one JDK with itself on another, which one run measured side by side, block by block.
 *
 * @param jdk the JDK that is judged: its version, or the beginning of it that no other has, as `25`
 * @param against the one that it is compared with, named in the same way
 */
internal class ComparisonOfJdks(
    private val run: StoredRun,
    private val jdk: String,
    private val against: String,
    private val threshold: Double,
) {
    private val trials = Trials(run.trials)
    private val labels = Labels(run.plan)
    private val side by lazy { Side(run, labels::of) }

    fun result(): RunComparison {
        val (present, earlier) = versionOf("--jdk", jdk) to versionOf("--against-jdk", against)
        if (present == earlier) throw usage("'--jdk' and '--against-jdk' name the same, $present. Name another.")
        val matches = matches(earlier, present)
        val costs =
            matches.associateWith { match ->
                val (now, before) = listOf(match.present, match.earlier).map { Trials.cell(match.group, it) }
                PairedCosts(trials.pairs(now, before))
            }
        val compared = Comparison(costs.filterValues { it.blocks > 0 }, threshold)
        return RunComparison(
            "JDK $earlier",
            "JDK $present",
            "Both were measured in the same blocks, so the machine's drift hits both alike.",
            threshold,
            compared.figures(trials, trials, run.plan, run.plan, ::labelOf),
            side.warnings,
            MissingFigures(side, side, "no block with a time of both", ::labelOf)
                .of(matches + side.examined({ it.jdk == present }, { it.copy(jdk = earlier) }), compared.costs.keys),
        )
    }

    private fun labelOf(match: Match) = labels.withoutJdk(match.present)

    private fun matches(
        earlier: String,
        present: String,
    ): List<Match> =
        run.plan.groups.flatMap { planned ->
            planned.entries.filter { it.jdk == present }.mapNotNull { entry ->
                planned.entries.find { it == entry.copy(jdk = earlier) }?.let { Match(planned.group, it, entry) }
            }
        }

    private fun versionOf(
        option: String,
        name: String,
    ): String {
        val all = run.plan.jdks.map { it.version }
        val found = all.filter { it == name }.ifEmpty { all.filter { it.startsWith("$name.") } }
        return when (found.size) {
            1 -> found.single()
            0 -> throw usage("'$option $name' is not in this run. There are: ${all.joinToString()}.")
            else -> throw usage("'$option $name' can be any of ${found.joinToString()}. Name one of them.")
        }
    }

    private fun usage(message: String) = LabException(message, ExitCode.USAGE)
}
