package dev.piculet.lab.runner

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.ChildJvm
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.LoopSeries
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.fork.SharedLoopMain
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import java.io.File
import java.time.Instant
import kotlin.io.path.createTempDirectory
import kotlin.io.path.readLines
import kotlin.time.Duration
import kotlin.time.Duration.Companion.hours

/** Starts the JVM of write-up 003's protocol: its class path holds all contenders, which no other measured JVM's does. */
class SharedLoopProcess(
    private val jdk: Jdk,
    private val timeout: Duration = 3.hours,
) {
    @Serializable
    private class Answer(
        val payload: String,
        val contender: Int,
        val operation: String,
        val nanos: List<Double>,
        val bytes: Int,
    )

    /**
     * Measures contenders one after another on each payload. A JVM that fails is a trial with an error, not an exception.
     *
     * @param calls calls a run
     * @param warm how many of the first contenders are warmed up
     */
    fun run(
        suite: String,
        payloads: List<String>,
        runs: Int,
        calls: Int,
        warm: Int,
        contenders: List<ReadyContender>,
    ): LoopTrial {
        val arguments = listOf(runs, calls, warm).map { "$it" } + suite + payloads.joinToString(",")
        val command = listOf(jdk.java) + flags(contenders) + listOf("-cp", classpath(contenders))
        val folder = createTempDirectory("piculet-lab-loop-")
        try {
            val started = Instant.now()
            val out = folder.resolve("out")
            val all = command + SharedLoopMain::class.java.name + arguments + contenders.map(::classOf)
            val end = ChildJvm(all, out, folder.resolve("err")).run(timeout)
            val answers = out.readLines().filter { it.startsWith(SharedLoopMain.ANSWER) }
            val series = answers.map { seriesOf(it, contenders) }
            val millis = java.time.Duration.between(started, Instant.now()).toMillis()
            val builds = Builds(contenders).conditions().builds
            val error = end.takeIf { series.size < 2 * contenders.size * payloads.size }
            return LoopTrial(runs, calls, "$started", millis, jdk.version, builds, series, error)
        } finally {
            folder.toFile().deleteRecursively()
        }
    }

    private fun seriesOf(
        line: String,
        contenders: List<ReadyContender>,
    ): LoopSeries {
        val answer = Json.decodeFromString(Answer.serializer(), line)
        return LoopSeries(answer.payload, contenders[answer.contender].id, answer.operation, answer.nanos, answer.bytes)
    }

    private fun flags(contenders: List<ReadyContender>) =
        contenders.flatMap { it.descriptor.flagsFor(jdk.feature) }.distinct()

    private fun classpath(contenders: List<ReadyContender>) =
        contenders
            .flatMap { it.classpathWithoutJmh.split(File.pathSeparator) }
            .distinct()
            .joinToString(File.pathSeparator)

    private fun classOf(contender: ReadyContender) = contender.descriptor.run { published ?: className }
}
