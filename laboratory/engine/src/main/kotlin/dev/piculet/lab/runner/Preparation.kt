package dev.piculet.lab.runner

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.catalog.ContenderSelection
import dev.piculet.lab.catalog.GuestClassPath
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.catalog.Resolution
import dev.piculet.lab.environment.TemporaryFolder
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Instances
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.isJar
import dev.piculet.lab.gate.Gate
import dev.piculet.lab.gate.GateTask
import dev.piculet.lab.plan.Continuation
import dev.piculet.lab.plan.Planner
import dev.piculet.lab.plan.RunRequest

/** Hears about the steps of a preparation. */
fun interface PreparationProgress {
    /** @param done steps of [total] that are done; @param name of the step that starts */
    fun step(
        done: Int,
        total: Int,
        what: String,
    )
}

/** A plan and the contenders that it names, at hand. */
class PreparedRun(
    val plan: RunPlan,
    val contenders: List<ReadyContender>,
    val builds: Builds,
)

/**
 * The contenders of a stored plan.
 *
 * @property ready those that are at hand
 * @property gone why others are not any more, by `id@version`
 */
class RestoredContenders(
    val ready: List<ReadyContender>,
    val gone: Map<String, String>,
)

/**
 * Gets everything ready for a run: the contenders' own classes, their jars, the gate's answers, the plan.
 *
 * @param guest a stranger's classes to measure with, or null
 */
