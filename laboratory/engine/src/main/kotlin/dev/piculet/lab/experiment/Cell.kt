package dev.piculet.lab.experiment

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** One comparison: the contenders of a group are measured directly after one another. */
@Serializable
data class Group(
    val suite: String,
    val payload: String,
    val operation: String,
) {
    override fun toString(): String = "$suite/$payload/$operation"
}

/** Whether each thread of a trial has its own instance of the contender, or all share one. */
@Serializable
enum class Instances(
    val id: String,
) {
    @SerialName("own")
    OWN("own"),

    @SerialName("shared")
    SHARED("shared"),
}

/**
 * The number of threads that call a contender at the same time, and whether they share it. A single thread has its own
 * instance.
 */
@Serializable
data class Threads(
    val number: Int = 1,
    val instances: Instances = Instances.OWN,
) {
    /** `8 threads, shared`. */
    override fun toString(): String = "$number threads, ${instances.id}"

    companion object {
        val ONE: Threads = Threads()
    }
}

/** True if what stands for a contender's version is the path of a jar that the user named. */
fun isJar(version: String): Boolean = version.endsWith(".jar")

/**
 * A contender in one version on one JDK, named by its full version, as so many threads call it.
 *
 * @property heap null for that of the JDK's flags; then the stored form leaves it out, so that older labs read it
 */
@OptIn(ExperimentalSerializationApi::class)
@Serializable
data class Entry(
    val contender: String,
    val version: String,
    val jdk: String,
    val threads: Threads = Threads.ONE,
    @EncodeDefault(EncodeDefault.Mode.NEVER)
    val heap: Heap? = null,
) {
    /** True if both are measured in the same way, so that their contenders can be compared. */
    fun isMeasuredLike(other: Entry): Boolean =
        jdk == other.jdk && threads.number == other.threads.number && heap == other.heap

    override fun toString(): String =
        "$contender@$version on JDK $jdk" + (if (threads == Threads.ONE) "" else " by $threads") +
            (heap?.let { " in $it" } ?: "")

    companion object {
        /** Puts those together that are measured under the same condition, ascending. Other runs have one condition. */
        val BY_CONDITION: Comparator<Entry> =
            compareBy({ it.threads.number }, { it.heap?.megabytes }, { it.heap?.collector })
    }
}

/** The reason for measuring a cell. */
@Serializable
enum class Role {
    /** It was asked for. */
    CONTENDER,

    /** The second half of the A/A pair: a baseline measured twice a block, to show the error of the machine. */
    TWIN,

    /** The kernel that never changes. */
    CALIBRATION,
}

/** The subject of one trial of each block. [group] is null for the calibration kernel. */
@Serializable
data class Cell(
    val entry: Entry,
    val group: Group? = null,
    val role: Role = Role.CONTENDER,
) {
    override fun toString(): String =
        when (role) {
            Role.CALIBRATION -> "calibration on JDK ${entry.jdk}"
            Role.TWIN -> "$group $entry (A/A)"
            Role.CONTENDER -> "$group $entry"
        }
}
