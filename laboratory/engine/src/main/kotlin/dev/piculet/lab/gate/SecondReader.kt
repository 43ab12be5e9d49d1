package dev.piculet.lab.gate

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.fork.Assignment
import java.nio.file.Path

/**
 * Lets another JVM read a contender's documents. It has only values of another seed, so it can't take from elsewhere a
 * value that a document lacks.
 *
 * @param folder for documents on their way, of its own
 */
internal class SecondReader(
    private val contender: ReadyContender,
    private val jdk: Jdk,
    private val seed: Long,
    folder: Path,
) {
    private val carried = DocumentFolder(folder)

    /** Returns the fault of a payload's documents, in one line, or null. */
    fun failureOf(
        payload: Payload,
        documents: List<ByteArray>,
    ): String? = failuresOf(payload.suite(), mapOf(payload to documents)).getValue(payload.id())

    /** Returns the faults by the payloads' ids. */
    fun failuresOf(
        suite: String,
        documents: Map<Payload, List<ByteArray>>,
    ): Map<String, String?> {
        documents.forEach { (payload, written) ->
            carried.add(suite, payload.id(), "first", DocumentFolder.toBeRead(payload, written))
        }
        val ids = documents.keys.map { it.id() }
        val examined = ExaminationProcess(contender, jdk, seed, Assignment.READ_ITS_OWN)
            .examine(suite, ids, carried.of(suite))
        return examined.associate { it.payload() to (it.unsupported() ?: it.readFailure()) }
    }
}
