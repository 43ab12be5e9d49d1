package dev.piculet.lab.reproduce

import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Measure
import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.statistics.BlockValues
import dev.piculet.lab.statistics.Estimate

/** Figures of a part that was measured, or of a part of it. */
interface PartFigures {
    /** Returns the figure of one contender on one payload: nanoseconds of a call, or bytes. */
    fun of(
        payload: String,
        contender: String,
    ): Sourced

    /** Returns the time of a contender divided by that of another, paired by block. */
    fun ratio(
        payload: String,
        contender: String,
        over: String,
    ): Sourced
}

/** An estimate, or why there is none. */
sealed interface Sourced {
    /**
     * @property nanos the times behind it; none for ratios and sizes
     * @property divided the times behind a ratio, block by block
     */
    data class Found(
        val estimate: Estimate,
        val nanos: BlockValues = emptyMap(),
        val divided: List<Pair<Double, Double>> = emptyList(),
    ) : Sourced

    data class Missing(
        val none: Outcome.None,
    ) : Sourced
}

/**
 * The honest figures of published rows.
 *
 * @param parts the figures of each part
 * @param runs where each part has its times from
 */
class HonestFigures(
    private val parts: Map<Part, PartFigures>,
    private val runs: Map<Part, PartRun> = emptyMap(),
) {
    /** Returns the figure of a row in its unit, or why there is none. */
    fun of(
        subject: Measurable,
        unit: PublishedUnit,
    ): Outcome {
        if (subject is Measurable.Nothing) return Outcome.None(subject.reason)
        subject as Measurable.Subject
        if (subject.measure == Measure.PROTOCOL) return WARMING
        val (part, figures) =
            parts.entries.firstOrNull { (part, _) -> part covers subject } ?: return Outcome.None.NOT_YET
        val sources = subject.payloads.map { source(figures, subject, it) }
        sources.filterIsInstance<Sourced.Missing>().firstOrNull()?.let { return it.none }
        val all = sources.map { figure(it as Sourced.Found, subject.measure, unit, part) }
        if (all.size == 1) return all.single()
        return Outcome.Figure(all.minOf { it.value }, to = all.maxOf { it.value }, run = runs[part])
    }

    private infix fun Part.covers(subject: Measurable.Subject) =
        kind == Part.kindOf(subject.measure) && suite == subject.suite && operation == subject.operation &&
            payloads.containsAll(subject.payloads) && contenders.containsAll(subject.contenders)

    private fun source(
        figures: PartFigures,
        subject: Measurable.Subject,
        payload: String,
    ): Sourced {
        val over = subject.over ?: return figures.of(payload, subject.contender)
        return figures.ratio(payload, subject.contender, over)
    }

    private fun figure(
        found: Sourced.Found,
        measure: Measure,
        unit: PublishedUnit,
        part: Part,
    ): Outcome.Figure {
        val estimate = found.estimate
        val turned: (Double) -> Double =
            when (measure) {
                Measure.STEADY, Measure.FIRST -> unit::ofNanos
                Measure.RATIO, Measure.SIZE, Measure.PROTOCOL -> { value -> value }
                Measure.SAVING -> { ratio -> (1 - ratio) * PERCENT }
            }
        val ends = listOfNotNull(estimate.low, estimate.high).map(turned)
        val times = found.nanos.takeIf { it.isNotEmpty() }?.let { Outcome.BlockTimes(part, it) }
        return Outcome.Figure(
            turned(estimate.value),
            ends.minOrNull(),
            ends.maxOrNull(),
            times = times,
            run = runs[part],
            divided = found.divided,
        )
    }

    private companion object {
        const val PERCENT = 100
        val WARMING = Outcome.None("a run between the first and the last is neither a first use nor steady")
    }
}
