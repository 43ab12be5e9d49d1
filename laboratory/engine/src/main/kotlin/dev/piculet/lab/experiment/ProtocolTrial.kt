package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/**
 * What the protocol of a write-up measures. Several published rows can ask for the same.
 *
 * @property protocol the id of the protocol
 * @property contender `id` or `id@version`
 */
@Serializable
data class PublishedWork(
    val protocol: String,
    val group: Group,
    val contender: String,
) {
    override fun toString(): String = "$contender on $group ($protocol)"
}

/**
 * Work that was measured by the protocol of a write-up, faults included: a line of a reproduction's store.
 *
 * @property builds digests of what was measured, as in [RunConditions]
 * @property error why there is no score, one line
 * @property score in the unit of the protocol, for one operation
 * @property scoreError the half-width that the protocol gives, or null if it gives none
 * @property samples the figures that the score is the mean of
 * @property output the length in bytes and the beginning of one output; the protocol itself looks at none
 * @property source what the library generated to write it, if it tells
 */
@Serializable
data class ProtocolTrial(
    val work: PublishedWork,
    val started: String,
    val millis: Long,
    val jdk: String,
    val builds: Map<String, String>,
    val error: String? = null,
    val score: Double? = null,
    val scoreError: Double? = null,
    val samples: List<Double> = emptyList(),
    val output: String? = null,
    val source: String? = null,
)
