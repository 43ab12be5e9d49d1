package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.experiment.AbsentPart
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.report.count
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.PartKind
import dev.piculet.lab.reproduce.PartRuns
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.ClassArchives
import dev.piculet.lab.runner.ColdLoop
import dev.piculet.lab.runner.NothingToMeasure
import dev.piculet.lab.runner.OneBuildOfFirstUses
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.store.FirstUseLogs
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.suite.Suites
import java.nio.file.Path
import kotlin.io.path.name
import kotlin.time.Duration
import kotlin.time.Duration.Companion.days
import kotlin.time.Duration.Companion.hours
import kotlin.time.Duration.Companion.milliseconds

/**
 * What all parts of a reproduction have in common.
 *
 * @property command how to ask for the same again, seed included
 */
internal class PartRequest(
    val preset: Preset,
    val jdks: List<Jdk>,
    val jdkHomes: List<Path>,
    val seed: Long,
    val command: String,
)

/**
 * Measures the parts of a reproduction, each a run in a folder of its own that goes on where it stopped.
 *
 * @param subjects of all rows that are asked for
 * @param runsOf the runs of a part when the session begins
 */
internal class PartSession(
    private val lab: Lab,
    private val resolver: ArtifactResolver,
    private val progress: ProgressReporter,
    private val request: PartRequest,
    private val subjects: List<Measurable.Subject>,
    private val runsOf: (Part) -> PartRuns,
) : AutoCloseable {
    private var archives: ClassArchives? = null
    private val readied = ReadiedContenders(Preparation(lab.catalog, lab.build, resolver, progress = progress))
    private val lost = mutableMapOf<String, String>()

    /** Why contenders of begun parts can't be had any more, by `id@version`. */
    val gone: Map<String, String> get() = lost

    /**
     * Measures what a part still lacks. Contenders that it was begun without are tried again, in a run beside it: a plan is never
     * changed. What is measured of those that are gone stays, and the others go on.
     *
     * @param folder of the reproduction
     * @return what can't be measured at all
     */
    fun measure(
        part: Part,
        folder: Path,
    ): List<AbsentPart> {
        val runs = runsOf(part)
        if (runs.folders.isEmpty()) return listOfNotNull(measured(part, folder.resolve(runs.next)))
        runs.folders.forEach { measured(part, folder.resolve(it)) }
        val ready = runs.missing.filter { readied.of(it).isSuccess }.toSet()
        if (ready.isEmpty()) return emptyList()
        return listOfNotNull(measured(runs.with(ready, subjects), folder.resolve(runs.next)))
    }

    /** Measures what a run still lacks. Returns null, or why nothing of it can be measured. */
    private fun measured(
        part: Part,
        folder: Path,
    ): AbsentPart? {
        val run =
            try {
                if (RunStore.isBegun(folder)) restored(folder) else begun(part, folder)
            } catch (e: NothingToMeasure) {
                lab.terminal.say(e.message!!)
                return part.absent(e.message!!.removeSuffix(".")).copy(id = folder.name)
            }
        when (part.kind) {
            PartKind.STEADY ->
                RunSession(lab, run.store, progress, again = null, run.plan)
                    .makeTrials(run.contenders, run.builds, archivesIn(folder.parent))
            PartKind.FIRST -> run.store.use { sample(run) }
            PartKind.SIZE -> run.store.close()
        }
        return null
    }

    /** All parts have them in common: they compare the same few contenders, in hundreds of forks each. */
    private fun archivesIn(reproduction: Path): ClassArchives =
        archives ?: ClassArchives(reproduction.toAbsolutePath().resolve(ARCHIVES)).also { archives = it }

    override fun close() {
        archives?.close()
    }

    /** @property plan what is left of the store's plan to measure */
    private class OpenRun(
        val store: RunStore,
        val plan: RunPlan,
        val contenders: List<ReadyContender>,
        val builds: Builds,
    )

    private fun restored(folder: Path): OpenRun {
        val store = RunStore.resume(folder)
        try {
            val payloads = store.plan.gate.map { it.group.payload }
            say(folder, payloads.toSet(), store.plan.contenders.map { PartRuns.nameOf(it) })
            val run = RestoredRun.ofRest(lab, store.plan, resolver, progress, REMEDY)
            lab.terminal.erase()
            run.gone.forEach { (contender, reason) -> lose(contender, "$contender: $reason") }
            return OpenRun(store, run.plan, run.contenders, run.builds)
        } catch (e: LabException) {
            store.close()
            throw e
        }
    }

    private fun lose(
        contender: String,
        reason: String,
    ) {
        if (lost.put(contender, reason) != reason) lab.terminal.say("$reason. What was measured of it stays.")
    }

    private fun say(
        folder: Path,
        payloads: Set<String>,
        contenders: List<String>,
    ) = lab.terminal.say("${folder.name}: ${count(payloads.size, "payload")}, ${contenders.joinToString()}")

    private fun begun(
        part: Part,
        folder: Path,
    ): OpenRun {
        say(folder, part.payloads.toSet(), part.contenders)
        val reservation = RunStore.reserve(folder)
        try {
            val prepared =
                Preparation(lab.catalog, lab.build, resolver, progress = progress)
                    .prepare(requestOf(part), request.jdks, EnvironmentProbe.probe(lab.home))
            lab.terminal.erase()
            val plan =
                limited(prepared.plan, part, request.preset).copy(sharesClasses = part.kind == PartKind.STEADY)
            val store = reservation.begin(plan)
            return OpenRun(store, plan, prepared.contenders, prepared.builds)
        } catch (e: LabException) {
            reservation.close()
            throw e
        }
    }

    private fun sample(run: OpenRun) {
        val plan = run.plan
        val runner = OneBuildOfFirstUses.of(plan, run.contenders, run.builds, calls = 1)
        FirstUseLogs.samplesIn(run.store.folder).use { log ->
            ColdLoop(ColdPlan.of(plan, Part.samples(request.preset)), runner, progress)
                .complete(log.trials, log::append)
            lab.terminal.erase()
        }
    }

    private fun requestOf(part: Part): RunRequest =
        RunRequest(
            suites = listOf(Suites.of(part.suite)),
            contenders = part.contenders,
            payloads = part.payloads,
            operations = listOf(Operation.ofId(part.operation)),
            baseline = null,
            preset = request.preset,
            budget = budgetOf(part),
            precision = request.preset.precision,
            seed = request.seed,
            jdkHomes = request.jdkHomes,
            command = request.command,
            needsAll = false,
        )

    /** Leaves nothing out. */
    private fun budgetOf(part: Part): Duration =
        if (request.preset.precision == null) {
            UNLIMITED
        } else {
            part.mostMillis(request.preset, request.jdks.size).milliseconds + SPARE
        }

    internal companion object {
        private val UNLIMITED = 365.days
        private const val REMEDY = "Name another --out."
        private const val ARCHIVES = "archives"

        /** For resolving and the gate. */
        private val SPARE = 1.hours

        /** Returns the plan of a part without the time that resolving and the gate had to spare, which its trials would use. */
        fun limited(
            plan: RunPlan,
            part: Part,
            preset: Preset,
        ): RunPlan {
            if (preset.precision == null) return plan
            return plan.copy(budgetMillis = plan.elapsedMillis + part.mostMillis(preset, plan.jdks.size))
        }
    }
}
