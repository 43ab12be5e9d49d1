package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.JmhProtocol
import dev.piculet.lab.fork.FreshObjectBenchmark
import dev.piculet.lab.publication.Measurable

/** The protocols of the write-ups, as far as the lab can follow them. */
object Protocols {
    /** The text of 004 has the mode and the number of iterations. Not told: their length, the warm-up, the forks. */
    private val REQUIRED =
        JmhProtocol(
            FreshObjectBenchmark::class.java,
            forks = 1,
            warmupForks = 0,
            warmupIterations = 4,
            warmupMillis = 1_000,
            iterations = 4,
            millis = 1_000,
            batch = 1,
        )

    /** Returns the protocol of a row, or null if the lab can't follow it yet, or there is nothing to measure. */
    fun of(
        writeUp: String,
        subject: Measurable,
    ): JmhProtocol? = REQUIRED.takeIf { writeUp == "004" && subject is Measurable.Subject }
}
