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
    ): String? = failuresOf(mapOf(payload to documents)).getValue(Question.of(payload))

    /** Returns the faults of payloads' documents. */
    fun failuresOf(documents: Map<Payload, List<ByteArray>>): Map<Question, String?> {
        documents.forEach { (payload, written) ->
            carried.add(Question.of(payload), "first", DocumentFolder.toBeRead(payload, written))
        }
        return ExaminationProcess(contender, jdk, seed, Assignment.READ_ITS_OWN)
            .examine(documents.keys.map(Question::of), carried.folder)
            .mapValues { (_, it) -> it.unsupported() ?: it.readFailure() }
    }
}