class Preparation(
    private val catalog: ContenderCatalog,
    private val build: ContenderBuild,
    private val resolver: ArtifactResolver,
    private val guest: GuestClassPath? = null,
    private val progress: PreparationProgress,
) {
    /** @param jdks those of the request, probed */
    fun prepare(
        request: RunRequest,
        jdks: List<Jdk>,
        environment: Environment,
    ): PreparedRun {
        val selections = selections(request).also(::build)
        val started = System.nanoTime()
        val resolved = selections.mapIndexed { i, it -> it to resolve(it, request, i, selections.size) }
        val ready =
            resolved.mapNotNull { (selection, resolution) ->
                (resolution as? Resolution.Resolved)?.let { ready(selection, it) }
            }
        if (ready.isEmpty()) throw NothingToMeasure("No contender is left to measure: ${reasons(resolved)}.")
        val builds = Builds(ready)
        val gate = gate(request, ready, jdks) + Absences(request, jdks).of(resolved)
        val elapsed = (System.nanoTime() - started) / 1_000_000
        val choice = Planner(request, jdks, elapsed).choose(gate)
        if (choice.groups.all { it.entries.isEmpty() }) throw nobodyPassed(gate)
        val plan =
            RunPlan(
                command = request.command,
                preset = request.preset.id,
                seed = request.seed,
                budgetMillis = request.budget.inWholeMilliseconds,
                elapsedMillis = elapsed,
                precision = request.precision,
                measurement = request.preset.measurement,
                environment = environment,
                conditions = builds.conditions(),
                jdks = jdks,
                contenders = resolved.map { (selection, resolution) -> planned(selection, resolution) },
                groups = choice.groups,
                twin = choice.twin,
                leftOut = choice.leftOut,
                gate = gate,
                curve = request.curve,
            )
        return PreparedRun(plan, ready, builds)
    }

    private fun nobodyPassed(gate: List<GateResult>): NothingToMeasure {
        val reasons =
            gate
                .groupBy({ Triple(it.entry.contender, it.status.id, it.detail) }, { it.group })
                .map { (what, groups) ->
                    val (contender, status, detail) = what
                    "$contender: $status in ${groups.joinToString(" ")} ($detail)"
                }
        val more = if (reasons.size > MAX_REASONS) "; and ${reasons.size - MAX_REASONS} more" else ""
        val isWrong = gate.any { it.status == GateStatus.WRONG_OUTPUT }
        return NothingToMeasure(
            "No contender passed the gate, so there is nothing to measure. " +
                reasons.take(MAX_REASONS).joinToString("; ") + more + ".",
            if (isWrong) ExitCode.WRONG_OUTPUT else ExitCode.ERROR,
        )
    }

    /**
     * Returns the contenders of a stored plan, which must be the very ones that it was made with.
     *
     * @param remedy what to do if one is another now, as a sentence
     */
    fun restore(
        plan: RunPlan,
        remedy: String = Continuation.START_ANEW,
    ): RestoredContenders {
        val gone = mutableMapOf<String, String>()
        val taking = plan.contenders.filter { it.unavailable == null }
        val known = taking.mapNotNull { planned -> known(planned, gone)?.let { planned to it } }
        if (known.isNotEmpty()) build(known.map { (_, selection) -> selection })
        val ready =
            known.mapIndexed { i, (planned, selection) ->
                progress.step(i, known.size, "resolving $selection")
                when (val resolution = resolver.resolve(selection)) {
                    is Resolution.Resolved -> {
                        requireSame(planned, resolution, remedy)
                        ready(selection, resolution)
                    }
                    is Resolution.Unresolvable -> {
                        gone[planned.name] = resolution.reason
                        null
                    }
                }
            }
        return RestoredContenders(ready.filterNotNull(), gone)
    }

    /** Returns what was asked for, or null if this lab does not know it any more. */
    private fun known(
        planned: PlannedContender,
        gone: MutableMap<String, String>,
    ): ContenderSelection? =
        try {
            catalog.select(planned.name, isRead = false)
        } catch (e: LabException) {
            gone[planned.name] = e.message!!.removeSuffix(".")
            null
        }

    private fun requireSame(
        planned: PlannedContender,
        now: Resolution.Resolved,
        remedy: String,
    ) {
        if (now.artifacts == planned.artifacts) return
        val others = (now.artifacts - planned.artifacts.toSet()).joinToString(", ").ifEmpty { "fewer" }
        throw LabException("${planned.name} now has other artifacts than this run began with ($others). $remedy")
    }

    private fun ready(
        selection: ContenderSelection,
        resolution: Resolution.Resolved,
    ) = ReadyContender(selection, resolution.artifacts, resolution.files, guest)

    /**
     * Gets one contender ready, in the version that is asked for.
     *
     * @throws NothingToMeasure if it can't be had
     */
    fun ready(contender: String): ReadyContender {
        val selection = catalog.select(contender, isRead = false).also { build(listOf(it)) }
        return when (val resolution = resolver.resolve(selection)) {
            is Resolution.Resolved -> ready(selection, resolution)
            is Resolution.Unresolvable -> throw NothingToMeasure("$selection: ${resolution.reason}")
        }
    }

    /** The contenders of all suites, each once. */
    private fun selections(request: RunRequest): List<ContenderSelection> =
        request.suites
            .flatMap(request::contendersOf)
            .map { catalog.select(it, isRead = request.needsAll) }
            .distinct()

    /** A module that is not there would be measured as an empty class path. */
    private fun build(selections: List<ContenderSelection>) {
        val modules = selections.map { it.descriptor.module }.distinct()
        build.update(modules.map { it.name })
        val unbuilt = modules.filterNot { it.isBuilt }
        if (unbuilt.isNotEmpty()) {
            val message = "Not built: ${unbuilt.joinToString { it.name }}. ./lab builds what a run needs; start it so."
            throw LabException(message)
        }
        val unfounded = selections.map { it.descriptor }.find { !it.module.hasClass(it.className) } ?: return
        throw LabException(
            "Descriptor ${unfounded.id}.properties names class ${unfounded.className}, which " +
                "${unfounded.module.name} does not have. Correct the name, or add the class.",
        )
    }

    private fun resolve(
        selection: ContenderSelection,
        request: RunRequest,
        done: Int,
        total: Int,
    ): Resolution {
        progress.step(done, total, "resolving $selection")
        val resolution = resolver.resolve(selection)
        val isNeeded = request.needsAll && "$selection" in request.contenders
        val isMistake = selection.descriptor.repository == null || isJar(selection.version)
        if (resolution is Resolution.Unresolvable && isNeeded && isMistake) {
            throw LabException("$selection is ${resolution.reason}.", ExitCode.USAGE)
        }
        return resolution
    }

    private fun gate(
        request: RunRequest,
        contenders: List<ReadyContender>,
        jdks: List<Jdk>,
    ): List<GateResult> {
        TemporaryFolder("piculet-lab-gate-").use { folder ->
            val gate = Gate(request.seed, folder.path)
            val tasks =
                jdks
                    .flatMap { jdk -> contenders.flatMap { c -> request.suites.map { Triple(jdk, c, it) } } }
                    .filter { (_, contender, suite) -> request.hasContender(suite, contender.id) }
                    .map { (jdk, contender, suite) ->
                        GateTask(contender, jdk, suite.id, request.payloadsOf(suite), request.chosenOperations())
                    }
            val results = gate.examineAll(tasks, progress::step)
            return results.flatten().flatMap { result -> request.waysOf(result.entry).map { result.by(it) } }
        }
    }

    /** Threads and heaps do not change the work, but not every instance may be shared by threads. */
    private fun GateResult.by(way: Entry): GateResult {
        val called = copy(entry = way)
        val isRefused = way.threads.instances == Instances.SHARED && !catalog.find(entry.contender)!!.isShareable
        if (!isRefused || status != GateStatus.PASS) return called
        return called.copy(
            status = GateStatus.UNSUPPORTED,
            detail = "an instance of ${entry.contender} serves one thread at a time, so threads can't share it",
        )
    }

    private fun planned(
        selection: ContenderSelection,
        resolution: Resolution,
    ) = PlannedContender(
        selection.id,
        selection.version,
        selection.descriptor.format,
        (resolution as? Resolution.Resolved)?.artifacts.orEmpty(),
        (resolution as? Resolution.Unresolvable)?.reason,
        selection.descriptor.readsInPlace,
    )

    private fun reasons(resolved: List<Pair<ContenderSelection, Resolution>>) =
        resolved.joinToString("; ") { (selection, resolution) ->
            "$selection ${(resolution as? Resolution.Unresolvable)?.reason}"
        }

    private companion object {
        const val MAX_REASONS = 3
    }
}
