package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedRow

/**
 * The figures of write-up 002 by its own protocol: wall time of one run, without an interval.
 *
 * @property trials in the order of their plan
 * @param missing why contenders can't be had, by `id` or `id@version`; what was measured before has its figure
 */
class SeriesFigures(
    val trials: List<SeriesTrial>,
    private val missing: Map<String, String> = emptyMap(),
) {
    /** Returns the figure of a row in its unit, or why there is none. */
    fun of(
        subject: Measurable.Subject,
        row: PublishedRow,
    ): Outcome {
        val own = trials.filter { it.work.group == SeriesPlan.groupOf(subject) && countsFor(subject, it) }
        val trial = own.firstOrNull { it.error == null }
        if (trial == null) {
            val reason = own.firstNotNullOfOrNull { it.error } ?: missing[subject.contender]
            return reason?.let { Outcome.None(it) } ?: Outcome.None.NOT_YET
        }
        val nanos = trial.runsOf(subject.contender).getOrNull(SeriesPlan.runOf(row) - 1) ?: return Outcome.None.NOT_YET
        return Outcome.Figure(row.unit.ofNanos(nanos.toDouble()))
    }

    /** What the text compares has the figures of the text's order alone; of others, the first JVM that did not fail counts. */
    private fun countsFor(
        subject: Measurable.Subject,
        trial: SeriesTrial,
    ): Boolean {
        val contenders = trial.work.contenders
        return if (subject.contender in SeriesPlan.OF_TEXT) {
            contenders == SeriesPlan.OF_TEXT
        } else {
            subject.contender in contenders
        }
    }
}
