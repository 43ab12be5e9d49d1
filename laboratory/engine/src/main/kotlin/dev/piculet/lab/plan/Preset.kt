package dev.piculet.lab.plan

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.experiment.Measurement
import kotlin.time.Duration
import kotlin.time.Duration.Companion.hours
import kotlin.time.Duration.Companion.minutes

/**
 * A named compromise between time and certainty.
 *
 * @property budget time for everything after the build: resolving, the gate, the trials
 * @property precision half-width at which a comparison is precise enough; null stops at the least number of blocks
 * @property isCore measures a suite's core contenders only, unless contenders are named
 */
enum class Preset(
    val budget: Duration,
    val precision: Double?,
    val measurement: Measurement,
    val operations: List<Operation>,
    val isCore: Boolean,
) {
    /** Shows within a minute that everything works; its forks are too short for its figures to mean anything. */
    SMOKE(
        1.minutes,
        null,
        Measurement(warmupIterations = 3, warmupMillis = 50, iterations = 3, millis = 50),
        listOf(Operation.SERIALIZE, Operation.DESERIALIZE),
        isCore = true,
    ),

    /** Six blocks of the most important groups. */
    QUICK(
        8.minutes,
        null,
        Measurement(warmupIterations = 10, warmupMillis = 100, iterations = 25, millis = 20),
        listOf(Operation.SERIALIZE, Operation.DESERIALIZE),
        isCore = true,
    ),
    STANDARD(
        1.hours,
        0.05,
        Measurement(warmupIterations = 10, warmupMillis = 300, iterations = 50, millis = 20),
        Operation.OF_OBJECTS,
        isCore = false,
    ),
    THOROUGH(
        8.hours,
        0.03,
        Measurement(warmupIterations = 10, warmupMillis = 500, iterations = 100, millis = 20),
        Operation.OF_OBJECTS,
        isCore = false,
    ),
    ;

    val id: String get() = name.lowercase()
}
