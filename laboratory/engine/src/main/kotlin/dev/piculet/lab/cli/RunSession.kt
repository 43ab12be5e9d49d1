package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Planner
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.runner.BlockLoop
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.JmhTrialRunner
import dev.piculet.lab.runner.OneBuild
import dev.piculet.lab.runner.TrialRunner
import dev.piculet.lab.store.RunStore
import java.nio.file.Path

/** Measures what a store's plan still lacks, and prints what came of it. */
internal class RunSession(
    private val lab: Lab,
    private val store: RunStore,
    private val progress: ProgressReporter,
) {
    @Volatile
    private var isEnding = false

    fun measure(
        contenders: List<ReadyContender>,
        builds: Builds,
        output: ResultOutput,
    ): Int {
        progress.begin(store.plan)
        val conditions = checkNotNull(store.plan.conditions) { "A run that goes on has conditions." }
        sayKeptOut(conditions)
        val overrun = budgetOverrun(Planner.leastMillis(store.plan), store.plan.budgetMillis)
        if (store.trials.isEmpty()) overrun?.let(lab.terminal::say)
        val trials =
            JmhTrialRunner(
                store.plan.measurement,
                store.plan.seed,
                store.plan.jdks.associateBy { it.version },
                contenders.associateBy { it.id to it.version },
            )
        val runner = OneBuild(trials, builds, conditions)
        val interruption = Thread { tellHowToResume(store.folder) }
        Runtime.getRuntime().addShutdownHook(interruption)
        try {
            BlockLoop(store, { block, cell -> measure(runner, block, cell) }, progress).run()
        } finally {
            removeHook(interruption)
            store.close()
        }
        progress.end()
        val results = RunAnalysis(store.plan, store.trials, store.goal).results()
        ReportFiles(store.folder, lab.terminal).write(results)
        lab.terminal.err
            .println("Stored in ${store.folder}: reports as Markdown, CSV, JSON and JMH's JSON beside the trials.")
        return output.print(results, lab.terminal, store.folder)
    }

    private fun sayKeptOut(conditions: RunConditions) {
        if (conditions.keptOut.isEmpty()) return
        lab.terminal
            .say("${conditions.keptOut.keys.joinToString()} is kept from measured JVMs, and recorded in the plan.")
    }

    /** Does nothing once the process is ending: then the hook is running. */
    private fun removeHook(interruption: Thread) {
        try {
            Runtime.getRuntime().removeShutdownHook(interruption)
        } catch (_: IllegalStateException) {
            return
        }
    }

    /**
     * Does not return once the process is ending: its forks are being killed then, and what such a trial seems to say must
     * be neither stored nor reported.
     */
    private fun measure(
        runner: TrialRunner,
        block: Int,
        cell: Cell,
    ): TrialRecord =
        try {
            runner.run(block, cell)
        } finally {
            while (isEnding) Thread.sleep(Long.MAX_VALUE)
        }

    private fun tellHowToResume(folder: Path) {
        isEnding = true
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly)
        lab.terminal.say("")
        lab.terminal.say("Interrupted. Nothing is lost: ./lab resume $folder")
    }
}
