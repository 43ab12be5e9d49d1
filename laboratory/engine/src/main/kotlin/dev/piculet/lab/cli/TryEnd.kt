package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.result.Switching
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.ColdLoop
import dev.piculet.lab.runner.OneBuildOfFirstUses
import dev.piculet.lab.store.StoredRun

/** The end of a try: its trials, the first calls of those that the verdict names, and the verdict. */
internal class TryEnd(
    private val lab: Lab,
    private val progress: ProgressReporter,
    private val guest: Guest,
) {
    /** Makes the trials that are missing. Returns the exit code, which tells of faults if it is strict. */
    fun measure(
        session: RunSession,
        contenders: List<ReadyContender>,
        builds: Builds,
        isStrict: Boolean,
    ): Int {
        session.makeTrials(contenders, builds)
        val store = session.store
        val run = ReportedRun(store.folder, StoredRun(store.plan, store.goal, store.trials))
        firstUses(run, contenders, builds)?.let(guest::keep)
        val answer = TryVerdict(lab.catalog, guest, run).answer()
        guest.keep(answer)
        progress.end()
        ReportFiles(run, lab.terminal).write()
        val exitCode = ResultOutput(isJson = false, isStrict).print(run, lab.terminal)
        lab.terminal.print(AnswerText(answer, run.folder, lab.terminal).text())
        return exitCode
    }

    /** Returns all that are needed, those that are stored among them. One that failed in an earlier session is tried once more. */
    private fun firstUses(
        run: ReportedRun,
        contenders: List<ReadyContender>,
        builds: Builds,
    ): List<ColdSample>? {
        val plan = run.stored.plan
        val firstUses = FirstUsesOfTry(plan, guest.switchingOf(run))
        val coldPlan = firstUses.plan ?: return null
        val samples = firstUses.stillOf(guest.firstUses).toMutableList()
        val runner = OneBuildOfFirstUses.of(plan, contenders, builds, calls = 1)
        ColdLoop(coldPlan, runner, progress).complete(samples) { samples += it }
        return samples
    }
}

/** Returns what changes from the baseline of a try bring on its first JDK. */
internal fun Guest.switchingOf(run: ReportedRun): Switching =
    Switching(run.results, run.stored.plan.jdks.first().version, facts.baseline)
