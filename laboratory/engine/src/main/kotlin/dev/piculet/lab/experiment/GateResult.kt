package dev.piculet.lab.experiment

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Whether a contender does the work that the timing assumes. */
@Serializable
enum class GateStatus(
    val id: String,
) {
    @SerialName("pass")
    PASS("pass"),

    @SerialName("wrong-output")
    WRONG_OUTPUT("wrong-output"),

    @SerialName("unsupported")
    UNSUPPORTED("unsupported"),

    /** It was never asked, because it can't be had here. */
    @SerialName("unavailable")
    UNAVAILABLE("unavailable"),
}

/**
 * The gate's answer for one contender in one group.
 *
 * @property detail why it did not pass, or a remark on one that did; one line
 * @property size bytes of the encoded values, null where it wrote none
 * @property sizeGzip the same after gzip
 * @property isInPlace true if it reads fields where they are in the bytes, without an object
 */
@Serializable
data class GateResult(
    val group: Group,
    val entry: Entry,
    val status: GateStatus,
    val detail: String? = null,
    val size: Int? = null,
    val sizeGzip: Int? = null,
    val isInPlace: Boolean = false,
)
