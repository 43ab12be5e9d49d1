package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.bisect.Answer
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.compare.ComparedFigure
import dev.piculet.lab.compare.Comparisons
import dev.piculet.lab.compare.Outcome
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.Goal
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.report.printable
import dev.piculet.lab.runner.NothingToMeasure
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.suite.Suites
import java.nio.file.Path
import kotlin.time.Duration.Companion.days

/**
 * What a search asks of each commit.
 *
 * @property contender its id
 * @property threshold as a share: 0.05 lets a commit be 5 % slower
 * @property command how to go on with the same search
 */
internal data class BisectRequest(
    val contender: String,
    val group: Group,
    val threshold: Double,
    val preset: Preset,
    val seed: Long,
    val jdk: Path?,
    val command: String,
)

/**
 * What the trials say of a commit.
 *
 * @property ratio its CPU time divided by that of the one it stands against, or null if there is none
 * @property reason why it was skipped, for the end of a sentence
 */
internal class Judged(
    val answer: Answer,
    val ratio: Estimate?,
    val reason: String? = null,
) {
    companion object {
        /** Returns whether a figure is above the threshold, below it, or neither for certain. */
        fun of(
            figure: ComparedFigure,
            threshold: Double,
        ): Judged {
            val answer =
                when {
                    figure.outcome == Outcome.REGRESSION -> Answer.SLOW
                    (figure.ratio.high ?: Double.MAX_VALUE) < 1 + threshold -> Answer.FAST
                    else -> Answer.UNDECIDED
                }
            return Judged(answer, figure.ratio)
        }

        fun skipped(reason: String): Judged = Judged(Answer.SKIPPED, null, reason)
    }
}

/** The jars of one measurement: the judged one, the one that it stands [against], and one more to watch, if any. */
internal class JudgedJars(
    val judged: Path,
    val against: Path,
    val watched: Path? = null,
) {
    val all: List<Path> = listOfNotNull(against, watched, judged).distinct()
}

/** Says whether a build is slow. */
internal fun interface Judge {
    /** @param folder where what it finds is kept, for a search that goes on later */
    fun of(
        folder: Path,
        jars: JudgedJars,
    ): Judged
}

/**
 * Measures a build beside others, block by block, with more blocks as long as it is undecided. Its trials are a run
 * like every other, which goes on where it stopped.
 */
internal class BisectMeasurement(
    private val lab: Lab,
    private val request: BisectRequest,
    private val resolver: ArtifactResolver,
    private val progress: ProgressReporter,
) : Judge {
    private val jdks: List<Jdk> = Lab.jdks(listOfNotNull(request.jdk))

    override fun of(
        folder: Path,
        jars: JudgedJars,
    ): Judged {
        var opened: RestoredRun? = null
        if (!RunStore.isBegun(folder)) {
            try {
                opened = begin(folder, jars)
            } catch (e: NothingToMeasure) {
                return Judged.skipped(e.message!!.removeSuffix("."))
            }
        }
        val plan = RunStore.read(folder).plan
        requireSame(folder, plan, jars)
        jars.all.forEach { jar -> reasonAgainst(plan, jar)?.let { return refused(jar, jars, it) } }
        for (blocks in LOOKS) {
            val judged = judge(folder, jars)
            if (judged.answer != Answer.UNDECIDED) return judged
            if ((judged.ratio?.blocks ?: 0) < blocks) opened = makeTrials(folder, blocks, opened)
        }
        val judged = judge(folder, jars)
        return if (judged.ratio == null) Judged.skipped("no trial of it succeeded (see $folder)") else judged
    }

    private fun refused(
        jar: Path,
        jars: JudgedJars,
        reason: String,
    ): Judged {
        if (jar == jars.judged) return Judged.skipped(reason)
        throw LabException("${request.contender}@$jar, which others are compared with, $reason.")
    }

    /** Returns why a build was not measured, or null if it was. */
    private fun reasonAgainst(
        plan: RunPlan,
        jar: Path,
    ): String? {
        plan.contenders.find { it.version == "$jar" }?.unavailable?.let { return "is $it" }
        val failed = plan.gate.find { it.entry.version == "$jar" && it.status != GateStatus.PASS } ?: return null
        return printable("does not do the work: ${failed.status.id}, ${failed.detail}")
    }

    private fun begin(
        folder: Path,
        jars: JudgedJars,
    ): RestoredRun =
        RunStore.reserve(folder).use { reservation ->
            val preparation = Preparation(lab.catalog, lab.build, resolver, progress = progress)
            val prepared = preparation.prepare(runRequest(jars), jdks, EnvironmentProbe.probe(lab.home))
            reservation.begin(prepared.plan).close()
            RestoredRun(prepared.plan, prepared.contenders, prepared.builds)
        }

    private fun runRequest(jars: JudgedJars) =
        RunRequest(
            suites = listOf(Suites.of(request.group.suite)),
            contenders = jars.all.map(::versionOf),
            payloads = listOf(request.group.payload),
            operations = listOf(Operation.ofId(request.group.operation)),
            baseline = versionOf(jars.against),
            preset = request.preset,
            budget = UNLIMITED,
            precision = null,
            seed = request.seed,
            jdkHomes = listOfNotNull(request.jdk),
            command = request.command,
            needsAll = false,
        )

    private fun versionOf(jar: Path) = "${request.contender}@$jar"

    private fun requireSame(
        folder: Path,
        plan: RunPlan,
        jars: JudgedJars,
    ) {
        val builds = plan.contenders.map { "${it.id}@${it.version}" }.toSet()
        val groups = plan.gate.map { it.group }.toSet()
        val isSame = builds == jars.all.map(::versionOf).toSet() && groups == setOf(request.group)
        if (!isSame || plan.preset != request.preset.id) {
            throw LabException("$folder was begun with other words. Name another --out.")
        }
    }

    private fun judge(
        folder: Path,
        jars: JudgedJars,
    ): Judged {
        val run = RunStore.read(folder)
        val (judged, against) = listOf(jars.judged, jars.against).map(::versionOf)
        val figures =
            try {
                Comparisons.ofContenders(run, judged, against, request.threshold).figures
            } catch (_: LabException) {
                emptyList() // No block with a time of both yet.
            }
        return figures.firstOrNull()?.let { Judged.of(it, request.threshold) } ?: Judged(Answer.UNDECIDED, null)
    }

    private fun makeTrials(
        folder: Path,
        blocks: Int,
        opened: RestoredRun?,
    ): RestoredRun =
        RunStore.resume(folder).use { store ->
            val run = opened ?: RestoredRun.of(lab, store.plan, resolver, progress)
            store.aim(Goal.more(store.goal, store.trials.size, blocks, budget = null, precision = null))
            lab.terminal.erase()
            RunSession(lab, store, progress, again = request.command).makeTrials(run.contenders, run.builds)
            run
        }

    companion object {
        private val UNLIMITED = 365.days

        /** Blocks after which a step is looked at. */
        val LOOKS: List<Int> = listOf(Estimate.MIN_BLOCKS, 12, 24, 48)
    }
}
