package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/** The subject of one fresh JVM: the first use of one contender on one payload. */
@Serializable
data class ColdCell(
    val suite: String,
    val payload: String,
    val entry: Entry,
) {
    override fun toString(): String = "$suite/$payload $entry"
}
