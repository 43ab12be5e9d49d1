package dev.piculet.lab.runner

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.LoopSeries
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.fork.SharedLoopMain
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import java.time.Instant
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
        val builds = Builds(contenders)
        val conditions = builds.conditions()
        val started = Instant.now()
        val jvm = SharedJvm(jdk, contenders)
        val end = jvm.run(SharedLoopMain::class.java, arguments, SharedLoopMain.ANSWER, timeout)
        val series = end.lines.map { seriesOf(it, contenders) }
        val millis = java.time.Duration.between(started, Instant.now()).toMillis()
        builds.requireSame(conditions, "a loop of $suite")
        val error = end.end.takeIf { series.size < 2 * contenders.size * payloads.size }
        return LoopTrial(runs, calls, "$started", millis, jdk.version, conditions.builds, series, error)
    }

    private fun seriesOf(
        line: String,
        contenders: List<ReadyContender>,
    ): LoopSeries {
        val answer = Json.decodeFromString(Answer.serializer(), line)
        return LoopSeries(answer.payload, contenders[answer.contender].id, answer.operation, answer.nanos, answer.bytes)
    }
}
