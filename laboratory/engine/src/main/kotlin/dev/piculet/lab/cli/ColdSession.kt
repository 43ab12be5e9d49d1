package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.ShutdownHook
import dev.piculet.lab.environment.TemporaryFolder
import dev.piculet.lab.experiment.ColdRecord
import dev.piculet.lab.experiment.ColdRequest
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.runner.AttributionLoop
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.ColdLoop
import dev.piculet.lab.runner.OneBuildOfAttributions
import dev.piculet.lab.runner.OneBuildOfFirstUses
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.shellWord
import dev.piculet.lab.store.AttributionStore
import dev.piculet.lab.store.ColdStore

/**
 * Measures the first uses that a store lacks, and prints all of them.
 *
 * @param isStrict whether the exit code tells of wrong output, and of missing intervals
 */
internal class ColdSession(
    private val lab: Lab,
    private val json: Boolean,
    private val isStrict: Boolean,
) {
    private val progress = ProgressReporter(lab.terminal)

    /** Begins in a folder that has none. */
    fun begin(
        reservation: ColdStore.Reservation,
        asked: ColdRequest,
        request: RunRequest,
        jdks: List<Jdk>,
    ): Int =
        ArtifactResolver().use { resolver ->
            val prepared =
                Preparation(lab.catalog, lab.build, resolver, progress = progress)
                    .prepare(request, jdks, EnvironmentProbe.probe(lab.home))
            val plan = ColdPlan.of(prepared.plan, asked.samples) // Before anything is stored that can't be measured.
            val store = reservation.begin(ColdRecord(asked, prepared.plan))
            measure(store, plan, prepared.contenders, prepared.builds)
        }

    /** Goes on with those of a store. */
    fun goOn(store: ColdStore): Int {
        if (isStrict && store.record.request.calls == null) throw strictAttribution()
        return ArtifactResolver().use { resolver ->
            val run = RestoredRun.of(lab, store.record.plan, resolver, progress)
            measure(store, ColdPlan.of(run.plan, store.record.request.samples), run.contenders, run.builds)
        }
    }

    private fun measure(
        store: ColdStore,
        plan: ColdPlan,
        contenders: List<ReadyContender>,
        builds: Builds,
    ): Int {
        lab.terminal.erase()
        val calls = store.record.request.calls
        store.use {
            ShutdownHook(Interruption(lab.terminal, "${lab.name} resume ${shellWord(store.folder)}")::tell).use {
                if (calls == null) {
                    attribute(store, plan, contenders, builds)
                } else {
                    sample(store, ColdLoop(plan, runnerOf(store, contenders, builds, calls), progress))
                }
            }
        }
        progress.end()
        lab.terminal.err.println("Stored in ${store.folder}.")
        val stored = store.stored()
        lab.terminal.print(ColdOutput(lab.terminal, json).text(stored))
        return if (isStrict) ColdOutput.strictExitCode(ColdOutput.resultsOf(stored)) else ExitCode.DONE
    }

    private fun runnerOf(
        store: ColdStore,
        contenders: List<ReadyContender>,
        builds: Builds,
        calls: Int,
    ) = OneBuildOfFirstUses.of(store.record.plan, contenders, builds, calls)

    private fun sample(
        store: ColdStore,
        loop: ColdLoop,
    ) {
        val logs = store.logs
        loop.count(logs.counts.trials, logs.counts::append)
        loop.complete(logs.samples.trials, logs.samples::append)
    }

    private fun attribute(
        store: ColdStore,
        plan: ColdPlan,
        contenders: List<ReadyContender>,
        builds: Builds,
    ) {
        TemporaryFolder("piculet-lab-attribution-").use { folder ->
            val runner = OneBuildOfAttributions.of(store.record.plan, contenders, builds, folder.path)
            val loop = AttributionLoop(plan, runner, progress)
            val logs = store.logs
            loop.list(logs.sources.trials, logs.sources::append)
            loop.complete(logs.attributed.trials, logs.attributed::append)
        }
        store.stored().attribution?.let { AttributionStore.write(store.folder, it) }
    }

    companion object {
        fun strictAttribution() =
            LabException(
                "'--strict' is about the table of first uses, which --attribute does not print. Leave it out.",
                ExitCode.USAGE,
            )
    }
}
