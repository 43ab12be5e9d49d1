package dev.piculet.lab.runner

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.JmhProtocol
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.PublishedWork
import dev.piculet.lab.fork.CleanEnvironment
import dev.piculet.lab.fork.PublishedSubject
import org.openjdk.jmh.results.RunResult
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder
import org.openjdk.jmh.runner.options.OptionsBuilder
import org.openjdk.jmh.runner.options.TimeValue
import java.nio.file.Path
import java.time.Instant
import kotlin.io.path.createTempFile
import kotlin.io.path.deleteIfExists
import kotlin.io.path.exists
import kotlin.io.path.name
import kotlin.io.path.readBytes
import kotlin.io.path.readText
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/**
 * Measures published rows as their write-ups did: through JMH, with their settings, and without a look at the work.
 *
 * @param limitOf how long the forks of a protocol may take before they are killed
 */
class ProtocolRunner(
    private val jdk: Jdk,
    private val seed: Long,
    private val limitOf: (JmhProtocol) -> Duration = { (LIMIT_FACTOR * it.totalMillis).milliseconds },
) {
    /**
     * Runs a protocol. One that fails is a trial with an error, not an exception.
     *
     * @throws LabException if it was interrupted
     */
    fun run(
        work: PublishedWork,
        protocol: JmhProtocol,
        contender: ReadyContender,
    ): ProtocolTrial {
        val answer = createTempFile("piculet-lab-", ".published")
        try {
            val own = Builds(listOf(contender))
            val conditions = own.conditions()
            val started = Instant.now()
            val log = ForkLog()
            val watchdog = Watchdog(limitOf(protocol))
            val classpath = contender.run { if (protocol.needsReflection) classpathWithReflection else classpath }
            val options = options(protocol, work, contender, answer)
            val end = watchdog.use { JmhFork.run(classpath, log, options) }
            if (end.error != null && log.wasStopped && !watchdog.hasBitten) {
                val message = "The measured JVM was stopped from outside. Start the same again, which goes on."
                throw LabException(message, ExitCode.INTERRUPTED)
            }
            val millis = java.time.Duration.between(started, Instant.now()).toMillis()
            own.requireSame(conditions, "$work")
            val unmeasured = ProtocolTrial(work, "$started", millis, jdk.version, conditions.builds)
            val result = end.results.singleOrNull()
            val reason = watchdog.reason ?: log.failure() ?: end.error
            return if (result == null) unmeasured.copy(error = reason) else unmeasured.of(result, answer)
        } finally {
            sourceBeside(answer).deleteIfExists()
            answer.deleteIfExists()
        }
    }

    private fun ProtocolTrial.of(
        result: RunResult,
        answer: Path,
    ): ProtocolTrial {
        val primary = result.primaryResult
        return copy(
            score = primary.score,
            scoreError = primary.scoreError.takeIf { it.isFinite() },
            samples =
                result.benchmarkResults.flatMap { fork ->
                    fork.iterationResults.map { it.primaryResult.score }
                },
            output = output(answer),
            source = sourceBeside(answer).takeIf { it.exists() }?.readText()?.take(SOURCE_SHOWN),
        )
    }

    private fun sourceBeside(answer: Path) = answer.resolveSibling("${answer.name}${PublishedSubject.SOURCE}")

    private fun output(answer: Path): String {
        val bytes = answer.readBytes()
        return "${bytes.size} bytes: ${bytes.decodeToString().take(SHOWN)}"
    }

    private fun options(
        protocol: JmhProtocol,
        work: PublishedWork,
        contender: ReadyContender,
        answer: Path,
    ): ChainedOptionsBuilder =
        OptionsBuilder()
            .include(JmhFork.exactly(protocol.benchmark))
            .jvm(jdk.java)
            .jvmArgs(*contender.descriptor.flagsFor(jdk.feature).toTypedArray())
            .addProfiler(CleanEnvironment::class.java)
            .forks(protocol.forks)
            .warmupForks(protocol.warmupForks)
            .mode(protocol.mode)
            .timeUnit(protocol.unit)
            .shouldDoGC(protocol.isCollecting)
            .warmupIterations(protocol.warmup.number)
            .warmupTime(TimeValue.milliseconds(protocol.warmup.millis))
            .warmupBatchSize(protocol.batch)
            .measurementIterations(protocol.iterations.number)
            .measurementTime(TimeValue.milliseconds(protocol.iterations.millis))
            .measurementBatchSize(protocol.batch)
            .shouldFailOnError(true)
            .param("contender", contender.descriptor.published ?: contender.descriptor.className)
            .param("suite", work.group.suite)
            .param("payload", work.group.payload)
            .param("operation", work.group.operation)
            .param("seed", "$seed")
            .param("answer", "$answer")

    private companion object {
        /** Characters of an output that are kept. */
        const val SHOWN = 40

        /** Characters of generated source that are kept. */
        const val SOURCE_SHOWN = 8000
        const val LIMIT_FACTOR = 10
    }
}
