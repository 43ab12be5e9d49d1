package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/**
 * One contender's figures on one payload by the protocol of write-up 003.
 *
 * @property nanos one figure a run
 * @property bytes the size of what it wrote
 */
@Serializable
data class LoopSeries(
    val payload: String,
    val contender: String,
    val operation: String,
    val nanos: List<Double>,
    val bytes: Int,
)

/**
 * A JVM that ran the protocol of write-up 003.
 *
 * @property builds digests of what was measured, as in [RunConditions]
 * @property error why series are missing, one line
 */
@Serializable
data class LoopTrial(
    val runs: Int,
    val calls: Int,
    val started: String,
    val millis: Long,
    val jdk: String,
    val builds: Map<String, String>,
    val series: List<LoopSeries> = emptyList(),
    val error: String? = null,
)
