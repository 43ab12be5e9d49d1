package dev.piculet.lab.experiment

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.Serializable

/** An attribution with the facts about its making, as it is stored. */
@OptIn(ExperimentalSerializationApi::class)
@Serializable
class AttributionRecord(
    val command: String,
    val seed: Long,
    val environment: Environment,
    val jdks: List<Jdk>,
    val attributions: Attributions,
) {
    /** The number of the stored form. */
    @EncodeDefault
    val schema: Int = SCHEMA

    companion object {
        /** Version of the stored form. The first files of form 1 do not tell it. */
        const val SCHEMA: Int = 1
    }
}
