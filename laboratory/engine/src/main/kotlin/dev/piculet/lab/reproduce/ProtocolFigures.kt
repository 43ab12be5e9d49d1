package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedRow

/**
 * The figures of published rows by the protocols of their write-ups.
 *
 * @param missing why contenders can't be had, by `id` or `id@version`; what was measured before has its figure
 * @param loop the figures of 003
 * @property series the figures of 002
 */
class ProtocolFigures(
    private val protocols: Protocols,
    trials: List<ProtocolTrial>,
    private val missing: Map<String, String>,
    private val loop: LoopFigures,
    val series: SeriesFigures = SeriesFigures(emptyList()),
) {
    private val byWork = trials.associateBy { it.work }

    /** Returns the figure of what stands beside a row, or why there is none. */
    fun ofRival(
        writeUp: String,
        subject: Measurable.Subject,
        row: PublishedRow,
    ): Outcome {
        val figure = of(writeUp, subject, row)
        val isLeftOut = figure == Outcome.None.NOT_YET &&
            protocols.of(writeUp, subject) != null &&
            protocols.ofRival(writeUp, subject) == null
        return if (isLeftOut) LEFT_OUT else figure
    }

    /** Returns the figure of a row, or why there is none. */
    fun of(
        writeUp: String,
        subject: Measurable,
        row: PublishedRow,
    ): Outcome {
        if (subject is Measurable.Nothing) return Outcome.None(subject.reason)
        subject as Measurable.Subject
        if (writeUp == LoopFigures.WRITE_UP) return loop.of(subject, row.unit)
        if (writeUp == SeriesPlan.WRITE_UP) return series.of(subject, row)
        val trial = trialOf(writeUp, subject)
            ?: return missing[subject.contender]?.let { Outcome.None(it) } ?: Outcome.None.NOT_YET
        val score = trial.score ?: return trial.error?.let { Outcome.None(it) } ?: Outcome.None.NOT_YET
        return Outcome.Figure(score, trial.scoreError?.let { score - it }, trial.scoreError?.let { score + it })
    }

    /** Returns what a row's contender wrote, or null if it was not measured, or only reads. */
    fun outputOf(
        writeUp: String,
        subject: Measurable,
    ): String? = (subject as? Measurable.Subject)?.let { trialOf(writeUp, it) }?.output

    /** Returns the source that a row's library generated to write, or null if it was not measured, or tells none. */
    fun sourceOf(
        writeUp: String,
        subject: Measurable,
    ): String? = (subject as? Measurable.Subject)?.let { trialOf(writeUp, it) }?.source

    private fun trialOf(
        writeUp: String,
        subject: Measurable.Subject,
    ): ProtocolTrial? = protocols.of(writeUp, subject)?.let { byWork[Protocols.workOf(it, subject)] }

    private companion object {
        val LEFT_OUT = Outcome.None("what the text does not have is measured by its protocol with --preset standard")
    }
}
