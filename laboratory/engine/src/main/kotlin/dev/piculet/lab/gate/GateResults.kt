package dev.piculet.lab.gate

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import java.io.ByteArrayOutputStream
import java.util.zip.GZIPOutputStream
import kotlin.math.roundToInt

/** Puts the answers of one contender into words and figures. */
internal class GateResults(
    private val task: GateTask,
) {
    private val entry = Entry(task.contender.id, task.contender.version, task.jdk.version)

    /** Returns that a payload can't be given to it. */
    fun refused(
        payload: Payload,
        reason: String,
    ): List<GateResult> = asked(payload).map { GateResult(group(payload, it), entry, GateStatus.UNSUPPORTED, reason) }

    /**
     * Returns the result of each operation of a payload.
     *
     * @param remark on a contender that passes, or null
     */
    fun of(
        payload: Payload,
        judged: Judgement,
        documents: List<ByteArray>,
        remark: String?,
    ): List<GateResult> {
        val size = sizeOfCall(payload, documents) { all -> all.sumOf { it.size } }
        val sizeGzip = sizeOfCall(payload, documents, ::gzip)
        return asked(payload).map { operation ->
            val failure = judged.failureOf(operation)
            val unsupported = judged.unsupportedIn(operation)
            val status =
                when {
                    unsupported != null -> GateStatus.UNSUPPORTED
                    failure != null -> GateStatus.WRONG_OUTPUT
                    else -> GateStatus.PASS
                }
            val isInPlace = operation.isOfFields && judged.isInPlace
            val detail = unsupported ?: failure ?: remark
            GateResult(group(payload, operation), entry, status, detail, size, sizeGzip, isInPlace)
        }
    }

    /** The bytes that one call writes: the mean, if calls take the values in turn. */
    private fun sizeOfCall(
        payload: Payload,
        documents: List<ByteArray>,
        size: (List<ByteArray>) -> Int,
    ): Int? =
        when {
            documents.isEmpty() -> null
            payload.isInTurn -> documents.map { size(listOf(it)) }.average().roundToInt()
            else -> size(documents)
        }

    private fun asked(payload: Payload) = task.operations.filter { it in payload.operations() }

    private fun group(
        payload: Payload,
        operation: Operation,
    ) = Group(payload.suite(), payload.id(), operation.id())

    private fun gzip(documents: List<ByteArray>): Int {
        val bytes = ByteArrayOutputStream()
        GZIPOutputStream(bytes).use { out -> documents.forEach(out::write) }
        return bytes.size()
    }
}
