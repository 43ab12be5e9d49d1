package dev.piculet.lab.gate

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.fork.Examination
import dev.piculet.lab.payload.KnownExtremes
import dev.piculet.lab.payload.Payloads
import java.nio.file.Path
import kotlin.io.path.createTempDirectory

/**
 * Examines contenders one by one: whether they write and read a payload's values and extremes of their class, and read our own
 * rendering of these as JSON, or, if they have another format, read in another JVM what they wrote. Threads may share it.
 */
internal class WorkAlone(
    private val seed: Long,
    private val folder: Path,
) {
    private val references = References(folder.resolve("references"))
    private val extremes = KnownExtremes(seed)
    private val right = RightTexts()

    /**
     * What a contender did, and what it wrote for others.
     *
     * @property written of the payloads that it takes part in, if it writes JSON
     */
    class Examined(
        val task: GateTask,
        val results: List<GateResult>,
        val written: List<Contribution>,
    )

    fun examine(task: GateTask): Examined {
        val isJson = task.contender.descriptor.format == Format.JSON
        val (readable, textOnly) =
            task.payloads.map { Payloads.create(task.suite, it, seed) }.partition { isJson || !it.isDictated }
        val reason = "this payload is a JSON text, and ${task.contender.id} has a format of its own"
        val refused = textOnly.flatMap { GateResults(task).refused(it, reason) }
        if (readable.isEmpty()) return Examined(task, refused, emptyList())
        val kinds = Kind.of(readable, extremes, task.contender.descriptor.limits)
        val examined = if (isJson) examineJson(task, readable, kinds) else examineBytes(task, readable, kinds)
        return Examined(task, refused + examined.results, examined.written)
    }

    private fun examineJson(
        task: GateTask,
        payloads: List<Payload>,
        kinds: List<Kind>,
    ): Examined {
        val limits = task.contender.descriptor.limits
        val parts = payloads + kinds.map { it.ofExtremes }
        val rendered = parts.associate { it.id() to references.of(it, limits) }
        val answers =
            ExaminationProcess(task.contender, task.jdk, seed)
                .examine(task.suite, parts.map { it.id() }, references.folderFor(task.suite, limits))
                .associateBy { it.payload() }
        val judged = judge(kinds, answers) { right.of(rendered.getValue(it)) }
        val written =
            payloads.filter { judged.getValue(it).unsupported == null }.map {
                val isRight = judged.getValue(it).failureOf(Operation.SERIALIZE) == null
                val documents = answers.getValue(it.id()).documents().takeIf { isRight }.orEmpty()
                contribution(task, it, rendered.getValue(it.id()), documents)
            }
        return Examined(task, results(task, payloads, kinds, judged, answers), written)
    }

    private fun contribution(
        task: GateTask,
        payload: Payload,
        references: List<String>,
        documents: List<ByteArray>,
    ): Contribution {
        val writer = "${task.contender.id}@${task.contender.version}-${task.jdk.version}"
        return Contribution(task.suite, payload.id(), writer, references, DocumentFolder.toBeRead(payload, documents))
    }

    private fun examineBytes(
        task: GateTask,
        payloads: List<Payload>,
        kinds: List<Kind>,
    ): Examined {
        val parts = payloads + kinds.map { it.ofExtremes }
        val examinations =
            ExaminationProcess(task.contender, task.jdk, seed)
                .examine(task.suite, parts.map { it.id() }, folder.resolve("none"))
        val elsewhere = readElsewhere(task, parts.zip(examinations))
        val answers =
            examinations.associate { first ->
                first.payload() to (elsewhere[first.payload()]?.let { first.failedElsewhere(it) } ?: first)
            }
        val judged = judge(kinds, answers) { null }
        return Examined(task, results(task, payloads, kinds, judged, answers), emptyList())
    }

    /** @param texts returns what looks at a payload's JSON by its id, null for other formats */
    private fun judge(
        kinds: List<Kind>,
        answers: Map<String, Examination>,
        texts: (String) -> TextCheck?,
    ): Map<Payload, Judgement> =
        kinds.fold(emptyMap()) { judged, kind ->
            val id = kind.ofExtremes.id()
            val onExtremes = kind.judge(answers.getValue(id), texts(id))
            judged +
                kind.payloads.associateWith {
                    Judgement.of(it, answers.getValue(it.id()), texts(it.id())).and(onExtremes.getValue(it))
                }
        }

    private fun results(
        task: GateTask,
        payloads: List<Payload>,
        kinds: List<Kind>,
        judged: Map<Payload, Judgement>,
        answers: Map<String, Examination>,
    ): List<GateResult> {
        val results = GateResults(task)
        val remarks = kinds.flatMap { kind -> kind.payloads.map { it to kind.remark } }.toMap()
        return payloads.flatMap {
            results.of(it, judged.getValue(it), answers.getValue(it.id()).documents(), remarks[it])
        }
    }

    /** Returns why another JVM of a contender did not read its documents, by payload. */
    private fun readElsewhere(
        task: GateTask,
        examined: List<Pair<Payload, Examination>>,
    ): Map<String, String?> {
        val right = examined.filter { (_, it) -> it.unsupported() == null && it.readBackFailure() == null }
        if (right.isEmpty()) return emptyMap()
        return SecondReader(task.contender, task.jdk, seed, createTempDirectory(folder, "elsewhere-"))
            .failuresOf(task.suite, right.associate { (payload, it) -> payload to it.documents() })
    }

    private fun Examination.failedElsewhere(failure: String) =
        Examination(payload(), null, writeFailure(), failure, failure, documents(), fields())
}
