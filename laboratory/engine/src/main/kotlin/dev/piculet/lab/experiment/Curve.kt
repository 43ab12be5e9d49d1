package dev.piculet.lab.experiment

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What a curve varies; everything else is the same in all of its trials. */
@Serializable
enum class Condition(
    val id: String,
) {
    @SerialName("threads")
    THREADS("threads"),

    @SerialName("size")
    SIZE("size"),

    @SerialName("heap")
    HEAP("heap"),
}

/**
 * The condition that differs between the trials of a run.
 *
 * @property payload the payload of the curve, as it is called without its size
 * @property sizes bytes of content by payload, where [over] is the size
 */
@Serializable
data class Curve(
    val over: Condition,
    val payload: String,
    val sizes: Map<String, Long> = emptyMap(),
) {
    /** Returns the value of the condition in a cell: threads, bytes of content, or megabytes of heap. */
    fun valueOf(cell: Cell): Double =
        when (over) {
            Condition.THREADS -> cell.entry.threads.number.toDouble()
            Condition.SIZE -> sizes.getValue(cell.group!!.payload).toDouble()
            Condition.HEAP -> cell.entry.heap!!.megabytes.toDouble()
        }

    /** Returns what is the same along a curve: the contender without the condition's value. */
    fun subjectOf(entry: Entry): CurveSubject =
        CurveSubject(
            entry.contender,
            entry.version,
            entry.jdk,
            entry.threads.instances,
            entry.heap?.collector,
        )
}

/** Whose curve it is. */
data class CurveSubject(
    val contender: String,
    val version: String,
    val jdk: String,
    val instances: Instances,
    val collector: Collector?,
)
