package dev.piculet.lab.runner

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.experiment.SeriesWork
import dev.piculet.lab.fork.SeriesMain
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import java.time.Instant
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes

/** Starts the JVM of write-up 002's protocol. */
class SeriesProcess(
    private val jdk: Jdk,
    private val seed: Long,
    private val timeout: Duration = 30.minutes,
) {
    @Serializable
    private class Answer(
        val contender: Int,
        val nanos: List<Long>,
    )

    /**
     * Runs the work once. A JVM that fails is a trial with an error, not an exception.
     *
     * @param contenders those of the work, in its order
     */
    fun run(
        work: SeriesWork,
        contenders: List<ReadyContender>,
    ): SeriesTrial {
        val builds = Builds(contenders)
        val conditions = builds.conditions()
        val started = Instant.now()
        val arguments = listOf("${work.runs}", "$seed") + work.group.run { listOf(suite, payload, operation) }
        val end = SharedJvm(jdk, contenders).run(SeriesMain::class.java, arguments, SeriesMain.ANSWER, timeout)
        val answers = end.lines.map { Json.decodeFromString(Answer.serializer(), it) }
        val millis = java.time.Duration.between(started, Instant.now()).toMillis()
        builds.requireSame(conditions, "$work")
        val trial = SeriesTrial(work, "$started", millis, jdk.version, conditions.builds)
        return if (answers.size < contenders.size) {
            trial.copy(error = end.end)
        } else {
            trial.copy(nanos = answers.sortedBy { it.contender }.map { it.nanos })
        }
    }
}
