package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.LoopSeries
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Measure
import dev.piculet.lab.publication.PublishedUnit

/**
 * The figures of write-up 003 by its own protocol: means over runs, round trips as the sum of both, no intervals.
 *
 * @param missing why contenders can't be had, by `id` or `id@version`; without one of its contenders the protocol can't be run
 */
class LoopFigures(
    private val trial: LoopTrial?,
    private val missing: Map<String, String> = emptyMap(),
) {
    /** Returns the figure of a row in its unit, or why there is none. */
    fun of(
        subject: Measurable.Subject,
        unit: PublishedUnit,
    ): Outcome {
        val payload = payloadOf(subject) ?: return Outcome.None("the text gives no protocol for this figure")
        trial ?: return absence()
        val first = seriesOf(trial, payload, subject.contender)
        if (first.isEmpty()) return Outcome.None(trial.error ?: "${subject.contender} took no part")
        return when (subject.measure) {
            Measure.SIZE -> Outcome.Figure(first.first().bytes.toDouble())
            Measure.RATIO -> ratio(subject, first, seriesOf(trial, payload, subject.over!!))
            else -> Outcome.Figure(unit.ofNanos(nanos(first, subject.operation)))
        }
    }

    private fun absence(): Outcome.None {
        val reason = CONTENDERS.firstNotNullOfOrNull { missing[it] } ?: return Outcome.None.NOT_YET
        return Outcome.None("the protocol has all of its serializers in one JVM, and one can't be had: $reason")
    }

    private fun ratio(
        subject: Measurable.Subject,
        first: List<LoopSeries>,
        second: List<LoopSeries>,
    ): Outcome {
        if (second.isEmpty()) return Outcome.None("${subject.over} took no part")
        return Outcome.Figure(nanos(first, subject.operation) / nanos(second, subject.operation))
    }

    private fun seriesOf(
        trial: LoopTrial,
        payload: String,
        contender: String,
    ) = trial.series.filter { it.payload == payload && it.contender == contender.substringBefore('@') }

    private fun nanos(
        series: List<LoopSeries>,
        operation: String,
    ): Double = series.filter { operation == ROUND_TRIP || it.operation == operation }.sumOf { it.nanos.average() }

    companion object {
        private const val ROUND_TRIP = "roundtrip"

        /** The protocol has one value of each class. */
        private const val ONE = "-one"

        /** True if the protocol has a figure for a row of a write-up. */
        fun has(
            writeUp: String,
            subject: Measurable,
        ): Boolean = writeUp == WRITE_UP && subject is Measurable.Subject && payloadOf(subject) != null

        private fun payloadOf(subject: Measurable.Subject): String? =
            subject.payloads
                .singleOrNull()
                ?.takeIf { it.endsWith(ONE) }
                ?.removeSuffix(ONE)
                ?.takeIf { it in PAYLOADS && subject.contenders.all(::isRun) }

        private fun isRun(contender: String) = contender.substringBefore('@') in CONTENDERS

        /** The write-up whose protocol it is. */
        const val WRITE_UP: String = "003"

        /** The suite whose payloads the protocol runs. */
        const val SUITE: String = "objects"

        /** The payloads that the protocol runs, in the order of the tables. */
        val PAYLOADS: List<String> = listOf("simple", "complex", "deep")

        /** All that run in one JVM, in the order of the tables. The author's own come first; Piculet's stand for them. */
        val CONTENDERS: List<String> = listOf("piculet", "piculet-binary", "kryo", "jackson2", "gson")

        /** How many of the first contenders are warmed up. */
        const val WARM: Int = 2
    }
}
