package dev.piculet.lab.page

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.html.HtmlReport
import dev.piculet.lab.report.withEarnedFigures
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.store.AttributionStore
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.StoredRun
import java.nio.file.Path

/** A run that pages show, by the name of its folder. */
internal class KeptRun(
    val name: String,
    private val stored: StoredRun,
) {
    val results: RunResults by lazy { analysed(stored.plan) }

    /** The page of HTML that shows the run. */
    fun html(): String = HtmlReport(stored.plan, stored.trials).render(results)

    /** Returns the results with this contender as baseline of every ratio, or null if the run does not have it. */
    fun comparedWith(contender: String): RunResults? {
        val version = stored.plan.contenders.find { it.id == contender }?.version ?: return null
        val baseline = BaselineRef(contender, version)
        return analysed(stored.plan.copy(groups = stored.plan.groups.map { it.copy(baseline = baseline) }))
    }

    private fun analysed(plan: RunPlan) = RunAnalysis(plan, stored.trials, stored.goal).results().withEarnedFigures()
}

/** The runs that a folder keeps. Each is read once. */
internal class KeptRuns(
    private val folder: Path,
) {
    private val runs = HashMap<String, KeptRun>()
    private val reproductions = HashMap<String, KeptReproduction>()
    private val attributions = HashMap<String, KeptAttribution>()

    /** @throws dev.piculet.lab.LabException if there is no such run, or its files are damaged */
    fun of(name: String): KeptRun = runs.getOrPut(name) { KeptRun(name, RunStore.read(folder.resolve(name))) }

    /** Returns the runs that a directive names. */
    fun allOf(directive: Directive): List<KeptRun> = directive.runs.map(::of)

    /** Returns the one attribution that a directive names. */
    fun attributionOf(directive: Directive): KeptAttribution =
        directive.runs.singleOrNull()?.let(::attribution)
            ?: throw directive.fault("'${directive.kind}' shows one attribution")

    private fun attribution(name: String) =
        attributions.getOrPut(name) { KeptAttribution(AttributionStore.read(folder.resolve(name))) }

    /** Returns the origins of the reproductions and attributions that a directive names. */
    fun originsOf(directive: Directive): List<String> =
        directive.runs.map { name ->
            if (AttributionStore.isBegun(folder.resolve(name))) {
                attribution(name).origin
            } else {
                reproduction(name).origin
            }
        }

    private fun reproduction(name: String) =
        reproductions.getOrPut(name) { KeptReproduction(name, ReproductionStore.read(folder.resolve(name))) }

    /** Returns the tables of the reproductions that a directive names. */
    fun tablesOf(directive: Directive): KeptTables = KeptTables(directive.runs.map(::reproduction))

    /** Returns the one reproduction that a directive names. */
    fun reproductionOf(directive: Directive): KeptReproduction =
        directive.runs.singleOrNull()?.let(::reproduction) ?: throw directive
            .fault("'${directive.kind}' shows one reproduction")
}
