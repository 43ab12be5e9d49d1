package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.PartKind
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.ColdLoop
import dev.piculet.lab.runner.ColdProcess
import dev.piculet.lab.runner.NothingToMeasure
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.TrialLog
import dev.piculet.lab.suite.Suites
import java.nio.file.Path
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

/** Measures the parts of a reproduction, each a run in a folder of its own that goes on where it stopped. */
internal class PartSession(
    private val lab: Lab,
    private val resolver: ArtifactResolver,
    private val progress: ProgressReporter,
    private val request: PartRequest,
) {
    /** Measures what a part still lacks. Returns why nothing of it can be measured, or null if something can. */
    fun measure(
        part: Part,
        folder: Path,
    ): String? {
        lab.terminal.say("${part.id}: ${part.payloads.size} payloads, ${part.contenders.joinToString()}")
        val run =
            try {
                if (RunStore.isBegun(folder)) restored(part, folder) else begun(part, folder)
            } catch (e: NothingToMeasure) {
                lab.terminal.say(e.message!!)
                return e.message!!.removeSuffix(".")
            }
        when (part.kind) {
            PartKind.STEADY ->
                RunSession(lab, run.store, progress, again = request.command).makeTrials(run.contenders, run.builds)
            PartKind.FIRST -> run.store.use { sample(run) }
            PartKind.SIZE -> run.store.close()
        }
        return null
    }

    private class OpenRun(
        val store: RunStore,
        val contenders: List<ReadyContender>,
        val builds: Builds,
    )

    private fun restored(
        part: Part,
        folder: Path,
    ): OpenRun {
        val store = RunStore.resume(folder)
        try {
            differenceFrom(part, store.plan)?.let { throw LabException("$folder was begun $it. Name another --out.") }
            val (contenders, builds) = RestoredRun.of(lab, store.plan, resolver, progress)
            lab.terminal.erase()
            return OpenRun(store, contenders, builds)
        } catch (e: LabException) {
            store.close()
            throw e
        }
    }

    /** Returns how a stored plan differs from what is asked for, or null if it holds all of it. */
    private fun differenceFrom(
        part: Part,
        plan: RunPlan,
    ): String? {
        val contenders = plan.contenders.flatMap { listOf(it.id, "${it.id}@${it.version}") }
        val lacking = part.payloads - plan.gate
            .map {
                it.group.payload
            }.toSet() + (part.contenders - contenders.toSet())
        return when {
            plan.preset != request.preset.id -> "with --preset ${plan.preset}"
            lacking.isNotEmpty() -> "without ${lacking.joinToString()}"
            else -> null
        }
    }

    private fun begun(
        part: Part,
        folder: Path,
    ): OpenRun {
        val reservation = RunStore.reserve(folder)
        try {
            val prepared =
                Preparation(lab.catalog, lab.build, resolver, progress = progress)
                    .prepare(requestOf(part), request.jdks, EnvironmentProbe.probe(lab.home))
            lab.terminal.erase()
            return OpenRun(reservation.begin(prepared.plan), prepared.contenders, prepared.builds)
        } catch (e: LabException) {
            reservation.close()
            throw e
        }
    }

    private fun sample(run: OpenRun) {
        val plan = run.store.plan
        val process =
            ColdProcess(
                plan.seed,
                plan.jdks.associateBy { it.version },
                run.contenders.associateBy { it.id to it.version },
                calls = 1,
            )
        TrialLog.read(run.store.folder, ReproductionStore.FIRST_USES, ColdSample.serializer()).use { log ->
            ColdLoop(ColdPlan.of(plan, Part.samples(request.preset)), process, progress)
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

    /** Leaves nothing out. What is to become precise gets as much time again as its first blocks take. */
    private fun budgetOf(part: Part): Duration =
        if (request.preset.precision == null) {
            UNLIMITED
        } else {
            (2 * part.leastMillis(request.preset, request.jdks.size)).milliseconds + SPARE
        }

    private companion object {
        val UNLIMITED = 365.days

        /** For resolving and the gate. */
        val SPARE = 1.hours
    }
}
