package dev.piculet.lab.gate

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.fork.MeasuredWork
import dev.piculet.lab.payload.Payloads
import kotlin.io.path.createTempDirectory

/** Judges the work of a trial by its JVM's report after the last iteration, by its documents, and by its allocation. */
internal class MeasuredWorkJudge(
    private val seed: Long,
) {
    private val known = mutableSetOf<String>()

    /** Returns why the measured work was wrong, in one line, or null if it was right. */
    fun failureOf(
        work: MeasuredWork,
        bytesPerOp: Double,
        contender: ReadyContender,
        jdk: Jdk,
        group: Group,
    ): String? =
        work.failure()
            ?: allocationFailure(work, bytesPerOp)
            ?: documentsFailure(work, contender, jdk, group)

    /** The least bytes count no object that the JIT can remove, since results leave the measured call. */
    private fun allocationFailure(
        work: MeasuredWork,
        bytesPerOp: Double,
    ): String? {
        val least = work.leastBytes()
        if (bytesPerOp >= least * TOLERANCE) return null
        return "allocated ${bytesPerOp.toLong()} bytes a call for results of $least bytes or more"
    }

    /** Documents that were right once are right again. */
    private fun documentsFailure(
        work: MeasuredWork,
        contender: ReadyContender,
        jdk: Jdk,
        group: Group,
    ): String? {
        val documents = work.documents()
        if (documents.isEmpty()) return null
        val digest = "$contender ${jdk.version} ${group.suite} ${group.payload} ${digestOf(documents)}"
        if (digest in known) return null
        val payload = Payloads.create(group.suite, group.payload, seed)
        val failure =
            if (contender.descriptor.format == Format.JSON) {
                Judgement.structuralFailure(payload, documents)
            } else {
                readElsewhere(payload, documents, contender, jdk)
            }
        if (failure == null) known += digest
        return failure
    }

    private fun readElsewhere(
        payload: Payload,
        documents: List<ByteArray>,
        contender: ReadyContender,
        jdk: Jdk,
    ): String? {
        val folder = createTempDirectory("piculet-lab-documents-")
        try {
            return SecondReader(contender, jdk, seed, folder).failureOf(payload, documents)
        } finally {
            folder.toFile().deleteRecursively()
        }
    }

    private companion object {
        /** Only certain bytes are counted, so the tolerance is small. It covers values of different sizes. */
        const val TOLERANCE = 0.9
    }
}
