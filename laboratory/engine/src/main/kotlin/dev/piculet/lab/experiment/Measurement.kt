package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/** Starting and ending a JVM and binding a contender, on a two-core machine. */
private const val OVERHEAD_MILLIS = 1_200L

/** The same with classes from an archive. */
private const val SHARED_OVERHEAD_MILLIS = 850L

/** The warm-up of a fork in the shortest run whose figures mean anything. */
private const val LEAST_WARM_UP_MILLIS = 1_000L

/** How a fork spends its time: iterations and the milliseconds of each. */
@Serializable
data class Measurement(
    val warmupIterations: Int,
    val warmupMillis: Long,
    val iterations: Int,
    val millis: Long,
) {
    /** Time spent inside JMH's iterations. */
    val iterationMillis: Long get() = warmupIterations * warmupMillis + iterations * millis

    /** Whether forks are to reach their steady state; those of a smoke run are too short. */
    val reachesSteadyState: Boolean get() = warmupIterations * warmupMillis >= LEAST_WARM_UP_MILLIS

    /** The expected duration of a trial. */
    val trialMillis: Long get() = iterationMillis + OVERHEAD_MILLIS

    /** The expected duration of a trial that gets its classes from an archive. */
    val sharedTrialMillis: Long get() = iterationMillis + SHARED_OVERHEAD_MILLIS
}
