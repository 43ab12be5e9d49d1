package dev.piculet.lab.experiment

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.Serializable

/**
 * What a reproduction is besides its trials.
 *
 * @property command how to ask for all of it again, a line for each command that added to it
 * @property jars for `id@version`, the jar that stands for it, as `id@path`
 * @property absentParts what could not be measured at all
 * @property absentContenders why contenders can't be had, by `id` or `id@version`
 * @property seed of all trials, or null in one of an earlier lab
 * @property versions for contenders that were asked for without a version, the one that was the newest; none in one of an earlier lab
 */
@OptIn(ExperimentalSerializationApi::class)
@Serializable
data class ReproductionRecord(
    val command: String,
    val preset: String,
    val environment: Environment,
    val jdk: String,
    val jars: Map<String, String> = emptyMap(),
    val absentParts: List<AbsentPart> = emptyList(),
    val absentContenders: Map<String, String> = emptyMap(),
    val seed: Long? = null,
    val versions: Map<String, String> = emptyMap(),
) {
    /** The number of the stored form, that of the files beside it too. */
    @EncodeDefault
    val schema: Int = SCHEMA

    companion object {
        /** Version of the stored form. The first files of form 1 do not tell it. */
        const val SCHEMA: Int = 1
    }
}

/**
 * Figures that were asked for, and could not be measured.
 *
 * @property id the name that the folder of its run would have, which begins with the kind of figures
 * @property reason one line
 */
@Serializable
data class AbsentPart(
    val id: String,
    val suite: String,
    val operation: String,
    val payloads: List<String>,
    val contenders: List<String>,
    val reason: String,
)
