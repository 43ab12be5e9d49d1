package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.ShutdownHook
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Planner
import dev.piculet.lab.runner.BlockLoop
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.ClassArchives
import dev.piculet.lab.runner.EnoughRoom
import dev.piculet.lab.runner.ForkStart
import dev.piculet.lab.runner.JmhTrialRunner
import dev.piculet.lab.runner.OneBuild
import dev.piculet.lab.runner.TrialRunner
import dev.piculet.lab.shellWord
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.StoredRun

/**
 * Measures the trials that a store's plan still lacks, and prints the results.
 *
 * @param again the command that goes on with them, to be told if they are interrupted; null if somebody else tells
 * @param plan that of the store, or what is left of it
 */
internal class RunSession(
    private val lab: Lab,
    val store: RunStore,
    private val progress: ProgressReporter,
    private val again: String? = "${lab.name} resume ${shellWord(store.folder)}",
    private val plan: RunPlan = store.plan,
) {
    fun measure(
        contenders: List<ReadyContender>,
        builds: Builds,
        output: ResultOutput,
    ): Int {
        progress.compare(store.plan)
        makeTrials(contenders, builds)
        progress.end()
        val run = ReportedRun(store.folder, StoredRun(store.plan, store.goal, store.trials))
        ReportFiles(run, lab.terminal).write()
        lab.terminal.err
            .println("Stored in ${store.folder}: report.html, Markdown, CSV, JSON and JMH's JSON beside the trials.")
        return output.print(run, lab.terminal)
    }

    /**
     * Makes the trials and closes the store.
     *
     * @param archives for a plan whose forks share classes
     */
    fun makeTrials(
        contenders: List<ReadyContender>,
        builds: Builds,
        archives: ClassArchives? = null,
    ) {
        progress.begin(plan, store.goal)
        val conditions = plan.requireConditions()
        sayKeptOut(conditions)
        val overrun = budgetOverrun(Planner.leastMillis(plan), plan.budgetMillis)
        if (store.trials.isEmpty()) overrun?.let(lab.terminal::say)
        val trials =
            JmhTrialRunner(
                plan.measurement,
                plan.seed,
                plan.jdks.associateBy { it.version },
                contenders.associateBy { it.id to it.version },
                start = ForkStart(archives = archives.takeIf { plan.sharesClasses }),
            )
        val runner = OneBuild(EnoughRoom(trials), builds, conditions)
        store.use {
            ShutdownHook { tellHowToResume() }.use { hook ->
                val parking = TrialRunner { block, cell, warmUp -> parked(hook) { runner.run(block, cell, warmUp) } }
                BlockLoop(store, parking, progress, plan).run()
            }
        }
    }

    private fun sayKeptOut(conditions: RunConditions) {
        if (conditions.keptOut.isEmpty()) return
        lab.terminal
            .say("${conditions.keptOut.keys.joinToString()} is kept from measured JVMs, and recorded in the plan.")
    }

    /** Makes a trial, and waits for the end of this process where that has begun. */
    private fun parked(
        hook: ShutdownHook,
        trial: () -> TrialRecord,
    ): TrialRecord =
        try {
            trial()
        } finally {
            hook.parkIfBegun()
        }

    private fun tellHowToResume() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly)
        again?.let { Interruption(lab.terminal, it).tell() }
    }
}
