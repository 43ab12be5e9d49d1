package dev.piculet.lab.gate

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.ChildJvm
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.fork.Assignment
import dev.piculet.lab.fork.Examination
import dev.piculet.lab.fork.ExaminationFile
import dev.piculet.lab.fork.ExaminationMain
import java.nio.file.Path
import kotlin.io.path.createTempFile
import kotlin.io.path.deleteIfExists
import kotlin.io.path.exists
import kotlin.io.path.fileSize
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/**
 * Examines a contender in a JVM of its own. A payload fails if two JVMs crash on it or do not answer in time; one alone
 * may be the fault of a machine that was asleep or short of memory. A new JVM then examines the payloads after it.
 *
 * @param timeout time for a JVM besides the time for its payloads
 * @param timeForOne time for one payload on a crowded machine; a quiet one needs a tenth of a second
 */
internal class ExaminationProcess(
    private val contender: ReadyContender,
    private val jdk: Jdk,
    private val seed: Long,
    private val assignment: Assignment = Assignment.ALL,
    private val timeout: Duration = 60.seconds,
    private val timeForOne: Duration = 10.seconds,
) {
    fun examine(
        suite: String,
        payloads: List<String>,
        foreign: Path,
    ): List<Examination> {
        val answers = mutableListOf<Examination>()
        var suspect: String? = null
        while (answers.size < payloads.size) {
            val (answered, end) = examineInOneJvm(suite, payloads.drop(answers.size), foreign)
            answers += answered
            val unanswered = payloads.getOrNull(answers.size)
            if (unanswered != null && unanswered == suspect) {
                answers += Examination(unanswered, null, end, end, end, emptyList())
            }
            suspect = unanswered
        }
        return answers
    }

    /** Returns the answers of one JVM and, if it did not give all, how it ended. */
    private fun examineInOneJvm(
        suite: String,
        payloads: List<String>,
        foreign: Path,
    ): Pair<List<Examination>, String> {
        val answers = createTempFile("piculet-lab-", ".answers")
        val log = createTempFile("piculet-lab-", ".log")
        try {
            val jvm = ChildJvm(command(suite, payloads, foreign, answers), log)
            val end = jvm.run(timeout + timeForOne * payloads.size)
            val hasAnswers = answers.exists() && answers.fileSize() > 0
            return (if (hasAnswers) ExaminationFile.read(answers) else emptyList()) to end
        } finally {
            answers.deleteIfExists()
            log.deleteIfExists()
        }
    }

    private fun command(
        suite: String,
        payloads: List<String>,
        foreign: Path,
        answers: Path,
    ): List<String> {
        val limits = contender.descriptor.limits.joinToString(",") { it.id() }
        val arguments =
            listOf(contender.descriptor.className, suite, "$seed", assignment.name, "$foreign", "$answers", limits)
        val jvm = listOf(jdk.java, "-XX:TieredStopAtLevel=1") + contender.flags(jdk)
        return jvm + listOf("-cp", contender.classpath, ExaminationMain::class.java.name) + arguments + payloads
    }
}
