package dev.piculet.lab.html

import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.StoredRun
import java.nio.file.Path

private val CHECKOUT: Path = Path.of(System.getProperty("piculet.lab.home"))

/** Returns a run that the checkout keeps. */
internal fun kept(name: String): StoredRun = RunStore.read(CHECKOUT.resolve("docs/runs").resolve(name))

internal fun resultsOf(run: StoredRun): RunResults = RunAnalysis(run.plan, run.trials, run.goal).results()

internal fun pageOf(run: StoredRun): String = HtmlReport(run.plan, run.trials).render(resultsOf(run))
