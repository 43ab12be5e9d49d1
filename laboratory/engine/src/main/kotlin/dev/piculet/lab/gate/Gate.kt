package dev.piculet.lab.gate

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.fork.Examination
import dev.piculet.lab.payload.Payloads
import java.io.ByteArrayOutputStream
import java.nio.file.Path
import java.util.zip.GZIPOutputStream
import kotlin.io.path.createTempDirectory
import kotlin.math.roundToInt

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
 * value and can be read by the next contender, and other formats can be read by another JVM.
 *
 * @param folder an empty folder for documents on their way from one contender to the next
 */
class Gate(
    private val seed: Long,
    private val folder: Path,
) {
    private val foreign = ForeignDocuments(folder)
    private val extremes = KnownExtremes(seed)

    /**
     * Examines several, as many beside one another as there are cores: nothing is timed here. Those whose documents others
     * read keep their order.
     *
     * @param starting hears which one starts; it is called by one thread at a time
     * @return the results of each, in the order of the tasks
     */
    fun examineAll(
        tasks: List<GateTask>,
        starting: (GateTask) -> Unit,
    ): List<List<GateResult>> =
        Turns(tasks) { task -> task.suite.takeIf { task.contender.descriptor.format == Format.JSON } }
            .map(Runtime.getRuntime().availableProcessors().coerceAtMost(MOST_AT_ONCE)) { task ->
                synchronized(this) { starting(task) }
                examine(task)
            }

    /** Examines one contender on the payloads of a suite. Later contenders read its documents. */
    fun examine(task: GateTask): List<GateResult> {
        val (contender, jdk, suite, payloadIds, operations) = task
        val payloads = payloadIds.map { Payloads.create(suite, it, seed) }
        val (readable, textOnly) =
            payloads.partition { contender.descriptor.format == Format.JSON || !it.isDictated }
        val entry = Entry(contender.id, contender.version, jdk.version)
        val refused =
            textOnly.flatMap { payload ->
                asked(payload, operations).map {
                    val reason = "this payload is a JSON text, and ${contender.id} has a format of its own"
                    GateResult(group(payload, it), entry, GateStatus.UNSUPPORTED, reason)
                }
            }
        return refused + examineReadable(contender, jdk, readable, operations, entry)
    }

    private fun examineReadable(
        contender: ReadyContender,
        jdk: Jdk,
        payloads: List<Payload>,
        operations: List<Operation>,
        entry: Entry,
    ): List<GateResult> {
        if (payloads.isEmpty()) return emptyList()
        val suite = payloads.first().suite()
        val isJson = contender.descriptor.format == Format.JSON
        val kinds = Kind.of(payloads, extremes, contender.descriptor.limits)
        val parts = payloads + kinds.map { it.ofExtremes }
        if (isJson) parts.forEach(foreign::addReference)
        val examinations =
            ExaminationProcess(contender, jdk, seed)
                .examine(suite, parts.map { it.id() }, if (isJson) foreign.folderFor(suite) else foreign.none)
        val elsewhere = if (isJson) emptyMap() else readElsewhere(contender, jdk, parts.zip(examinations))
        val answers =
            examinations.associate { first ->
                first.payload() to (elsewhere[first.payload()]?.let { first.failedElsewhere(it) } ?: first)
            }
        val onExtremes = kinds.associateWith { it.judge(answers.getValue(it.ofExtremes.id()), isJson) }
        return payloads.flatMap { payload ->
            val examination = answers.getValue(payload.id())
            val kind = kinds.first { payload in it.payloads }
            val judged = Judgement.of(payload, examination, isJson).and(onExtremes.getValue(kind).getValue(payload))
            if (isJson && judged.serialize == null && judged.unsupported == null) {
                foreign.add(payload, "${contender.id}@${contender.version}-${jdk.version}", examination.documents())
            }
            asked(payload, operations).map {
                result(payload, it, entry, examination.documents(), judged, kind.remark)
            }
        }
    }

    /**
     * Returns why another JVM of a contender did not read its documents, by payload. JSON is read by the other
     * contenders instead.
     */
    private fun readElsewhere(
        contender: ReadyContender,
        jdk: Jdk,
        examined: List<Pair<Payload, Examination>>,
    ): Map<String, String?> {
        val right = examined.filter { (_, it) -> it.unsupported() == null && it.readBackFailure() == null }
        if (right.isEmpty()) return emptyMap()
        val folder = createTempDirectory(folder, "elsewhere-")
        return SecondReader(contender, jdk, seed, folder)
            .failuresOf(right.first().first.suite(), right.associate { (payload, it) -> payload to it.documents() })
    }

    private fun Examination.failedElsewhere(failure: String) =
        Examination(payload(), null, writeFailure(), failure, failure, documents(), fields())

    private fun result(
        payload: Payload,
        operation: Operation,
        entry: Entry,
        documents: List<ByteArray>,
        judged: Judgement,
        remark: String?,
    ): GateResult {
        val failure = judged.failureOf(operation)
        val unsupported = judged.unsupportedIn(operation)
        val status =
            when {
                unsupported != null -> GateStatus.UNSUPPORTED
                failure != null -> GateStatus.WRONG_OUTPUT
                else -> GateStatus.PASS
            }
        return GateResult(
            group(payload, operation),
            entry,
            status,
            unsupported ?: failure ?: remark,
            size = sizeOfCall(payload, documents) { all -> all.sumOf { it.size } },
            sizeGzip = sizeOfCall(payload, documents, ::gzip),
            isInPlace = operation.isOfFields && judged.isInPlace,
        )
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

    private fun asked(
        payload: Payload,
        operations: List<Operation>,
    ) = operations.filter { it in payload.operations() }

    private fun group(
        payload: Payload,
        operation: Operation,
    ) = Group(payload.suite(), payload.id(), operation.id())

    private fun gzip(documents: List<ByteArray>): Int {
        val bytes = ByteArrayOutputStream()
        GZIPOutputStream(bytes).use { out -> documents.forEach(out::write) }
        return bytes.size()
    }

    private companion object {
        /** Each JVM takes a heap of 1 GiB. */
        const val MOST_AT_ONCE = 4
    }
}
