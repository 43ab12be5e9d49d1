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
     * Examines several, as many beside one another as there are cores: nothing is timed here. Those that write JSON then read what
     * the others wrote.
     *
     * @param progress hears how many steps of how many are done, and which one starts; it is called by one thread at a time
     * @return the results of each, in the order of the tasks
     */
    fun examineAll(
        tasks: List<GateTask>,
        progress: (Int, Int, String) -> Unit,
    ): List<List<GateResult>> {
        val alone = tasks.each(progress, { "checking that ${it.contender.id} does equal work" }, work::examine)
        val exchange = Exchange(createTempDirectory(folder, "exchange-"))
        alone.flatMap { it.written }.forEach(exchange::add)
        val readers = alone.filter { it.written.any(exchange::isNewTo) }
        val failures =
            readers.each(progress, { "having ${it.task.contender.id} read what others wrote" }) {
                it to failuresOfReading(it, exchange)
            }
        val byReader = failures.toMap()
        return alone.map { examined ->
            examined.results.map { it.withReading(byReader[examined]?.get(it.group.payload)) }
        }
    }

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

    /** Returns the failures by the payloads' ids. */
    private fun failuresOfReading(
        reader: WorkAlone.Examined,
        exchange: Exchange,
    ): Map<String, String?> {
        val (contender, jdk, suite) = reader.task
        val payloads = reader.written.filter(exchange::isNewTo).map { it.payload }
        return ExaminationProcess(contender, jdk, seed, Assignment.READ_OTHERS)
            .examine(suite, payloads, exchange.folderFor(suite))
            .associate { it.payload() to (it.unsupported() ?: it.readFailure()) }
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
