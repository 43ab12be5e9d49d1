package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/** A row of a write-up's table, by its names. */
@Serializable
data class RowName(
    val writeUp: String,
    val table: String,
    val row: String,
) {
    override fun toString(): String = "$writeUp/$table/$row"
}

/**
 * A published row measured by the protocol of its write-up, faults included: a line of a reproduction's store.
 *
 * @property builds digests of what was measured, as in [RunConditions]
 * @property error why there is no score, one line
 * @property score in the unit of the row, for one operation
 * @property scoreError the half-width that the protocol gives, or null if it gives none
 * @property samples the figures that the score is the mean of
 * @property output the length in bytes and the beginning of one output; the protocol itself looks at none
 */
@Serializable
data class ProtocolTrial(
    val name: RowName,
    val started: String,
    val millis: Long,
    val jdk: String,
    val builds: Map<String, String>,
    val error: String? = null,
    val score: Double? = null,
    val scoreError: Double? = null,
    val samples: List<Double> = emptyList(),
    val output: String? = null,
)
