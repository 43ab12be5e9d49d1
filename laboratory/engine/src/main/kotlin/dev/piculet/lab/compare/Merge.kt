package dev.piculet.lab.compare

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.result.Labels
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.HodgesLehmann
import dev.piculet.lab.statistics.MachineRatio
import dev.piculet.lab.statistics.PooledRatio
import dev.piculet.lab.statistics.RandomEffects

/**
 * A contender beside its baseline over machines.
 *
 * @property ratios by run, those that measured both
 */
class MergedFigure(
    val group: Group,
    val label: String,
    val baseline: String,
    val pooled: PooledRatio,
    val ratios: Map<MergedRun, Estimate>,
)

/** @property machine CPU, cores and JDK */
class MergedRun(
    val name: String,
    val machine: String,
)

/**
 * Runs of the same work on several machines.
 *
 * @property missing contenders that fewer than two runs measured, and those whose output is wrong in a run, one line each
 */
class Merge(
    val runs: List<MergedRun>,
    val figures: List<MergedFigure>,
    val missing: List<String>,
) {
    companion object {
        /**
         * Pools the ratios of [runs], each a kind of machine of its own. Absolute figures of several machines say nothing together.
         *
         * @throws LabException if there are fewer than two runs, two are of one kind of machine, they did not do the same
         *     work, or have no figure in common
         */
        fun of(runs: List<NamedRun>): Merge {
            requireMachines(runs)
            val own = runs.associateWith { MergedRun(it.name, machineOf(it)) }
            val (shared, single) = ratios(own).entries.partition { it.value.size > 1 }
            if (shared.isEmpty()) {
                throw LabException(
                    "These runs have no ratio in common. " +
                        "Measure the same contenders and payloads, on one release of the JDK.",
                )
            }
            return Merge(
                own.values.toList(),
                shared.map { (key, of) -> figure(key, of) },
                single.map { (key, of) -> "${key.figure.group} ${key.figure.label}: only in ${of.single().run.name}" } +
                    runs.flatMap(::wrongOutput),
            )
        }

        /** What is wrong has no ratio, and would look as if nobody had asked for it. */
        private fun wrongOutput(run: NamedRun): List<String> {
            val labels = Labels(run.stored.plan)
            return Side(run.stored) { "${labels.of(it)} in ${run.name}" }.wrongOutput()
        }

        private fun requireMachines(runs: List<NamedRun>) {
            if (runs.size < 2) {
                throw LabException("A machine alone is no sample: name the runs of two or more.", ExitCode.USAGE)
            }
            runs.groupBy { it.machine }.values.firstOrNull { it.size > 1 }?.let { same ->
                val names = same.joinToString(" and ") { it.name }
                throw LabException(
                    "$names are of one kind of machine (${same[0].machine}), which counts once. " +
                        "Resume one of them for more blocks, or name one.",
                )
            }
            val first = runs.first()
            runs.drop(1).forEach { run ->
                val reasons = Obstacles.ofWork(first.stored.plan, run.stored.plan)
                if (reasons.isNotEmpty()) {
                    val why = reasons.joinToString("; ")
                    throw LabException("${first.name} and ${run.name} did not do the same work: $why.")
                }
            }
        }

        private fun machineOf(run: NamedRun): String =
            "${run.machine}, JDK ${run.stored.plan.jdks.joinToString(" and ") { it.version }}"

        private data class Key(
            val figure: FigureKey,
            val baseline: String,
        )

        private class Ratio(
            val run: MergedRun,
            val pairs: List<Pair<Double, Double>>,
        )

        private fun ratios(runs: Map<NamedRun, MergedRun>): Map<Key, List<Ratio>> {
            val keys = FigureKeys(runs.keys.map { run -> run.stored.plan.groups.flatMap { it.entries } })
            return runs
                .flatMap { (run, merged) -> ratios(run, merged, keys) }
                .groupBy({ it.first }, { it.second })
        }

        private fun ratios(
            run: NamedRun,
            merged: MergedRun,
            keys: FigureKeys,
        ): List<Pair<Key, Ratio>> {
            val trials = Trials(run.stored.trials)
            return run.stored.plan.groups.flatMap { planned ->
                planned.entries.mapNotNull { entry ->
                    val baseline = Trials.baselineFor(planned, entry)?.takeIf { it != entry } ?: return@mapNotNull null
                    val pairs =
                        trials.pairs(Trials.cell(planned.group, entry), Trials.cell(planned.group, baseline))
                    val (figure, unit) = listOf(entry, baseline).map { keys.of(ANY_MACHINE, planned.group, it) }
                    (Key(figure, unit.label) to Ratio(merged, pairs)).takeIf { pairs.size > 1 }
                }
            }
        }

        private fun figure(
            key: Key,
            ratios: List<Ratio>,
        ) = MergedFigure(
            key.figure.group,
            key.figure.label,
            key.baseline,
            RandomEffects.pool(ratios.mapNotNull { MachineRatio.of(it.pairs) }),
            ratios.associate { it.run to HodgesLehmann.ratio(it.pairs) },
        )

        private const val ANY_MACHINE = ""
    }
}
