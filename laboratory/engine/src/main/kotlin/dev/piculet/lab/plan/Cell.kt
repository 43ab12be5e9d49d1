package dev.piculet.lab.plan

import kotlinx.serialization.Serializable

/** What is compared side by side: the contenders of one group are measured one right after the other. */
@Serializable
data class Group(
    val suite: String,
    val payload: String,
    val operation: String,
) {
    override fun toString(): String = "$suite/$payload/$operation"
}

/** A contender in one version on one JDK, named by its full version. */
@Serializable
data class Entry(
    val contender: String,
    val version: String,
    val jdk: String,
) {
    override fun toString(): String = "$contender@$version on JDK $jdk"
}

/** Why a cell is measured. */
@Serializable
enum class Role {
    /** It was asked for. */
    CONTENDER,

    /** The second half of the A/A pair: a baseline measured twice a block, to show the error of the machine. */
    TWIN,

    /** The kernel that never changes. */
    CALIBRATION,
}

/** What one trial of each block measures. [group] is null for the calibration kernel. */
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
