package dev.piculet.lab.experiment

/**
 * How a write-up ran JMH.
 *
 * @property benchmark the class in the measured JVM
 * @property warmupForks forks whose figures it drops
 * @property batch calls an operation
 */
data class JmhProtocol(
    val benchmark: Class<*>,
    val forks: Int,
    val warmupForks: Int,
    val warmupIterations: Int,
    val warmupMillis: Long,
    val iterations: Int,
    val millis: Long,
    val batch: Int,
) {
    /** The expected duration of all forks. */
    val totalMillis: Long
        get() = (forks + warmupForks) * (warmupIterations * warmupMillis + iterations * millis + JVM_MILLIS)

    private companion object {
        /** Starting a JVM. */
        const val JVM_MILLIS = 600L
    }
}
