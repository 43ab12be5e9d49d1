package dev.piculet.lab.experiment

import org.openjdk.jmh.annotations.Mode
import java.util.concurrent.TimeUnit

/**
 * How a write-up ran JMH.
 *
 * @property id as in stored trials
 * @property benchmark the class in the measured JVM
 * @property unit the unit of its scores
 * @property warmupForks forks whose figures it drops
 * @property batch calls an operation
 * @property isCollecting true if garbage is collected before each iteration
 * @property needsReflection true if the benchmark itself calls kotlin-reflect
 */
data class JmhProtocol(
    val id: String,
    val benchmark: Class<*>,
    val mode: Mode,
    val unit: TimeUnit,
    val forks: Int,
    val iterations: JmhIterations,
    val warmup: JmhIterations,
    val warmupForks: Int = 0,
    val batch: Int = 1,
    val isCollecting: Boolean = false,
    val needsReflection: Boolean = false,
) {
    /** The expected duration of all forks. */
    val totalMillis: Long get() = (forks + warmupForks) * (warmup.totalMillis + iterations.totalMillis + JVM_MILLIS)

    private companion object {
        /** Starting a JVM, and using a library in it for the first time. */
        const val JVM_MILLIS = 1_000L
    }
}

/** @property millis the length of one; a single shot takes as long as its call */
data class JmhIterations(
    val number: Int,
    val millis: Long,
) {
    val totalMillis: Long get() = number * millis

    companion object {
        val NONE: JmhIterations = JmhIterations(0, 0)
    }
}
