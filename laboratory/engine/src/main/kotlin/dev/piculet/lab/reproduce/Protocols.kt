package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.JmhIterations
import dev.piculet.lab.experiment.JmhProtocol
import dev.piculet.lab.experiment.PublishedWork
import dev.piculet.lab.fork.FreshObjectBenchmark
import dev.piculet.lab.fork.UsedMapperBenchmark
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Measure
import org.openjdk.jmh.annotations.Mode
import java.util.concurrent.TimeUnit

/**
 * The protocols of write-ups that ran JMH.
 *
 * @param preset smoke shortens them. Below standard, forks whose figures are dropped in any case are left out, and so is what no
 * text has in its hundreds of rows.
 */
class Protocols(
    private val preset: Preset,
) {
    /** The text of 004 has the mode and the number of iterations. Not told: their length, the warm-up, the forks. */
    private val freshObject =
        JmhProtocol(
            "fresh-object",
            FreshObjectBenchmark::class.java,
            Mode.AverageTime,
            TimeUnit.NANOSECONDS,
            forks = 1,
            iterations = iterations(4, millis = 1_000),
            warmup = iterations(4, millis = 1_000),
        )

    /** The build file of the public kogera-benchmark at 2.14.2 and 2.15.2 has all of it; the texts have the count of 4. */
    private val batches =
        JmhProtocol(
            "batches",
            UsedMapperBenchmark::class.java,
            Mode.Throughput,
            TimeUnit.SECONDS,
            forks = 2,
            iterations = iterations(2, millis = 1_500),
            warmup = iterations(3, millis = 1_000),
            warmupForks = if (preset < Preset.STANDARD) 0 else 2,
            batch = 3,
            needsReflection = true,
        )

    /** JMH's own settings, but for the collections: five forks of one call. */
    private val singleShot =
        JmhProtocol(
            "single-shot",
            UsedMapperBenchmark::class.java,
            Mode.SingleShotTime,
            TimeUnit.MILLISECONDS,
            forks = if (preset == Preset.SMOKE) 2 else 5,
            iterations = JmhIterations(1, 0),
            warmup = JmhIterations.NONE,
            isCollecting = true,
            needsReflection = true,
        )

    /** Returns the protocol of a row, or null if its write-up did not run JMH, or there is nothing to measure. */
    fun of(
        writeUp: String,
        subject: Measurable,
    ): JmhProtocol? {
        if (subject !is Measurable.Subject) return null
        return when (writeUp) {
            "004" -> freshObject
            in LONG_TEXTS -> if (subject.measure == Measure.FIRST) singleShot else batches
            else -> null
        }
    }

    /** Returns the protocol of what stands beside a row; null also if the preset leaves that out. */
    fun ofRival(
        writeUp: String,
        subject: Measurable,
    ): JmhProtocol? = of(writeUp, subject).takeUnless { preset < Preset.STANDARD && writeUp in LONG_TEXTS }

    private fun iterations(
        number: Int,
        millis: Long,
    ) = JmhIterations(number, if (preset == Preset.SMOKE) SMOKE_MILLIS else millis)

    companion object {
        private const val SMOKE_MILLIS = 50L

        private val LONG_TEXTS = setOf("000", "001")

        /** Returns what a protocol measures for a row that has one payload. */
        fun workOf(
            protocol: JmhProtocol,
            subject: Measurable.Subject,
        ): PublishedWork {
            val group = Group(subject.suite, subject.payloads.single(), subject.operation)
            return PublishedWork(protocol.id, group, subject.contender)
        }
    }
}
