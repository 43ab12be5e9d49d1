package dev.piculet.lab.runner

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.MeasuredJvm
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.HostSample
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.Remedy
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.fork.CalibrationBenchmark
import dev.piculet.lab.fork.CleanEnvironment
import dev.piculet.lab.fork.MeasuredWork
import dev.piculet.lab.fork.TrialBenchmark
import dev.piculet.lab.gate.MeasuredWorkJudge
import dev.piculet.lab.statistics.Steadiness
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder
import org.openjdk.jmh.runner.options.OptionsBuilder
import org.openjdk.jmh.runner.options.TimeValue
import org.openjdk.jmh.runner.options.VerboseMode
import java.io.File
import java.io.IOException
import java.nio.file.Path
import java.time.Instant
import kotlin.io.path.createTempFile
import kotlin.io.path.deleteIfExists
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** Makes trials: one cell, one fork, one record. */
fun interface TrialRunner {
    /**
     * Measures a cell. A trial that fails is a record with an error, not an exception.
     *
     * @param warmUp how many times as long as planned the fork warms up
     * @throws LabException if the trial was interrupted
     */
    fun run(
        block: Int,
        cell: Cell,
        warmUp: Int,
    ): TrialRecord
}

/** Makes trials through JMH, which forks one JVM for each. One trial at a time. */
class JmhTrialRunner(
    private val measurement: Measurement,
    private val seed: Long,
    private val jdks: Map<String, Jdk>,
    private val contenders: Map<Pair<String, String>, ReadyContender>,
    private val limit: Duration = limitOf(measurement),
    private val start: ForkStart = ForkStart(),
) : TrialRunner {
    private val judge = MeasuredWorkJudge(seed)

    override fun run(
        block: Int,
        cell: Cell,
        warmUp: Int,
    ): TrialRecord {
        val place = placeOf(cell)
        return withAnswer { answer -> examined(measure(Fork(block, cell, warmUp, place, answer)), answer) }
    }

    private fun <T> withAnswer(action: (Path) -> T): T {
        val answer = createTempFile("piculet-lab-", ".measured")
        try {
            return action(answer)
        } finally {
            answer.deleteIfExists()
        }
    }

    /** @property answer where it leaves its answer */
    private class Fork(
        val block: Int,
        val cell: Cell,
        val warmUp: Int,
        val place: ForkPlace,
        val answer: Path,
    ) {
        /** What it finds is of the contender, and so the same in all forks: few of them take the time. */
        val looksElsewhere: Boolean get() = block < TrialRecord.LOOKING_BLOCKS
    }

    /** Returns a trial without its figures, if the measured work was wrong. */
    private fun examined(
        trial: TrialRecord,
        answer: Path,
    ): TrialRecord {
        val group = trial.cell.group
        if (group == null || trial.error != null) return trial
        val contender = contender(trial.cell)
        val work =
            try {
                MeasuredWork.read(answer)
            } catch (_: IOException) {
                return trial.without(error = "the measured JVM did not report on its work")
            }
        val failure = judge.failureOf(work, trial.bytesPerOp!!, contender, jdks.getValue(trial.cell.entry.jdk), group)
        return if (failure == null) trial.copy(remark = work.remark()) else trial.without(wrongOutput = failure)
    }

    private fun TrialRecord.without(
        error: String? = null,
        wrongOutput: String? = null,
    ) = TrialRecord(block, cell, started, millis, error = error, wrongOutput = wrongOutput?.take(MAX_ERROR))

    private fun measure(fork: Fork): TrialRecord {
        val started = Instant.now()
        val before = HostSample.now()
        val log = IterationLog()
        val watchdog = Watchdog(limit)
        val error = watchdog.use { JmhFork.run(fork.place.classpath, log, options(fork)).error }
        if (error != null && log.wasStopped && !watchdog.hasBitten) {
            val message = "The measured JVM was stopped from outside. Nothing is lost: go on as after an interruption."
            throw LabException(message, ExitCode.INTERRUPTED)
        }
        val millis = java.time.Duration.between(started, Instant.now()).toMillis()
        if (error != null || log.iterations.all { it.isWarmup }) {
            val reason = watchdog.reason ?: log.failure() ?: error ?: "JMH returned no iteration"
            return TrialRecord(fork.block, fork.cell, started.toString(), millis, error = reason.take(MAX_ERROR))
        }
        return record(fork, started, millis, log.iterations, before)
    }

    private fun record(
        fork: Fork,
        started: Instant,
        millis: Long,
        iterations: List<IterationCost>,
        before: HostSample,
    ): TrialRecord {
        val figures = ForkFigures(iterations, fork.cell.entry.threads.number)
        val (warming, measured) = figures.warming to figures.measured
        val jitShare = measured.sumOf { it.jitMillis } / (measured.size * measurement.millis)
        val tooFewCalls =
            Steadiness
                .reasonAgainstCalls(warming.sumOf { it.operations })
                .takeIf { fork.warmUp == 1 && measurement.reachesSteadyState }
        return TrialRecord(
            fork.block,
            fork.cell,
            started.toString(),
            millis,
            cpuNs = figures.cpuNs,
            wallNs = figures.wallNs,
            bytesPerOp = figures.bytesPerOp,
            jitShare = jitShare,
            warmupCpuNs = warming.map { it.cpuNs },
            measuredCpuNs = measured.map { it.cpuNs },
            measuredWallNs = measured.map { it.wallNs },
            unsteady = tooFewCalls ?: figures.reasonAgainst(jitShare),
            noise = before.until(HostSample.now(), (figures.wallNs / figures.cpuNs).takeIf { it.isFinite() }),
            remedy = Remedy.WARM_UP.takeIf { tooFewCalls != null },
            looksElsewhere = fork.looksElsewhere,
            probeNs = figures.probeNs,
        ).checked()
    }

    private fun placeOf(cell: Cell): ForkPlace {
        if (cell.role == Role.CALIBRATION) {
            return ForkPlace(MeasuredJvm.classpath(emptyList()).joinToString(File.pathSeparator))
        }
        val classpath = contender(cell).classpath
        val jdk = jdks.getValue(cell.entry.jdk)
        val archived = start.archives?.placeOf(jdk, classpath, flagsOf(cell)) { leaveArchive(cell, it) }
        return archived ?: ForkPlace(classpath)
    }

    /** Runs a fork that does all that trials do, and measures nothing. */
    private fun leaveArchive(
        cell: Cell,
        place: ForkPlace,
    ) = withAnswer { answer ->
        val short = TimeValue.milliseconds(ARCHIVED_MILLIS)
        val options =
            options(Fork(block = 0, cell, warmUp = 1, place, answer))
                .warmupIterations(1)
                .warmupTime(short)
                .measurementIterations(1)
                .measurementTime(short)
        Watchdog(limit).use { JmhFork.run(place.classpath, IterationLog(), options) }
    }

    private fun contender(cell: Cell) = contenders.getValue(cell.entry.contender to cell.entry.version)

    private fun flagsOf(cell: Cell): List<String> =
        contender(cell).trialFlags(jdks.getValue(cell.entry.jdk)) + cell.entry.heap?.flags.orEmpty() + start.flags

    private fun options(fork: Fork): ChainedOptionsBuilder {
        val cell = fork.cell
        val jdk = jdks.getValue(cell.entry.jdk)
        val options =
            OptionsBuilder()
                .jvm(jdk.java)
                .addProfiler(CleanEnvironment::class.java)
                .forks(1)
                .threads(cell.entry.threads.number)
                .warmupIterations(fork.warmUp * measurement.warmupIterations)
                .warmupTime(TimeValue.milliseconds(measurement.warmupMillis))
                .measurementIterations(measurement.iterations)
                .measurementTime(TimeValue.milliseconds(measurement.millis))
                .timeout(TimeValue.seconds(ITERATION_TIMEOUT_SECONDS))
                .shouldFailOnError(true)
                .verbosity(VerboseMode.NORMAL)
        val group = cell.group
        if (group == null) {
            return options
                .include(JmhFork.exactly(CalibrationBenchmark::class.java))
                .jvmArgs(*jdk.trialFlags.toTypedArray())
        }
        return options
            .include(JmhFork.exactly(TrialBenchmark::class.java))
            .jvmArgs(*(flagsOf(cell) + fork.place.flags).toTypedArray())
            .param("contender", contender(cell).descriptor.className)
            .param("suite", group.suite)
            .param("payload", group.payload)
            .param("operation", group.operation)
            .param("seed", seed.toString())
            .param("instances", cell.entry.threads.instances.id)
            .param("answer", "${fork.answer}")
            .param("looksElsewhere", "${fork.looksElsewhere}")
    }

    private companion object {
        const val ITERATION_TIMEOUT_SECONDS = 60L
        const val MAX_ERROR = 300
        const val LIMIT_FACTOR = 10
        const val ARCHIVED_MILLIS = 20L

        /** Far more than any honest trial takes, JVM start and slow first calls included. */
        fun limitOf(measurement: Measurement): Duration =
            30.seconds + (LIMIT_FACTOR * measurement.trialMillis).milliseconds
    }
}
