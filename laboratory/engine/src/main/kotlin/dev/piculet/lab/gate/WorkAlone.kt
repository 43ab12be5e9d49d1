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

    /** A task, and what JVMs are asked for it. */
    private class Asked(
        val task: GateTask,
        val refused: List<GateResult>,
        val payloads: List<Payload>,
        val kinds: List<Kind>,
    ) {
        val parts: List<Payload> = payloads + kinds.map { it.ofExtremes }
    }

    /** What JVMs answered to all parts, and what looks at the JSON in their answers; null for other formats. */
    private class Answers(
        private val byQuestion: Map<Question, Examination>,
        private val texts: (Question) -> TextCheck?,
    ) {
        fun of(part: Payload): Examination = byQuestion.getValue(Question.of(part))

        fun textsOf(part: Payload): TextCheck? = texts(Question.of(part))
    }

    /** @param tasks of one subject, each of a suite of its own */
    fun examine(
        subject: Subject,
        tasks: List<GateTask>,
    ): List<Examined> {
        val isJson = subject.contender.descriptor.format == Format.JSON
        val asked = tasks.map { asked(it, isJson) }
        val parts = asked.flatMap { it.parts }
        return if (isJson) examineJson(subject, asked, parts) else examineBytes(subject, asked, parts)
    }

    private fun asked(
        task: GateTask,
        isJson: Boolean,
    ): Asked {
        val (readable, textOnly) =
            task.payloads.map { Payloads.create(task.suite, it, seed) }.partition { isJson || !it.isDictated }
        val reason = "this payload is a JSON text, and ${task.contender.id} has a format of its own"
        val refused = textOnly.flatMap { GateResults(task).refused(it, reason) }
        return Asked(task, refused, readable, Kind.of(readable, extremes, task.contender.descriptor.limits))
    }

    private fun examineJson(
        subject: Subject,
        asked: List<Asked>,
        parts: List<Payload>,
    ): List<Examined> {
        val limits = subject.contender.descriptor.limits
        val rendered = parts.associate { Question.of(it) to references.of(it, limits) }
        val examinations =
            ExaminationProcess(subject.contender, subject.jdk, seed)
                .examine(rendered.keys.toList(), references.folderFor(limits))
        val answers = Answers(examinations) { right.of(rendered.getValue(it)) }
        return asked.map { one ->
            val judged = judge(one.kinds, answers)
            val written =
                one.payloads.filter { judged.getValue(it).unsupported == null }.map {
                    val isRight = judged.getValue(it).failureOf(Operation.SERIALIZE) == null
                    val documents = answers.of(it).documents().takeIf { isRight }.orEmpty()
                    contribution(subject, it, rendered.getValue(Question.of(it)), documents)
                }
            Examined(one.task, one.refused + results(one, judged, answers), written)
        }
    }

    private fun contribution(
        subject: Subject,
        payload: Payload,
        references: List<String>,
        documents: List<ByteArray>,
    ): Contribution {
        val writer = "${subject.contender.id}@${subject.contender.version}-${subject.jdk.version}"
        return Contribution(Question.of(payload), writer, references, DocumentFolder.toBeRead(payload, documents))
    }

    private fun examineBytes(
        subject: Subject,
        asked: List<Asked>,
        parts: List<Payload>,
    ): List<Examined> {
        val examinations =
            ExaminationProcess(subject.contender, subject.jdk, seed)
                .examine(parts.map(Question::of), folder.resolve("none"))
        val elsewhere = readElsewhere(subject, parts.associateWith { examinations.getValue(Question.of(it)) })
        val both = examinations.mapValues { (it, first) -> elsewhere[it]?.let(first::failedElsewhere) ?: first }
        val answers = Answers(both) { null }
        return asked.map { Examined(it.task, it.refused + results(it, judge(it.kinds, answers), answers), emptyList()) }
    }

    private fun judge(
        kinds: List<Kind>,
        answers: Answers,
    ): Map<Payload, Judgement> =
        kinds.fold(emptyMap()) { judged, kind ->
            val onExtremes = kind.judge(answers.of(kind.ofExtremes), answers.textsOf(kind.ofExtremes))
            judged +
                kind.payloads.associateWith {
                    Judgement.of(it, answers.of(it), answers.textsOf(it)).and(onExtremes.getValue(it))
                }
        }

    private fun results(
        asked: Asked,
        judged: Map<Payload, Judgement>,
        answers: Answers,
    ): List<GateResult> {
        val results = GateResults(asked.task)
        val remarks = asked.kinds.flatMap { kind -> kind.payloads.map { it to kind.remark } }.toMap()
        return asked.payloads.flatMap {
            results.of(it, judged.getValue(it), answers.of(it).documents(), remarks[it])
        }
    }

    /** Returns why another JVM of a contender did not read its documents. */
    private fun readElsewhere(
        subject: Subject,
        examined: Map<Payload, Examination>,
    ): Map<Question, String?> {
        val right = examined.filterValues { it.unsupported() == null && it.readBackFailure() == null }
        if (right.isEmpty()) return emptyMap()
        return SecondReader(subject.contender, subject.jdk, seed, createTempDirectory(folder, "elsewhere-"))
            .failuresOf(right.mapValues { (_, it) -> it.documents() })
    }
}

private fun Examination.failedElsewhere(failure: String) =
    Examination(payload(), null, writeFailure(), failure, failure, documents(), fields())
