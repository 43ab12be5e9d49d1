package dev.piculet.lab.gate

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.fork.Assignment
import java.nio.file.Path
import java.util.concurrent.atomic.AtomicInteger
import kotlin.io.path.createTempDirectory

/** A contender to be examined on payloads of one suite, for these operations. */
data class GateTask(
    val contender: ReadyContender,
    val jdk: Jdk,
    val suite: String,
    val payloads: List<String>,
    val operations: List<Operation>,
) {
    internal val subject: Subject get() = Subject(contender, jdk)
}

/** What JVMs of the gate examine: tasks of one subject share them. */
internal data class Subject(
    val contender: ReadyContender,
    val jdk: Jdk,
)

/**
 * Checks before any timing that every contender does equal work: values come back equal, JSON has the structure of the
 * value and can be read by the other contenders, and other formats can be read by another JVM.
 *
 * @param folder an empty folder for documents on their way from one JVM to another
 */
class Gate(
    private val seed: Long,
    private val folder: Path,
) {
    private val work = WorkAlone(seed, folder)

    /**
     * Examines several, as many contenders beside one another as there are cores: nothing is timed here. Those that write JSON then
     * read what the others wrote.
     *
     * @param progress hears how many steps of how many are done, and which one starts; it is called by one thread at a time
     * @return the results of each, in the order of the tasks
     */
    fun examineAll(
        tasks: List<GateTask>,
        progress: (Int, Int, String) -> Unit,
    ): List<List<GateResult>> {
        val alone =
            tasks
                .groupBy { it.subject }
                .entries
                .toList()
                .each(
                    progress,
                    { (subject, _) -> "checking that ${subject.contender.selection} does equal work" },
                    { (subject, own) -> work.examine(subject, own) },
                ).flatten()
        val failures = failuresOfReading(alone, progress)
        val results =
            alone.associate { examined ->
                val own = failures[examined.task.subject].orEmpty()
                examined.task to examined.results.map { it.withReading(own[Question.of(it.group)]) }
            }
        return tasks.map(results::getValue)
    }

    /** Returns what was wrong when contenders read the documents of others. */
    private fun failuresOfReading(
        alone: List<WorkAlone.Examined>,
        progress: (Int, Int, String) -> Unit,
    ): Map<Subject, Map<Question, String?>> {
        val exchange = Exchange(createTempDirectory(folder, "exchange-"))
        alone.flatMap { it.written }.forEach(exchange::add)
        val unread =
            alone
                .flatMap { one -> one.written.filter(exchange::isNewTo).map { one.task.subject to it.question } }
                .groupBy({ it.first }, { it.second })
        return unread.entries
            .toList()
            .each(
                progress,
                { (reader, _) -> "having ${reader.contender.selection} read what others wrote" },
                { (reader, questions) -> reader to failuresOf(reader, questions, exchange.folder) },
            ).toMap()
    }

    private fun failuresOf(
        reader: Subject,
        questions: List<Question>,
        others: Path,
    ): Map<Question, String?> =
        ExaminationProcess(reader.contender, reader.jdk, seed, Assignment.READ_OTHERS)
            .examine(questions, others)
            .mapValues { (_, it) -> it.unsupported() ?: it.readFailure() }

    private fun <T, R> List<T>.each(
        progress: (Int, Int, String) -> Unit,
        what: (T) -> String,
        action: (T) -> R,
    ): List<R> {
        val done = AtomicInteger()
        return mapInParallel(Runtime.getRuntime().availableProcessors().coerceAtMost(MOST_AT_ONCE)) {
            synchronized(done) { progress(done.get(), size, what(it)) }
            action(it).also { done.incrementAndGet() }
        }
    }

    private fun GateResult.withReading(failure: String?): GateResult =
        if (failure == null || status != GateStatus.PASS || group.operation == Operation.SERIALIZE.id()) {
            this
        } else {
            copy(status = GateStatus.WRONG_OUTPUT, detail = failure)
        }

    private companion object {
        /** Each JVM takes a heap of 1 GiB. */
        const val MOST_AT_ONCE = 4
    }
}
