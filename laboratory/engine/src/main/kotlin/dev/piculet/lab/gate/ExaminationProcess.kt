package dev.piculet.lab.gate

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.ChildJvm
import dev.piculet.lab.environment.TemporaryFolder
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.fork.Assignment
import dev.piculet.lab.fork.Examination
import dev.piculet.lab.fork.ExaminationFile
import dev.piculet.lab.fork.ExaminationMain
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.fileSize
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes

/**
 * Examines a contender in JVMs of its own, if possible in one.
 *
 * A payload fails if two JVMs crash on it or do not answer in time; one alone may be the fault of a machine that was asleep or
 * short of memory. A new JVM then examines the payloads after it. What a library keeps in static fields may spoil the suites behind
 * it: a suite that has a fault in a JVM that began with another is examined again in one that begins with it, whose answers count.
 *
 * @param timeout time for one answer on a crowded machine, the start of the JVM included; a quiet one needs a tenth of a second
 */
internal class ExaminationProcess(
    private val contender: ReadyContender,
    private val jdk: Jdk,
    private val seed: Long,
    private val assignment: Assignment = Assignment.ALL,
    private val timeout: Duration = 2.minutes,
) {
    private class Answer(
        val question: Question,
        val examination: Examination,
        private val firstSuite: String,
    ) {
        /** True if a JVM that began with another suite found a fault. */
        val isDoubtful: Boolean get() = examination.hasFault() && question.suite != firstSuite
    }

    /** @param foreign documents of others, as [ExaminationMain] wants them */
    fun examine(
        questions: List<Question>,
        foreign: Path,
    ): Map<Question, Examination> {
        val suites = questions.distinct().groupBy { it.suite }
        val first = answersTo(suites.values.flatten(), foreign)
        val doubtful = first.filter { it.isDoubtful }.map { it.question.suite }.distinct()
        val again = doubtful.flatMap { answersTo(suites.getValue(it), foreign) }
        return (first + again).associate { it.question to it.examination }
    }

    private fun answersTo(
        questions: List<Question>,
        foreign: Path,
    ): List<Answer> {
        val answers = mutableListOf<Answer>()
        var suspect: Question? = null
        while (answers.size < questions.size) {
            val left = questions.drop(answers.size)
            val firstSuite = left.first().suite
            val (examinations, end) = examineInOneJvm(left, foreign)
            answers += left.zip(examinations) { question, it -> Answer(question, it, firstSuite) }
            val unanswered = left.getOrNull(examinations.size)
            if (unanswered != null && unanswered == suspect) {
                val fault = Examination(unanswered.payload, null, end, end, end, emptyList())
                answers += Answer(unanswered, fault, firstSuite)
            }
            suspect = unanswered
        }
        return answers
    }

    /** Returns the answers of one JVM and, if it did not give all, how it ended. */
    private fun examineInOneJvm(
        questions: List<Question>,
        foreign: Path,
    ): Pair<List<Examination>, String> {
        TemporaryFolder("piculet-lab-examination-").use { folder ->
            val answers = folder.path.resolve("answers")
            val jvm = ChildJvm(command(questions, foreign, answers), folder.path.resolve("log"))
            val end = jvm.run(timeout, answers::sizeIfThere)
            return (if (answers.sizeIfThere() > 0) ExaminationFile.read(answers) else emptyList()) to end
        }
    }

    private fun command(
        questions: List<Question>,
        foreign: Path,
        answers: Path,
    ): List<String> {
        val limits = contender.descriptor.limits.joinToString(",") { it.id() }
        val arguments =
            listOf(contender.descriptor.className, "$seed", assignment.name, "$foreign", "$answers", limits)
        val jvm = listOf(jdk.java, "-XX:TieredStopAtLevel=1") + contender.flags(jdk)
        val main = listOf("-cp", contender.classpath, ExaminationMain::class.java.name)
        return jvm + main + arguments + questions.map { "$it" }
    }
}

private fun Path.sizeIfThere(): Long = if (exists()) fileSize() else 0
