package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.RowName
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedUnit

/**
 * The figures of published rows by the protocols of their write-ups.
 *
 * @param missing why the contenders of rows can't be had
 * @param loop the figures of 003
 */
class ProtocolFigures(
    trials: List<ProtocolTrial>,
    private val missing: Map<RowName, String>,
    private val loop: LoopFigures,
) {
    private val byName = trials.associateBy { it.name }

    /** Returns the figure of a row, or why there is none. */
    fun of(
        name: RowName,
        subject: Measurable,
        unit: PublishedUnit,
    ): Outcome {
        if (subject is Measurable.Nothing) return Outcome.None(subject.reason)
        subject as Measurable.Subject
        if (name.writeUp == LoopFigures.WRITE_UP) return loop.of(subject, unit)
        if (Protocols.of(name.writeUp, subject) == null) {
            return Outcome.None("not measured by its own protocol: that of ${name.writeUp} is not built yet")
        }
        missing[name]?.let { return Outcome.None(it) }
        val trial = byName[name] ?: return Outcome.None("not measured yet")
        val score = trial.score ?: return Outcome.None(trial.error ?: "not measured yet")
        return Outcome.Figure(score, trial.scoreError?.let { score - it }, trial.scoreError?.let { score + it })
    }

    /** Returns what a row's contender wrote, or null. */
    fun outputOf(name: RowName): String? = byName[name]?.output
}
