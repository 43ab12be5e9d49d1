package dev.piculet.lab.html

import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.StoredRun
import java.nio.file.Path

/** Returns a run that was kept for tests: those in docs/runs are made anew. */
internal fun kept(name: String): StoredRun =
    RunStore.read(Path.of(RunStore::class.java.getResource("/runs/$name")!!.toURI()))

internal fun resultsOf(run: StoredRun): RunResults = RunAnalysis(run.plan, run.trials, run.goal).results()

internal fun pageOf(run: StoredRun): String = HtmlReport(run.plan, run.trials).render(resultsOf(run))
