package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/** An attribution with the facts about its making, as it is stored. */
@Serializable
class AttributionRecord(
    val command: String,
    val seed: Long,
    val environment: Environment,
    val jdks: List<Jdk>,
    val attributions: Attributions,
)
