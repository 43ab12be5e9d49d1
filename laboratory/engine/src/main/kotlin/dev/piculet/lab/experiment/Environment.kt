package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/** The machine and the checkout that a run was made with. Unknown facts are null. */
@Serializable
data class Environment(
    val cpu: String?,
    val cores: Int,
    val memoryBytes: Long?,
    val os: String,
    val kernel: String?,
    val started: String,
    val commit: String?,
    val kotlin: String,
)

/**
 * A JDK that trials run on.
 *
 * @property home its folder; `…` in a run that is kept
 * @property version full version, such as `17.0.15`: the label in tables and stores
 * @property flags the JVM flags of every process with a contender, before the contender's own
 * @property collector the garbage collector that it chooses with these flags on this machine, such as `G1`; null if unknown
 */
@Serializable
data class Jdk(
    val home: String,
    val version: String,
    val vendor: String,
    val vm: String,
    val flags: List<String>,
    val collector: String? = null,
) {
    val feature: Int get() = version.takeWhile { it.isDigit() }.toInt()
    val java: String get() = "$home/bin/java"

    /**
     * The JVM flags of every trial, before the contender's own. The heap is touched before anything is measured.
     * Otherwise the first round through the young generation pays for the memory that the system hands out page by
     * page. On a virtual machine that was 12 µs a page of 4 KB, or 2 µs more a call that allocates 700 bytes, until the
     * round was over (docs/adr/0017-runs-of-the-lab.md).
     */
    val trialFlags: List<String> get() = flags + "-XX:+AlwaysPreTouch"
}
